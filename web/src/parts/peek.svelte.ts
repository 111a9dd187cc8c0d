// What is held up to the light: one card at a time, whoever points at it.
import type { Attachment } from "svelte/attachments";

export class Peek {
  id = $state<string | null>(null);
  x = $state(0);
  y = $state(0);

  show(id: string, near: Element): void {
    const box = near.getBoundingClientRect();
    this.id = id;
    this.x = box.left + box.width / 2;
    this.y = box.top;
  }

  toggle(id: string, near: Element): void {
    if (this.id === id) this.hide();
    else this.show(id, near);
  }

  hide(): void {
    this.id = null;
  }
}

export const peek = new Peek();

/** Makes an element show its card, on hover and on keyboard focus; a card that leaves the table is shown no longer. */
export function peeks(id: string): Attachment<HTMLElement> {
  return (node) => {
    const listening = new AbortController();
    const on = <K extends keyof HTMLElementEventMap>(type: K, does: (event: HTMLElementEventMap[K]) => void): void => node.addEventListener(type, does, listening);
    on("pointerenter", (e) => e.pointerType === "mouse" && peek.show(id, node));
    on("pointerleave", () => peek.hide());
    on("focus", () => node.matches(":focus-visible") && peek.show(id, node));
    on("blur", () => peek.hide());
    return () => {
      listening.abort();
      if (peek.id === id) peek.hide();
    };
  };
}
