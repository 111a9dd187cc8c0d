// Where a rule was found, as a reader is told: the places it is printed at, and each other kind once with its notes.
import type { RuleMark } from "../lib/api";

export interface Found {
  places: string;
  kinds: { kind: RuleMark["kind"]; note: string }[];
}

export function foundAt(marks: RuleMark[]): Found {
  const notes = new Map<RuleMark["kind"], string[]>();
  for (const mark of marks) notes.set(mark.kind, [...(notes.get(mark.kind) ?? []), ...(mark.note ? [mark.note] : [])]);
  const places = (notes.get("printed")?.join("; ") ?? "").replace(/\b(p|ch)\. /g, "$1.\u00a0"); // "p. 21" is not torn
  notes.delete("printed");
  return { places, kinds: [...notes].map(([kind, said]) => ({ kind, note: said.join("; ") })) };
}
