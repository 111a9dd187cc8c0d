declare module "virtual:game-icons" {
  import type { IconName } from "./lib/icon-names";
  const icons: Record<IconName, string>;
  export default icons;
}

declare module "virtual:game-icons/wotr" {
  import type { WotrIcon } from "./games/wotr/icon-names";
  const icons: Record<WotrIcon, string>;
  export default icons;
}

declare module "virtual:ironwood-cards" {
  /** side, type, damage, defence, dominance, markers when it lingers, source, icons for solo play and which are red */
  export type CardFact = [string, string, number, number, number, number, string, [string, boolean][]];
  const cards: Record<string, CardFact>;
  export default cards;
  /** mountain, crystals, source */
  export const visions: Record<string, [string, number, string]>;
}

declare module "virtual:wotr-cards" {
  /** side, deck, number, symbol, whether it lies on the table, initiative, combat effect, player with three or four */
  export type EventFact = [string, string, number, string, boolean, number[], string, string];
  const cards: Record<string, EventFact>;
  export default cards;
  /** kind, value, Reveal, Stop */
  export const tiles: Record<string, [string, number | string, boolean, boolean]>;
  /** side, level (-1: flies as a Nazgûl), Leadership */
  export const characters: Record<string, [string, number, number]>;
}

declare module "virtual:game-icons/bofa" {
  import type { BofaIcon } from "./games/bofa/icon-names";
  const icons: Record<BofaIcon, string>;
  export default icons;
}

declare module "virtual:bofa-facts" {
  /** deck, type, side, number, source, unit */
  export type CardFact = [string, string, string, string, string, string];
  const cards: Record<string, CardFact>;
  export default cards;
  /** leadership, movement, abilities, those of a General */
  export const characters: Record<string, [number, number, string[], string[]]>;
  /** value, Fate icon, kind */
  export const tiles: Record<string, [number, boolean, string]>;
  /** where the card of a character, and each ability on it, comes from */
  export const sources: Record<string, string>;
}
