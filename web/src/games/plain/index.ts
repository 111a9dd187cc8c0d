import type { GameUi } from "..";
import Plain from "./Plain.svelte";

export const ui: GameUi = { Board: Plain };
