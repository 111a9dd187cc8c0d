// What is held up to the light: one card at a time, whoever points at it.
import type { Attachment } from "svelte/attachments";
import { on } from "svelte/events";
import { stirred } from "../lib/pointer";

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
    const pointed = (e: PointerEvent): void => {
      if (e.pointerType === "mouse" && stirred(e) && peek.id !== id) peek.show(id, node);
    };
    // Svelte's own listeners: a card with the focus blurs while it is being taken away, in the middle of Svelte's work,
    // where a plain listener must not write state.
    const deaf = [
      on(node, "pointerenter", pointed),
      on(node, "pointermove", pointed),
      on(node, "pointerleave", () => peek.hide()),
      on(node, "focus", () => void (node.matches(":focus-visible") && peek.show(id, node))),
      on(node, "blur", () => peek.hide()),
    ];
    return () => {
      for (const off of deaf) off();
      if (peek.id === id) peek.hide();
    };
  };
}
