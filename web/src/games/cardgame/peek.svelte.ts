// The card held up to the light, and where a card could go: one at a time, whoever points at it.
import type { Attachment } from "svelte/attachments";
import { on as listen } from "svelte/events";
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
export function looks(id: string): Attachment<HTMLElement> {
  return (node) => {
    // Svelte's own listeners: a card with the focus blurs while it is being taken away, in the middle of Svelte's work.
    const deaf: (() => void)[] = [];
    const on = <K extends keyof HTMLElementEventMap>(
      type: K,
      does: (event: HTMLElementEventMap[K]) => void,
      capture = false,
    ): void => void deaf.push(listen(node, type, does, { capture }));
    const grows = (): boolean => node.hasAttribute("data-grows");
    let pressed = false;
    on("pointerenter", (e) => e.pointerType === "mouse" && peek.soon(id, node, !grows()));
    on("pointerleave", () => peek.hide());
    on("pointerdown", (e) => {
      if (e.pointerType === "mouse") return;
      pressed = false;
      peek.press(id);
    });
    on("pointerup", () => {
      pressed = peek.held === id;
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
      peek.lights = id;
      if (!grows()) peek.show(id, node);
    });
    on("blur", () => peek.hide());
    return () => {
      for (const off of deaf) off();
      if (peek.id === id) peek.hide();
    };
  };
}
