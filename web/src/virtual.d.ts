declare module "virtual:fonts.css";

declare module "virtual:first-words" {
  const texts: string;
  export default texts;
}

declare module "virtual:game-icons/wotr" {
  import type { WotrIcon } from "./games/wotr/icon-names";
  const icons: Record<WotrIcon, string>;
  export default icons;
}

declare module "virtual:game-icons/bofa" {
  import type { BofaIcon } from "./games/bofa/icon-names";
  const icons: Record<BofaIcon, string>;
  export default icons;
}
