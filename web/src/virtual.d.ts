declare module "virtual:game-icons" {
  import type { IconName } from "./lib/icon-names";
  const icons: Record<IconName, string>;
  export default icons;
}

declare module "virtual:ironwood-cards" {
  /** type, damage, defence, dominance, markers when it lingers, source, icons for solo play */
  export type CardFact = [string, number, number, number, number, string, string[]];
  const cards: Record<string, CardFact>;
  export default cards;
  /** mountain, crystals, source */
  export const visions: Record<string, [string, number, string]>;
}
