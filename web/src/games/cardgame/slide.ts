// A card that goes from one place of the table to another slides there; one that comes from nowhere appears.
import { cubicInOut } from "svelte/easing";
import { crossfade, scale } from "svelte/transition";
import { prefs } from "../../lib/prefs.svelte";

const time = (): number => (prefs.still ? 0 : 260);

export const [leave, arrive] = crossfade({
  duration: time,
  easing: cubicInOut,
  fallback: (node) => scale(node, { duration: time() * 0.7, start: 0.9 }),
});
