// How texts are searched and names put in order: as a reader of the page's language expects it.
import { words } from "./words.svelte";

/** A text as it is searched: in small letters and without their marks, so that "zelezne" finds "Železné". It is as long
 *  as the text itself: a hit stands in both at one place. */
export const folded = (text: string): string =>
  text.toLocaleLowerCase(words.language).normalize("NFD").replace(/\p{M}/gu, "").replaceAll("ł", "l");

/** Whether a text says what is searched for, which is folded already. */
export const says = (text: string, wanted: string): boolean => folded(text).includes(wanted);

/** Things in the order of their names: in Czech "ch" comes after "h", in Polish "ł" after "l". */
export function byName<T>(things: Iterable<T>, nameOf: (thing: T) => string): T[] {
  const collator = new Intl.Collator(words.language, { numeric: true });
  return [...things].sort((a, b) => collator.compare(nameOf(a), nameOf(b)));
}
