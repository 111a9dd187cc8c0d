declare module "virtual:game-icons/cardgame" {
  import type { CardIcon } from "./icon-names";
  const icons: Record<CardIcon, string>;
  export default icons;
}
