// Battles and Hunts that are over, from the lines of the log that carry their stories; and what was lost in a battle.
import type { Line } from "../../../lib/api";
import type { BattleStory, Force, HuntStory, Loss, Side, Story } from "../../../shapes/wotr";

export interface Told<S> {
  /** Where in the log it stands: its name. */
  id: number;
  /** How many answers had been given when it was told. */
  at: number;
  story: S;
}

const last = (log: Line[], what: Story["what"]): number =>
  log.findLastIndex((line) => (line.story as Story | null | undefined)?.what === what);

function at<S extends Story>(log: Line[], id: number): Told<S> | null {
  const line = log[id];
  return line ? { id, at: line.at, story: line.story as S } : null;
}

export const lastBattle = (log: Line[]): Told<BattleStory> | null => at(log, last(log, "battle"));
export const lastHunt = (log: Line[]): Told<HuntStory> | null => at(log, last(log, "hunt"));

/** What a side brought to the roll of the last round; to a roll still to come, what it has now. */
export function brought(battle: BattleStory, side: Side, now: Force | null): Force | null {
  const part = battle.rounds.at(-1)?.[side];
  if (part?.roll) return part.force ?? null;
  return battle.ends.length ? null : now;
}

/** Losses of all rounds, counted by what was lost. */
export function lost(battle: BattleStory, side: Side): Loss[] {
  const found = new Map<string, Loss>();
  for (const round of battle.rounds)
    for (const loss of round[side].losses) {
      const key = `${loss.who}/${loss.reduced}`;
      found.set(key, { ...loss, n: loss.n + (found.get(key)?.n ?? 0) });
    }
  return [...found.values()];
}
