// Short words at the edge of the screen, read aloud too: what was refused and why, what was copied.
import type { Refused } from "./api";
import { t, words } from "./words.svelte";

export interface Notice {
  id: number;
  text: string;
  kind: "plain" | "refused";
  rule: string;
  game: string;
}

class Notices {
  shown = $state.raw<Notice[]>([]);
  private next = 1;

  private add(text: string, kind: Notice["kind"], rule = "", game = ""): void {
    const id = this.next++;
    this.shown = [...this.shown.filter((n) => n.text !== text).slice(-2), { id, text, kind, rule, game }];
    setTimeout(() => this.drop(id), kind === "refused" ? 9000 : 5000);
  }

  tell(key: string, args: Record<string, string | number> = {}): void {
    this.add(t(key, args), "plain");
  }

  say(text: string): void {
    this.add(text, "plain");
  }

  refuse(error: Refused, game: string | null = null): void {
    this.add(words.say(error.said, game ?? undefined), "refused", error.rule, game ?? "");
  }

  clear(): void {
    this.shown = [];
  }

  drop(id: number): void {
    this.shown = this.shown.filter((n) => n.id !== id);
  }
}

export const notices = new Notices();
