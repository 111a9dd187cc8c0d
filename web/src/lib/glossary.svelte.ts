// What the terms of a game mean, and where they stand in a text. A game's are asked for when the first text of it is
// looked through.
import { api } from "./api";
import type { Term } from "../shapes/wire";
import { words } from "./words.svelte";

/** A piece of a text; `term` is what it names. */
export interface Piece {
  text: string;
  term?: Term | undefined;
}

const WORD = /[\p{L}\p{M}\p{N}'’-]+/gu;

export class Glossary {
  private books = $state.raw<Record<string, Term[]>>({});
  private forms = new Map<string, { of: Map<string, Term>; longest: number }>();
  private asked = new Set<string>();

  /** The terms of a game in the language of the page; none until they have come. */
  of(game: string): Term[] {
    const key = `${game} ${words.language}`;
    if (!this.asked.has(key)) {
      this.asked.add(key);
      void api.glossary(game, words.language).then(
        (told) => this.take(key, told.terms),
        () => this.asked.delete(key), // asked again with the next text
      );
    }
    return this.books[key] ?? [];
  }

  take(key: string, terms: Term[]): void {
    const of = new Map(terms.flatMap((term) => term.forms.map((form) => [form, term] as const)));
    const longest = Math.max(1, ...[...of.keys()].map((form) => form.split(/[\s/]/).length));
    this.forms.set(key, { of, longest });
    this.books = { ...this.books, [key]: terms };
  }

  /** A text cut where terms stand, the longest first; each term once, and none of those already seen. */
  cut(game: string, text: string, seen: Set<string> = new Set()): Piece[] {
    const known = this.of(game).length ? this.forms.get(`${game} ${words.language}`) : undefined;
    if (!known) return [{ text }];
    const found = [...text.matchAll(WORD)];
    const pieces: Piece[] = [];
    let from = 0;
    for (let i = 0; i < found.length; i++) {
      const start = found[i]?.index ?? 0;
      for (let j = Math.min(i + known.longest, found.length) - 1; j >= i; j--) {
        const last = found[j];
        const end = (last?.index ?? 0) + (last?.[0].length ?? 0);
        const said = text.slice(start, end).toLowerCase().replace(/\s+/g, " ");
        const headed = text[end] === ":" ? known.of.get(`${said}:`) : undefined;
        const term = headed ?? known.of.get(said);
        if (!term) continue;
        if (!seen.has(term.name)) {
          seen.add(term.name);
          if (start > from) pieces.push({ text: text.slice(from, start) });
          pieces.push({ text: text.slice(start, end), term });
          from = end;
        }
        i = j; // a word of a term is no term of its own
        break;
      }
    }
    if (from < text.length) pieces.push({ text: text.slice(from) });
    return pieces;
  }
}

export const glossary = new Glossary();
