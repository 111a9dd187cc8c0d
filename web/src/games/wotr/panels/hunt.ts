// The last Hunt, put together from the log.
import type { Line } from "../../../lib/api";
import { dice } from "./battle";

export interface DrawnTile {
  id: string;
  /** A Shadow Stronghold on the path, if it was drawn for one. */
  region: string | null;
  /** What the die of the tile showed. */
  die: number | null;
  /** Discarded without effect. */
  empty: boolean;
}

export interface Hunt {
  /** Where in the log it began: its name. */
  id: number;
  at: number;
  progress: number | null;
  /** Added to every die. */
  bonus: number;
  roll: number[] | null;
  reroll: number[] | null;
  successes: number;
  tiles: DrawnTile[];
  corruption: number;
  healed: number;
  fallen: string[];
  step: number | null;
  revealed: boolean;
  found: string | null;
  /** The action it belonged to is over. */
  closed: boolean;
}

const CLOSES = new Set(["die", "turn", "pass", "attack", "move", "allocate"].map((k) => `wotr-log-${k}`));
const BEGINS = new Set(["fellowship", "hunt-roll", "tile", "hold-tile"].map((k) => `wotr-log-${k}`));

export function lastHunt(log: Line[]): Hunt | null {
  let hunt: Hunt | null = null;
  let region: string | null = null;
  for (let i = Math.max(0, log.length - 120); i < log.length; i++) {
    const line = log[i] as Line;
    if (CLOSES.has(line.key) && hunt) hunt.closed = true;
    if (BEGINS.has(line.key) && (!hunt || hunt.closed))
      hunt = {
        id: i,
        at: line.at,
        progress: null,
        bonus: 0,
        roll: null,
        reroll: null,
        successes: 0,
        tiles: [],
        corruption: 0,
        healed: 0,
        fallen: [],
        step: null,
        revealed: false,
        found: null,
        closed: false,
      };
    if (!hunt || hunt.closed) continue;
    const args = line.args;
    const tile = hunt.tiles.at(-1);
    hunt.at = line.at;
    switch (line.key.replace("wotr-log-", "")) {
      case "fellowship":
        hunt.progress = Number(args["n"]);
        break;
      case "hunt-roll":
        [hunt.roll, hunt.bonus, hunt.successes] = [dice(args["dice"]), Number(args["bonus"]), Number(args["n"])];
        break;
      case "hunt-reroll":
        [hunt.reroll, hunt.successes] = [dice(args["dice"]), Number(args["n"])];
        break;
      case "hold-tile":
        region = String(args["region"]);
        break;
      case "tile":
        hunt.tiles.push({ id: String(args["tile"]), region, die: null, empty: false });
        region = null;
        break;
      case "die-tile":
        if (tile) tile.die = Number(args["n"]);
        break;
      case "tile-void":
        if (tile) tile.empty = true;
        break;
      case "corruption":
        hunt.corruption += Number(args["n"]);
        break;
      case "heal":
        hunt.healed += Number(args["n"]);
        break;
      case "eliminated":
      case "taken-alive":
        hunt.fallen.push(String(args["character"]));
        break;
      case "mordor":
        hunt.step = Number(args["n"]);
        break;
      case "revealed":
        hunt.revealed = true;
        break;
      case "found":
        hunt.found = String(args["region"]);
        break;
    }
  }
  return hunt && (hunt.roll || hunt.tiles.length) ? hunt : null;
}

/** W18.3.1, W18.3.2. Six or more with the bonus; a natural 1 never. */
export const succeeds = (die: number, bonus: number): boolean => die !== 1 && die + bonus >= 6;
