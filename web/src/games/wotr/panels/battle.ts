// The last battle, round by round, put together from the log.
import type { Line } from "../../../lib/api";
import type { Side } from "../model";

/** What a Combat card has changed, and for whom. */
export interface Change {
  card: string;
  side: Side;
  /** roll, reroll, dice, most, no-reroll, leadership, cancelled, hits */
  what: string;
  n: number;
}

export interface Loss {
  kind: string;
  n: number;
  reduced: boolean;
}

export interface Part {
  card: string | null;
  roll: number[] | null;
  hits: number;
  reroll: number[] | null;
  rehits: number;
  extra: { dice: number[]; hits: number }[];
  losses: Loss[];
}

export interface Round {
  sides: Record<Side, Part>;
  changes: Change[];
}

export interface Fight {
  /** Where in the log it began: its name. */
  id: number;
  /** How many answers had been given when its last line was said. */
  at: number;
  attacker: Side;
  from: string;
  to: string;
  rounds: Round[];
  /** Lines that say how it ended, as they stand in the log. */
  ends: Line[];
}

const ENDS = new Set(
  [
    "inside",
    "outside",
    "besieged",
    "retreat",
    "destroyed",
    "advanced",
    "no-advance",
    "captured",
    "siege-over",
    "ceased",
    "white-rider",
  ].map((k) => `wotr-log-${k}`),
);
const OVER = new Set(["die", "turn", "pass", "play"].map((k) => `wotr-log-${k}`));

const part = (): Part => ({ card: null, roll: null, hits: 0, reroll: null, rehits: 0, extra: [], losses: [] });
const round = (): Round => ({ sides: { fp: part(), shadow: part() }, changes: [] });
export const dice = (told: unknown): number[] =>
  String(told ?? "")
    .split(" ")
    .filter(Boolean)
    .map(Number);

/** Whose figure this is. */
export const sideOf = (kind: string): Side => (/^(isengard|sauron|southrons|nazgul)/.test(kind) ? "shadow" : "fp");

export function lastFight(log: Line[]): Fight | null {
  const id = log.findLastIndex((l) => l.key === "wotr-log-attack");
  const start = log[id];
  if (!start) return null;
  const fight: Fight = {
    id,
    at: start.at,
    attacker: String(start.args["side"]) as Side,
    from: String(start.args["from"]),
    to: String(start.args["to"]),
    rounds: [],
    ends: [],
  };
  let now: Round | null = null;
  for (const line of log.slice(id + 1)) {
    if (OVER.has(line.key)) break;
    fight.at = line.at;
    const side = String(line.args["side"]) as Side;
    const key = line.key.replace("wotr-log-", "");
    const rolled: boolean = now !== null && (now.sides.fp.roll !== null || now.sides.shadow.roll !== null);
    if (key === "combat-card" || key === "combat-roll") {
      if (!now || (key === "combat-card" ? rolled : now.sides[side].roll !== null)) fight.rounds.push((now = round()));
      if (key === "combat-card") now.sides[side].card = String(line.args["card"]);
      else [now.sides[side].roll, now.sides[side].hits] = [dice(line.args["dice"]), Number(line.args["n"])];
    } else if (ENDS.has(line.key)) fight.ends.push(line);
    else if (!now) continue;
    else if (key === "reroll")
      [now.sides[side].reroll, now.sides[side].rehits] = [dice(line.args["dice"]), Number(line.args["n"])];
    else if (key === "extra-attack")
      now.sides[side].extra.push({ dice: dice(line.args["dice"]), hits: Number(line.args["n"]) });
    else if (key === "mod-hits-less")
      now.changes.push({ card: String(line.args["card"]), side, what: "hits", n: -Number(line.args["n"]) });
    else if (key.startsWith("mod-"))
      now.changes.push({ card: String(line.args["card"]), side, what: key.slice(4), n: Number(line.args["n"]) });
    else if (key === "loss" || key === "reduced") {
      const kind = String(line.args["kind"]);
      now.sides[sideOf(kind)].losses.push({ kind, n: Number(line.args["n"] ?? 1), reduced: key === "reduced" });
    }
  }
  return fight;
}

/** Losses of all rounds, counted by what was lost. */
export function lost(fight: Fight, side: Side): Loss[] {
  const found = new Map<string, Loss>();
  for (const r of fight.rounds)
    for (const l of r.sides[side].losses) {
      const key = `${l.kind}/${l.reduced}`;
      found.set(key, { ...l, n: l.n + (found.get(key)?.n ?? 0) });
    }
  return [...found.values()];
}
