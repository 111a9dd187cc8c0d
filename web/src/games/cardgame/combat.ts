// Combats as they were fought: put together from the log, and from the places as they were seen before.
import type { Line } from "../../lib/api";
import { attackOn, defenceOf, type Place, type Side, type Sum } from "./model";

export interface Fight {
  /** Where in the log it began: its name. */
  id: number;
  /** How many answers had been given when it began. */
  at: number;
  location: string;
  attack: number;
  wall: number;
  /** Where the attack came from, if the place was seen before. */
  from: Sum["parts"];
  wallFrom: Sum["parts"];
  /** Defenders lost, and how many icons each cancelled; null: not known any more. */
  lost: { id: string; n: number | null }[];
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

/** Every combat of the log from a place on; `seen` are the locations as they lay before it. */
export function fights(log: Line[], from: number, seen: ReadonlyMap<string, Place>): Fight[] {
  const found: Fight[] = [];
  let open: Fight | null = null;
  for (let i = Math.max(0, from); i < log.length; i++) {
    const line = log[i] as Line;
    if (line.key === "cardgame-log-combat") {
      open = begun(line, i, seen.get(String(line.args["location"])) ?? null);
      found.push(open);
    } else if (open && line.key === "cardgame-log-eliminated") {
      const part = defender(seen.get(open.location), String(line.args["card"]));
      if (part) open.lost.push(part);
    } else if (open && ENDINGS[line.key] && line.args["location"] === open.location) {
      open.winner = ENDINGS[line.key] ?? null;
      open.ending = line;
      open.rest = line.key === "cardgame-log-path-lost" ? Number(line.args["n"]) : rest(open);
      open = null;
    }
  }
  return found;
}

function begun(line: Line, id: number, place: Place | null): Fight {
  const [attack, wall] = [Number(line.args["attack"]), Number(line.args["defence"])];
  const sum = place ? attackOn(place) : null;
  const own = place ? defenceOf(place) : null;
  return {
    id,
    at: line.at,
    location: String(line.args["location"]),
    attack,
    wall,
    from: sum?.total === attack ? sum.parts : [], // changed by the very answer that began the combat: not told
    wallFrom: own?.total === wall ? own.parts : [],
    lost: [],
    rest: Math.max(0, attack - wall),
    winner: null,
    ending: null,
  };
}

function defender(place: Place | undefined, card: string): { id: string; n: number | null } | null {
  const stack = place?.[place.defender].find((s) => s.id === card);
  if (!place || !stack) return null;
  const part = place.sums.defence.find((p) => p.id === card);
  return { id: card, n: part ? part.icons + part.lead : null };
}

const rest = (f: Fight): number => Math.max(0, f.attack - f.wall - f.lost.reduce((n, l) => n + (l.n ?? 0), 0));
