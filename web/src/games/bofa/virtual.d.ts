declare module "virtual:game-icons/bofa" {
  import type { BofaIcon } from "./icon-names";
  const icons: Record<BofaIcon, string>;
  export default icons;
}
