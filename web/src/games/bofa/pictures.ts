// What is seen beside a combat: four tags each (`src/engrave/vignette.ts`).
import { wash, type Sight } from "../../engrave/press";
import type { Tags } from "../../engrave/vignette";
import { regionOf, SIGN } from "./model";

const FIELD: Record<string, Tags> = {
  hills: ["storm", "hills", "duel", "host"],
  mountains: ["storm", "crags", "eagles", "orcs"],
  plains: ["dusk", "downs", "duel", "host"],
  ruins: ["dusk", "ruins", "none", "orcs"],
  marshes: ["mist", "downs", "wolves", "marsh"],
};
/** What is seen where an Army is attacked: its ground. */
export const battleAt = (area: string): Sight => ({
  tags: FIELD[regionOf.get(area)?.terrain ?? "mountains"] ?? (FIELD["hills"] as Tags),
  seed: area,
  tint: wash(SIGN.shadow.colour),
});
