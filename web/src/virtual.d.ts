declare module "virtual:fonts.css";

declare module "virtual:first-words" {
  const texts: string;
  export default texts;
}
