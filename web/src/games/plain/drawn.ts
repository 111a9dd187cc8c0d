// What the plain table draws of any game, where its view and its stories have it.
import type { Line } from "../../lib/api";
import type { Fight, Map } from "../../shapes/drawn";

export type PlainView = Record<string, unknown> & { map?: Map; fight?: Fight | null };

/** The fight a line of the log ends. */
export const fightIn = (line: Line): Fight | null => (line.story?.["what"] === "fight" ? (line.story as Fight) : null);
