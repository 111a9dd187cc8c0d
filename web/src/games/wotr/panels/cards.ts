// What is printed on the cards, dice and Hunt tiles.
import cards, { tiles, type EventFact } from "virtual:wotr-cards";
import type { WotrIcon } from "../icon-names";
import type { Face, Side } from "../model";

export interface Card {
  id: string;
  side: Side;
  deck: "character" | "strategy";
  number: number;
  /** The die result, besides Event, that plays it. */
  symbol: "character" | "army" | "muster";
  /** It stays on the table. */
  table: boolean;
  initiative: number[];
  combat: string;
  /** Whose it is with three or four players. */
  player: string;
}

const unknown: EventFact = ["fp", "character", 0, "character", false, [], "", "any"];

export function cardOf(id: string): Card {
  const [side, deck, number, symbol, table, initiative, combat, player] = cards[id] ?? unknown;
  return {
    id,
    side: side as Side,
    deck: deck as Card["deck"],
    number,
    symbol: symbol as Card["symbol"],
    table,
    initiative,
    combat,
    player,
  };
}

export const FACE_ICON: Record<Face, WotrIcon[]> = {
  character: ["plain-dagger"],
  army: ["knight-banner"],
  muster: ["visored-helm"],
  event: ["crystal-ball"],
  army_muster: ["visored-helm", "knight-banner"],
  will_of_the_west: ["polar-star"],
  eye: ["burning-eye"],
};

export interface Tile {
  id: string;
  kind: "standard" | "fp" | "shadow";
  /** Damage; negative heals; "eye" counts successes, "die" is rolled. */
  value: number | "eye" | "die";
  reveal: boolean;
  stop: boolean;
}

export function tileOf(id: string): Tile {
  const [kind, value, reveal, stop] = tiles[id] ?? ["standard", 0, false, false];
  return { id, kind: kind as Tile["kind"], value: value as Tile["value"], reveal, stop };
}

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
