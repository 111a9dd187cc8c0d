// The last battle, put together from the log and, while it is fought, from the view.
import type { Line } from "../../lib/api";
import { cardOf, type IronView, type Side } from "./model";

export interface Sum {
  /** What the wagered card brings. */
  card: number;
  golems: number;
  forge: number;
  /** Card effects, stance, Spirits: what is left when everything known is counted. */
  effects: number;
  /** What the enemy takes away. */
  against: number;
  total: number;
}

export interface Fighter {
  side: Side;
  place: string;
  wager: "open" | "hidden" | "none" | "card";
  card: string | null;
  damage: Sum | null;
  dominance: number | null;
  lost: number | null;
}

export interface Fight {
  /** Where in the log it began: its name. */
  id: number;
  attacker: Side;
  sides: [Fighter, Fighter];
  winner: Side | "nobody" | null;
  automatic: boolean;
  running: boolean;
}

const SIDES: [Side, Side] = ["woodwalkers", "ironclad"];

export function lastFight(log: Line[], v: IronView): Fight | null {
  const id = log.findLastIndex((l) => l.key === "ironwood-log-attack");
  const start = log[id];
  if (!start) return null;
  const told = (key: string): Line | undefined => log.slice(id).find((l) => l.key === `ironwood-log-${key}`);
  const attacker = String(start.args["side"]) as Side;
  const place = (side: Side): string => String(start.args[side === attacker ? "a" : "b"]);
  const running = v.battle !== null;
  const [revealed, damage, losses, dominance, won] = [
    told("revealed"),
    told("damage"),
    told("losses"),
    told("dominance"),
    told("won"),
  ];
  const letter = (side: Side): "a" | "b" => (side === "woodwalkers" ? "a" : "b");

  const wagerOf = (side: Side): { wager: Fighter["wager"]; card: string | null } => {
    if (revealed) {
      const card = String(revealed.args[letter(side)]);
      return card === "none" ? { wager: "none", card: null } : { wager: "card", card };
    }
    const now = v.battle?.wagers[side];
    if (now) return { wager: now.state, card: now.card ?? null };
    return { wager: "none", card: null };
  };
  const wagers = { woodwalkers: wagerOf("woodwalkers"), ironclad: wagerOf("ironclad") };

  const sumOf = (side: Side): Sum | null => {
    if (!damage) return null;
    const enemy: Side = side === "woodwalkers" ? "ironclad" : "woodwalkers";
    const [own, other] = [wagers[side].card, wagers[enemy].card];
    const total = Number(damage.args[letter(side)]);
    const card = own ? cardOf(own).damage : 0;
    const against = other ? cardOf(other).defence : 0;
    const mountain = v.mountains[place("ironclad")];
    // golems that fell in this battle dealt their damage too
    const golems = side === "ironclad" && mountain ? mountain.golems + Number(losses?.args["golems"] ?? 0) : 0;
    const forge =
      side === "ironclad" && mountain && (mountain.site === "forge" || place("ironclad") === "ferrum") ? 1 : 0;
    const rest = total - (card + golems + forge - against);
    return { card, golems, forge, against, total, effects: total > 0 || rest < 0 ? rest : 0 };
  };

  const sides = SIDES.map((side): Fighter => ({
    side,
    place: place(side),
    ...wagers[side],
    damage: sumOf(side),
    dominance: dominance ? Number(dominance.args[letter(side)]) : null,
    lost: losses
      ? side === "woodwalkers"
        ? Number(losses.args["a"])
        : Number(losses.args["fighters"]) + Number(losses.args["golems"])
      : null,
  })) as [Fighter, Fighter];

  return {
    id,
    attacker,
    sides,
    winner: won ? (String(won.args["side"]) as Side) : told("nobody") ? "nobody" : told("automatic") ? attacker : null,
    automatic: told("automatic") !== undefined,
    running,
  };
}
