export { ui } from "../plain";
