// What makes something on the table a thing one can choose: pointer, keyboard and screen reader in one place.
import type { Choice, Meant } from "../lib/choice.svelte";
import { t } from "../lib/words.svelte";

export interface ThingProps {
  role: "button";
  tabindex: 0 | -1;
  "aria-label": string;
  "aria-pressed": boolean | undefined;
  "data-thing": string;
  "data-lit": "yes" | undefined;
  onclick: (event: MouseEvent) => void;
  onkeydown: (event: KeyboardEvent) => void;
  onpointerenter: (event: PointerEvent) => void;
  onpointerleave: (event: PointerEvent) => void;
}

/**
 * `then`: what a click there says of the next question. `tells`: no card of the board says what stands there, so that
 * the reasons against choosing it say so too.
 */
export function thing(
  choice: Choice,
  id: string,
  label: string,
  then: (event: Event) => Meant | null = () => null,
  tells = false,
): ThingProps {
  const name = label.replace(/\.$/, ""); // a sentence of a label goes on
  const pick = (x: number, y: number, event: Event): void => {
    choice.standing = tells ? name : "";
    choice.pick(id, x, y, then(event));
  };
  const lit = choice.lit.has(id);
  const picked = choice.picked.includes(id);
  return {
    role: "button",
    tabindex: lit || picked ? 0 : -1,
    "aria-label": picked
      ? t("client-thing-picked", { thing: name })
      : lit
        ? t("client-thing-lit", { thing: name })
        : label,
    "aria-pressed": picked ? true : undefined,
    "data-thing": id,
    "data-lit": lit ? "yes" : undefined,
    onclick: (event) => {
      event.stopPropagation();
      const box = (event.currentTarget as Element).getBoundingClientRect();
      const byKey = event.detail === 0;
      const [x, y] = byKey ? [box.left + box.width / 2, box.bottom] : [event.clientX, event.clientY];
      pick(x, y, event);
    },
    onpointerenter: () => choice.aim(id),
    onpointerleave: () => choice.aim(null),
    onkeydown: (event) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      if ((event.currentTarget as Element).tagName === "BUTTON") return; // a real button clicks by itself
      event.preventDefault();
      const box = (event.currentTarget as Element).getBoundingClientRect();
      pick(box.left + box.width / 2, box.top + box.height / 2, event);
    },
  };
}
