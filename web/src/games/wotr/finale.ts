// How a War of the Ring ends, and how much a battle or a Hunt weighed in it.
import { words } from "../../lib/words.svelte";
import type { Scene } from "../../engrave/scenes";
import type { BattleStory, HuntStory, Side, Story } from "../../shapes/wotr";
import { DAYLIGHT, EMBERS, type Finish } from "../finale";
import type { WotrView } from "./model";
import { lost } from "./panels/stories";
import { GAME, name, ui } from "./panels/words";

const SHADOW = ["shadow", "witch_king", "saruman"];
const SCENES: Record<string, [free: Scene, shadow: Scene]> = {
  ring: ["unmade", "lost"],
  corruption: ["unmade", "lost"],
  military: ["reconquered", "overrun"],
};

export const finale: Finish<WotrView> = (v, reason, winners) => {
  const dark = winners.some((seat) => SHADOW.includes(seat));
  const [free, shadow] = SCENES[reason] ?? ["crowned", "darkened"];
  const points = (side: Side): string =>
    `${words.seat(GAME, side)}: ${ui("points", { n: v.victory[side].n, goal: v.victory[side].of })}`;
  const war = Object.values(v.politics).filter((nation) => nation.at_war).length;
  return {
    scene: dark ? shadow : free,
    tint: dark ? EMBERS : DAYLIGHT,
    figures: [
      { n: v.turn, label: ui("turn", { n: v.turn }) },
      { n: v.fellowship.corruption, label: ui("corruption", { n: v.fellowship.corruption }) },
      { n: v.victory.fp.n, label: points("fp") },
      { n: v.victory.shadow.n, label: points("shadow") },
      { n: war, label: ui("at-war") },
    ],
  };
};

const fallen = (battle: BattleStory): number =>
  (["fp", "shadow"] as const).reduce((sum, side) => sum + lost(battle, side).reduce((n, loss) => n + loss.n, 0), 0);
const hurt = (hunt: HuntStory): number => hunt.corruption * 2 + hunt.fallen.length * 5 + (hunt.revealed ? 1 : 0);

const FALL = 8; // a Settlement taken, against one unit lost

export const weighs = (story: Record<string, unknown>): number => {
  const told = story as Story;
  if (told.what === "battle") return fallen(told);
  if (told.what === "hunt") return hurt(told);
  return told.what === "fall" ? FALL : 0;
};

/** A battle by its end, a Hunt by what it cost: their lines in the log only say that they are over. */
export const recalls = (story: Record<string, unknown>): string => {
  const told = story as Story;
  if (told.what === "battle")
    return [ui(`battle-${told.kind}`, { region: told.region }), ...told.ends.map((end) => words.say(end, GAME))].join(
      " · ",
    );
  if (told.what !== "hunt") return "";
  return [
    ui("hunt"),
    ...(told.corruption ? [`${words.say({ key: "wotr-goal-corruption", args: {} }, GAME)} +${told.corruption}`] : []),
    ...(told.fallen.length ? [`${ui("fallen")}: ${told.fallen.map(name).join(", ")}`] : []),
    ...(told.revealed ? [told.found ? ui("found", { region: told.found }) : ui("revealed-now")] : []),
  ].join(" · ");
};
