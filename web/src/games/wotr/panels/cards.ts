// What is printed on the cards, dice and Hunt tiles.
import type { CardPrint, TilePrint } from "../../../shapes/wotr";
import type { WotrIcon } from "../icon-names";
import { facts, type Face } from "../model";

export interface Card extends CardPrint {
  id: string;
}

const unknown: CardPrint = {
  side: "fp",
  deck: "character",
  number: 0,
  symbol: "character",
  table: false,
  initiative: [],
  combat: "",
  player: "any",
  mark: "",
};

export const cardOf = (id: string): Card => ({ id, ...(facts().cards[id] ?? unknown) });

export const FACE_ICON: Record<Face, WotrIcon[]> = {
  character: ["plain-dagger"],
  army: ["knight-banner"],
  muster: ["visored-helm"],
  event: ["crystal-ball"],
  army_muster: ["visored-helm", "knight-banner"],
  will_of_the_west: ["polar-star"],
  eye: ["burning-eye"],
};

export interface Tile extends TilePrint {
  id: string;
}

export const tileOf = (id: string): Tile => ({
  id,
  ...(facts().tiles[id] ?? { kind: "standard", value: 0, reveal: false, stop: false }),
});

/** Tiles that do the same, counted: standard ones by what they show, special ones each by itself. */
export function grouped(ids: string[]): { tile: Tile; n: number }[] {
  const found = new Map<string, { tile: Tile; n: number }>();
  for (const id of ids) {
    const tile = tileOf(id);
    const key = tile.kind === "standard" ? `${tile.value}/${tile.reveal}` : id;
    const group = found.get(key) ?? { tile, n: 0 };
    group.n++;
    found.set(key, group);
  }
  const rank = (t: Tile): number =>
    (t.kind === "standard" ? 0 : 100) +
    (t.value === "eye" ? 20 : t.value === "die" ? 10 : t.value) +
    (t.reveal ? 0.5 : 0);
  return [...found.values()].sort((a, b) => rank(a.tile) - rank(b.tile));
}
