// What is seen beside a combat (`src/engrave/vignette.ts`).
import { wash, type Sight } from "../../engrave/press";
import { locationOf, pictureOf, SIDE_COLOUR } from "./model";

/** What is seen where a combat is fought. */
export const sightOf = (place: string): Sight | null => {
  const tags = pictureOf(place);
  return tags ? { tags, seed: place, tint: wash(SIDE_COLOUR[locationOf(place).side]) } : null;
};
