import "virtual:fonts.css";
import "./tokens.css";
import "./app.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { settleIn } from "./lib/kept";
import "./lib/pointer"; // sees the pointer from the first page on

const target = document.getElementById("app");
if (!target) throw new Error("the page has no place for the table");
settleIn();
export default mount(App, { target });
