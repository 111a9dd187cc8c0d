// What is seen beside a battle: four tags (`src/engrave/vignette.ts`).
import { wash, type Sight } from "../../engrave/press";
import { SIGN } from "./model";

/** What is seen where wood and iron meet. */
export const battleAt = (mountain: string): Sight => ({
  tags: ["dusk", "crags", "duel", "trees"],
  seed: mountain,
  tint: wash(SIGN.woodwalkers.colour),
});
