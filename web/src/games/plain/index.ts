import type { GameUi } from "..";
import type { PlainView } from "./drawn";
import Fights from "./Fights.svelte";
import Plain from "./Plain.svelte";

export const ui: GameUi<PlainView> = { Board: Plain, Focus: Fights };
