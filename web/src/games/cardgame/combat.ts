// Combats as they were fought: put together from the log alone, so that a page opened later tells them too.
import type { Line } from "../../lib/api";
import type { Side } from "./model";

export interface Fight {
  /** Where in the log it began: its name. */
  id: number;
  /** How many answers had been given when it began. */
  at: number;
  location: string;
  attack: number;
  wall: number;
  /** Where the attack came from; what no card brought are tokens. */
  from: { id: string; kind: "card" | "lead"; n: number }[];
  /** Defenders lost, and how many icons each cancelled. */
  lost: { id: string; n: number }[];
  /** Attack icons nobody cancelled. */
  rest: number;
  winner: Side | "nobody" | null;
  /** The line of the log that says how it ended. */
  ending: Line | null;
}

const ENDINGS: Record<string, Side | "nobody"> = {
  "cardgame-log-path-won": "free_peoples",
  "cardgame-log-path-lost": "shadow",
  "cardgame-log-path-nobody": "nobody",
  "cardgame-log-ground-free": "free_peoples",
  "cardgame-log-ground-shadow": "shadow",
};

const LOSSES = ["cardgame-log-cancels", "cardgame-log-chosen-loss"];

/** Every combat of the log from a place on. */
export function fights(log: Line[], from: number): Fight[] {
  const found: Fight[] = [];
  let open: Fight | null = null;
  for (let i = Math.max(0, from); i < log.length; i++) {
    const line = log[i] as Line;
    if (line.key === "cardgame-log-combat") {
      open = begun(line, i);
      found.push(open);
    }
    if (!open) continue;
    const part = { id: String(line.args["card"]), n: Number(line.args["n"]) };
    if (line.key === "cardgame-log-attacks") open.from.push({ ...part, kind: "card" });
    else if (line.key === "cardgame-log-leads") open.from.push({ ...part, kind: "lead" });
    else if (LOSSES.includes(line.key)) open.lost.push(part);
    else if (ENDINGS[line.key] && line.args["location"] === open.location) {
      open.winner = ENDINGS[line.key] ?? null;
      open.ending = line;
      open.rest = line.key === "cardgame-log-path-lost" ? part.n : rest(open);
      open = null;
    }
  }
  return found;
}

function begun(line: Line, id: number): Fight {
  const [attack, wall] = [Number(line.args["attack"]), Number(line.args["defence"])];
  return {
    id,
    at: line.at,
    location: String(line.args["location"]),
    attack,
    wall,
    from: [],
    lost: [],
    rest: Math.max(0, attack - wall),
    winner: null,
    ending: null,
  };
}

/** Attack that no card brought. */
export const tokens = (f: Fight): number => f.attack - f.from.reduce((n, p) => n + p.n, 0);

const rest = (f: Fight): number => Math.max(0, f.attack - f.wall - f.lost.reduce((n, l) => n + l.n, 0));
