// What moved between two moments: figures that left one region and came to another.
import { CHARACTERS, kindOf, type CharacterId, type Figures, type WotrView } from "../model";
import { reach, regionOf, type Point } from "./map";

export interface Slide {
  from: Point;
  to: Point;
  /** Figures, or one character, or the Fellowship. */
  figures: Figures;
  character: CharacterId | null;
  fellowship: boolean;
}

const counts = (v: WotrView, kind: string): Map<string, number> => {
  const found = new Map<string, number>();
  for (const [id, r] of Object.entries(v.regions)) {
    const n = (r.figures?.[kind] ?? 0) + (r.besieged?.[kind] ?? 0);
    if (n) found.set(id, n);
  }
  return found;
};

export function slides(before: WotrView, after: WotrView): Slide[] {
  const moves = new Map<string, { from: string; to: string; figures: Figures }>();
  const kinds = new Set(
    [...Object.values(before.regions), ...Object.values(after.regions)].flatMap((r) =>
      Object.keys({ ...r.figures, ...r.besieged }),
    ),
  );
  for (const kind of kinds) {
    const [was, is] = [counts(before, kind), counts(after, kind)];
    const change = new Map<string, number>();
    for (const id of new Set([...was.keys(), ...is.keys()])) {
      const n = (is.get(id) ?? 0) - (was.get(id) ?? 0);
      if (n) change.set(id, n);
    }
    const far = kind === "nazgul" ? 99 : 3; // units march, Nazgûl fly
    for (const [to, gained] of change) {
      if (gained <= 0) continue;
      let left = gained;
      for (const [from] of [...reach(to, far)].sort((a, b) => a[1] - b[1])) {
        const n = Math.min(left, -(change.get(from) ?? 0));
        if (n <= 0) continue;
        change.set(from, (change.get(from) ?? 0) + n);
        left -= n;
        const move = moves.get(`${from} ${to}`) ?? { from, to, figures: {} };
        move.figures[kind] = (move.figures[kind] ?? 0) + n;
        moves.set(`${from} ${to}`, move);
        if (!left) break;
      }
    }
  }
  const found: Slide[] = [];
  const add = (from: string | undefined, to: string | undefined, what: Partial<Slide>): void => {
    const [a, b] = [regionOf.get(from ?? "")?.at, regionOf.get(to ?? "")?.at];
    if (a && b && a !== b) found.push({ from: a, to: b, figures: {}, character: null, fellowship: false, ...what });
  };
  for (const m of moves.values())
    if (Object.keys(m.figures).some((k) => kindOf(k))) add(m.from, m.to, { figures: m.figures });
  for (const c of CHARACTERS) {
    const [was, is] = [before.characters[c], after.characters[c]];
    const start = was?.region ?? (was?.place === "fellowship" ? (before.fellowship.region ?? undefined) : undefined);
    if (is?.region && start !== is.region) add(start, is.region, { character: c });
  }
  if (after.fellowship.mordor === null)
    add(before.fellowship.region ?? "", after.fellowship.region ?? "", { fellowship: true });
  return found;
}
