// Whether a closer look is folded to its title: on a small screen by itself, where it would lie on what can be chosen,
// and everywhere as one wishes. Elsewhere it stands beside the board and is in nobody's way.
import { MediaQuery } from "svelte/reactivity";
import type { Choice } from "../lib/choice.svelte";

const small = new MediaQuery("max-width: 56rem");

export class Fold {
  private wish = $state<boolean | null>(null);

  /** `what` it shows, and whether that is still going on; `under` it may lie what can be chosen. */
  constructor(
    what: () => unknown,
    private running: () => boolean,
    private choice: () => Choice,
    private under = (thing: string): boolean => !this.choice().held(thing),
  ) {
    $effect(() => {
      void what();
      // What is over makes room for every new question, also when it was opened again for the last one.
      if (!this.running()) void this.choice().decision?.ask;
      this.wish = null;
    });
  }

  get folded(): boolean {
    const { lit, decision } = this.choice();
    const onBoard = [...lit].some((thing) => this.under(thing));
    return this.wish ?? (small.current && (onBoard || (!this.running() && decision !== null)));
  }

  turn = (): void => {
    this.wish = !this.folded;
  };
}
