// A battle before anything is wagered, for tests.
import type { Fight } from "../../shapes/ironwood";

const values = { damage: null, defence: null, dominance: null };

export const fight = (change: Partial<Fight> = {}): Fight => ({
  story: "battle",
  attacker: "woodwalkers",
  card: "WW02",
  forest: "f07",
  mountain: "auria",
  combat: true,
  revealed: false,
  units: { woodwalkers: 2, ironclad: 1 },
  wagers: { woodwalkers: { state: "open" }, ironclad: { state: "open" } },
  values: { woodwalkers: values, ironclad: values },
  damage: { woodwalkers: 0, ironclad: 0 },
  lost: null,
  winner: null,
  retreat: null,
  plundered: false,
  drill_lost: false,
  ...change,
});
