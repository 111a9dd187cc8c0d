// Whether a closer look over the board is folded to its title: by itself where the board is needed, and as one wishes.
import type { Choice } from "../lib/choice.svelte";

export class Fold {
  private wish = $state<boolean | null>(null);

  /** `what` it shows, and whether that is still going on; `needed`: the board is, though it goes on. */
  constructor(
    what: () => unknown,
    private running: () => boolean,
    private choice: () => Choice,
    private needed: () => boolean,
    /** What is over is in the way of a question. */
    private inTheWay: () => boolean = () => true,
  ) {
    $effect(() => {
      void what();
      // What is over makes room for every new question, also when it was opened again for the last one.
      if (!this.running()) void this.choice().decision?.ask;
      this.wish = null;
    });
  }

  get folded(): boolean {
    return this.wish ?? (this.needed() || (!this.running() && this.choice().decision !== null && this.inTheWay()));
  }

  turn = (): void => {
    this.wish = !this.folded;
  };
}
