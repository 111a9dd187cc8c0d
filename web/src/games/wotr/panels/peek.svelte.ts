// The card or Character held up to the light: one at a time, whoever points at it.
class Peek {
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
