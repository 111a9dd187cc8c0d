// How numbers and names are printed on a card.
import type { CardPrint } from "./model";
import { name, ui } from "./says";

/** "3–6", "1–3, 5–9": runs of numbers shortened. */
export function numbers(list: number[]): string {
  const runs: string[] = [];
  for (let i = 0; i < list.length;) {
    let j = i;
    while (list[j + 1] === (list[j] as number) + 1) j++;
    runs.push(j > i ? `${list[i]}–${list[j]}` : `${list[i]}`);
    i = j + 1;
  }
  return runs.join(", ");
}

/** Who may wield an item: characters by name, factions and kinds in the plural. */
export const wielderNames = (list: CardPrint["wielders"]): string =>
  list.map((w) => (w.includes(":") ? ui(w.replace(":", "-")) : name(w))).join(", ");
