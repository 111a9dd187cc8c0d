// The card held up to the light, and where a card could go: one at a time, whoever points at it.
import { Peek } from "../../parts/peek.svelte";

const DELAY = 320; // a pointer that only passes shows nothing
const PRESS = 430;

class Looking extends Peek {
  /** Held up in the middle of the screen, with what can be done with it. */
  held = $state<string | null>(null);
  /** The card whose possible places are shown. */
  lights = $state<string | null>(null);
  private timer: ReturnType<typeof setTimeout> | null = null;

  soon(id: string, near: Element, large: boolean): void {
    this.lights = id;
    this.stop();
    if (large) this.timer = setTimeout(() => near.isConnected && this.show(id, near), DELAY);
  }

  press(id: string): void {
    this.stop();
    this.timer = setTimeout(() => {
      this.lights = id;
      this.held = id;
    }, PRESS);
  }

  stop(): void {
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
  }

  override hide(): void {
    this.stop();
    super.hide();
    if (!this.held) this.lights = null;
  }

  put(): void {
    this.held = null;
    this.lights = null;
    this.id = null;
  }
}

export const peek = new Looking();

/** Makes an element show its card: on hover, on keyboard focus, on a long press. A card in hand grows by itself. */
export function looks(node: HTMLElement, id: string): { update: (id: string) => void; destroy: () => void } {
  let now = id;
  const grows = (): boolean => node.hasAttribute("data-grows");
  let pressed = false;
  const on = <K extends keyof HTMLElementEventMap>(type: K, does: (event: HTMLElementEventMap[K]) => void, capture = false): void => node.addEventListener(type, does, capture);
  on("pointerenter", (e) => e.pointerType === "mouse" && peek.soon(now, node, !grows()));
  on("pointerleave", () => peek.hide());
  on("pointerdown", (e) => {
    if (e.pointerType === "mouse") return;
    pressed = false;
    peek.press(now);
  });
  on("pointerup", () => {
    pressed = peek.held === now;
    peek.stop();
  });
  on("pointercancel", () => peek.stop());
  on("contextmenu", (e) => {
    if (peek.held) e.preventDefault();
  });
  // the click that ends a long press chooses nothing
  on(
    "click",
    (e) => {
      peek.stop();
      peek.id = null;
      if (!pressed) return;
      pressed = false;
      e.stopImmediatePropagation();
      e.preventDefault();
    },
    true,
  );
  on("focus", () => {
    if (!node.matches(":focus-visible")) return;
    peek.lights = now;
    if (!grows()) peek.show(now, node);
  });
  on("blur", () => peek.hide());
  return {
    update: (id) => {
      now = id;
    },
    destroy: () => {
      if (peek.id === now) peek.hide();
    },
  };
}
