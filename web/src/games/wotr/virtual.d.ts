declare module "virtual:game-icons/wotr" {
  import type { WotrIcon } from "./icon-names";
  const icons: Record<WotrIcon, string>;
  export default icons;
}
