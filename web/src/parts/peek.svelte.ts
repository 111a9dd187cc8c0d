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

  hide(): void {
    this.id = null;
  }
}

export const peek = new Peek();

/** Makes an element show its card, on hover and on keyboard focus; a card that leaves the table is shown no longer. */
export function peeks(id: string): Attachment<HTMLElement> {
  return (node) => {
    const show = (): void => peek.show(id, node);
    const hide = (): void => peek.hide();
    const enter = (event: PointerEvent): void => void (event.pointerType === "mouse" && show());
    const focus = (): void => void (node.matches(":focus-visible") && show());
    node.addEventListener("pointerenter", enter);
    node.addEventListener("pointerleave", hide);
    node.addEventListener("focus", focus);
    node.addEventListener("blur", hide);
    return () => {
      node.removeEventListener("pointerenter", enter);
      node.removeEventListener("pointerleave", hide);
      node.removeEventListener("focus", focus);
      node.removeEventListener("blur", hide);
      if (peek.id === id) hide();
    };
  };
}
