// The pile somebody looks through: their own cycle pile or eliminated pile (C5.3).
export type Pile = "cycle" | "eliminated" | "top";

class Opened {
  now = $state.raw<{ player: string; pile: Pile } | null>(null);

  open(player: string, pile: Pile): void {
    this.now = { player, pile };
  }

  close(): void {
    this.now = null;
  }
}

export const pile = new Opened();
