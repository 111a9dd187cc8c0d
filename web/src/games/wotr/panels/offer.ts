// Things in the panels that can be chosen. Their options keep their buttons beside the prompt, because a panel may be
// folded away; the thing itself is a second way to say the same.
import type { Option } from "../../../lib/api";
import type { Choice } from "../../../lib/choice.svelte";

/** The one open option that names this thing and nothing else, or null. */
export function offered(choice: Choice, id: string, verbs: readonly string[] = []): Option | null {
  const found = choice.all.filter(
    (o) => o.length === 2 && o[1] === id && (!verbs.length || verbs.includes(String(o[0]))),
  );
  return found.length === 1 ? (found[0] ?? null) : null;
}
