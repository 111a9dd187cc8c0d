// What is seen beside a battle and the Hunt: four tags each (`src/engrave/vignette.ts`).
import { wash, type Sight } from "../../engrave/press";
import type { Tags } from "../../engrave/vignette";
import { regionOf } from "./board/map";
import { SIDE, type Settlement } from "./model";

const FIELD: Record<Settlement, Tags> = {
  none: ["dusk", "hills", "duel", "host"],
  town: ["fire", "burning", "none", "host"],
  city: ["dusk", "city", "none", "orcs"],
  stronghold: ["storm", "wall", "none", "orcs"],
  fortification: ["dusk", "ruins", "none", "spears"],
};
/** What is seen where a battle is fought: before walls, in a burning town, in the open. */
export const battleAt = (region: string): Sight => ({
  tags: FIELD[regionOf.get(region)?.settlement ?? "none"],
  seed: region,
  tint: wash(SIDE.shadow.colour),
});
/** What is seen while the Hunt is on. */
export const HUNTED: Sight = {
  tags: ["night", "crags", "walkers", "stones"],
  seed: "hunt",
  tint: wash(SIDE.shadow.colour),
};
