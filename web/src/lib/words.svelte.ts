// Every text a player reads comes from a Fluent file of the server: what each page says at once, the words of a game
// when somebody opens it. Built in is only what must be said before anything has come.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import english from "virtual:first-words";
import { api, type Message, type Option } from "./api";

// Arguments that name a seat, though a card be called so too.
const PEOPLE = ["player", "other", "partner", "speaker"];
const CASES = ["gen", "dat", "acc", "loc", "ins"]; // how a name may be declined: attributes of its own text
const FORMS = [...CASES, "number", "gender", "the"]; // attributes of a name that sentences ask for
const PLACES = "abcdefgh";
// What a game says at leisure comes in a file of its own when it is first asked for (`AT_LEISURE` in texts.py).
const LATER = "-later";
const AT_LEISURE = /^[^-]+-(lesson|option|value|how|puzzle|bad|pack)-/;
/** What a pack says: by language, id and part. */
export type Texts = Record<string, Record<string, Record<string, string>>>;
// Private marks around the name of a thing, so that a finished sentence still knows what it speaks of.
const [OPEN, MIDDLE, CLOSE] = ["\uE000", "\uE001", "\uE002"];

/** A piece of a sentence; `thing` is the id of what it names. */
export interface Part {
  text: string;
  thing?: string;
}

function bundle(language: string, ...files: (string | undefined)[]): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  for (const file of files) if (file) made.addResource(new FluentResource(file), { allowOverrides: true });
  return made;
}

/** A message, whose arguments may be messages themselves: an effect within an effect. */
export interface Said {
  key: string;
  args: Record<string, string | number | (string | number)[] | Said>;
}

export class Words {
  language = $state("en");
  languages = $state<string[]>(["en"]);
  private files = $state.raw<Record<string, string>>({});
  /** By what the words of each game are asked for; once they are here, or on their way, they are not in it. */
  private asked = new Map<string, string>();
  private learning = new Map<string, Promise<void>>();
  private bundles = new Map<string, FluentBundle>();
  private worn = $state.raw<{ game: string; texts: Texts }>({ game: "", texts: {} });

  /** From now on the things of a game are called as the pack in play calls them. */
  wear(game: string, texts: Texts): void {
    this.worn = { game, texts };
  }

  /** What the pack in play says by this key; null: not this, nor may anybody else; undefined: nothing. */
  private own(key: string, game: string | null): string | null | undefined {
    if (!game || game !== this.worn.game || !key.startsWith(`${game}-`)) return undefined;
    const [id = "", part = "name"] = key.slice(game.length + 1).split(".");
    const said = (this.worn.texts[this.language] ?? this.worn.texts["en"])?.[id];
    return said?.[part] ?? (said?.["name"] !== undefined && FORMS.includes(part) ? null : undefined);
  }

  private client(): FluentBundle {
    const files = this.files;
    return this.kept("client", () => bundle(this.language, english, files["client"]));
  }

  private of(game: string | null): FluentBundle {
    const files = this.files;
    return this.kept(game ?? "", () =>
      bundle(this.language, files["common"], files["server"], ...(game ? [files[game], files[game + LATER]] : [])),
    );
  }

  private kept(key: string, make: () => FluentBundle): FluentBundle {
    void this.files; // what was said before the files came is said again
    let found = this.bundles.get(key);
    if (!found) this.bundles.set(key, (found = make()));
    return found;
  }

  /** From now on in this language, or in the browser's own; with the words of the games that are open. */
  async load(language: string): Promise<void> {
    const { language: found, files, languages, digests } = await api.words(language);
    const open = Object.keys(digests).filter((game) => this.learning.has(game));
    const learned = await Promise.all(open.map((game) => api.words(found, game, digests[game])));
    this.take(found, Object.assign(files, ...learned.map((more) => more.files)) as typeof files, languages);
    this.asked = new Map(Object.entries(digests));
    this.learning = new Map(open.map((game) => [game, Promise.resolve()]));
  }

  /** Fetches what a game says at leisure: its lessons, its options. */
  learnMore(game: string): Promise<void> {
    return this.learn(game + LATER);
  }

  /** Fetches the words of a game, once. */
  learn(game: string): Promise<void> {
    const digest = this.asked.get(game);
    const known = this.learning.get(game);
    if (known || digest === undefined) return known ?? Promise.resolve();
    const language = this.language;
    const coming = api.words(language, game, digest).then(
      ({ files }) => {
        if (this.language !== language) return this.learn(game);
        this.bundles.delete(game.replace(LATER, ""));
        this.files = { ...this.files, ...files };
        return undefined;
      },
      (error: unknown) => {
        this.learning.delete(game);
        throw error;
      },
    );
    this.learning.set(game, coming);
    return coming;
  }

  take(language: string, files: Record<string, string>, languages: string[] = ["en"]): void {
    this.bundles.clear();
    this.language = language;
    this.languages = languages;
    this.files = files;
    if (typeof document !== "undefined") document.documentElement.lang = language;
  }

  private find(made: FluentBundle, key: string, args: Record<string, FluentVariable>): string | null {
    const [head = key, attribute] = key.split(".");
    const message = made.getMessage(head);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    return pattern ? made.formatPattern(pattern, args, []) : null;
  }

  /** A text of the client itself. */
  t(key: string, args: Record<string, FluentVariable> = {}): string {
    return this.find(this.client(), key, args) ?? key;
  }

  has(key: string, game: string | null = null): boolean {
    return this.raw(key, {}, game) !== null;
  }

  private raw(key: string, args: Record<string, FluentVariable>, game: string | null): string | null {
    const own = this.own(key, game);
    if (own !== undefined) return own;
    const said =
      this.find(this.of(game), key, args) ?? (key.startsWith("client-") ? this.find(this.client(), key, args) : null);
    // a page that speaks of a game nobody has opened says it when its words are here
    if (said === null && game) {
      const file = AT_LEISURE.test(key) && this.asked.has(game + LATER) ? game + LATER : game;
      if (!this.learning.has(file)) void this.learn(file).catch(() => undefined);
    }
    return said;
  }

  /** How long ago a moment was, or how soon it comes; in seconds since 1970. */
  since(moment: number): string {
    const seconds = moment - Date.now() / 1000;
    const format = new Intl.RelativeTimeFormat(this.language, { numeric: "auto" });
    if (Math.abs(seconds) < 90) return format.format(0, "minute");
    if (Math.abs(seconds) < 5400) return format.format(Math.round(seconds / 60), "minute");
    if (Math.abs(seconds) < 129600) return format.format(Math.round(seconds / 3600), "hour");
    return format.format(Math.round(seconds / 86400), "day");
  }

  /** For how long something has been so: 13 minutes. */
  lasting(seconds: number): string {
    const [unit, size] =
      seconds < 5400
        ? (["minute", 60] as const)
        : seconds < 129600
          ? (["hour", 3600] as const)
          : (["day", 86400] as const);
    return new Intl.NumberFormat(this.language, { style: "unit", unit, unitDisplay: "long" }).format(
      Math.max(1, Math.round(seconds / size)),
    );
  }

  percent(share: number): string {
    return new Intl.NumberFormat(this.language, { style: "percent" }).format(share);
  }

  /** A clock time; with its day where that is not today. */
  moment(at: number): string {
    const when = new Date(at * 1000);
    const today = when.toDateString() === new Date().toDateString();
    return when.toLocaleString(this.language, {
      ...(today ? {} : { day: "numeric", month: "short" }),
      hour: "2-digit",
      minute: "2-digit",
    });
  }

  /** What a thing is called, or null where it has no name of its own. */
  thing(game: string, id: string): string | null {
    return this.raw(`${game}-${id}`, {}, game);
  }

  name(game: string, id: string | number): string {
    return this.thing(game, String(id)) ?? this.raw(`${game}-seat-${id}`, {}, game) ?? String(id);
  }

  seat(game: string, seat: string): string {
    return this.raw(`${game}-seat-${seat}`, {}, game) ?? seat;
  }

  /** A seat in the middle of a sentence: the Shadow, but Frodo. */
  theSeat(game: string, seat: string): string {
    return this.raw(`${game}-seat-${seat}.the`, {}, game) ?? this.seat(game, seat);
  }

  effect(game: string, card: string): string {
    return this.attribute(game, card, "effect");
  }

  /** One part of what is said of a thing, where its text has such a part. */
  attribute(game: string, id: string, part: string): string {
    return this.raw(`${game}-${id}.${part}`, {}, game) ?? "";
  }

  /** The arguments as a text may use them: ids of a game's things and seats by their names, in every form. */
  private named(args: Said["args"], game: string | null): Record<string, FluentVariable> {
    const named: Record<string, FluentVariable> = {};
    for (const [arg, value] of Object.entries(args)) {
      if (typeof value === "object" && !Array.isArray(value)) {
        named[arg] = this.marked(value, game);
        named[`${arg}-The`] = this.capital(String(named[arg]));
        continue;
      }
      const said = Array.isArray(value)
        ? this.listed(value.map((one) => this.forms(arg, one, game)))
        : typeof value === "string" && value && game
          ? this.forms(arg, value, game)
          : { "": value };
      for (const [form, text] of Object.entries(said)) named[arg + form] = text;
    }
    return named;
  }

  /** A name as sentences need it: plain, in its cases, with its gender and number; -id is what it stands for. */
  private forms(arg: string, value: string | number, game: string | null): Record<string, string> {
    const id = String(value);
    if (!game || typeof value === "number" || !id) return { "": id };
    const [thing, seat] = [`${game}-${id}`, `${game}-seat-${id}`];
    const keys = (PEOPLE.includes(arg) ? [seat, thing] : [thing, seat]).filter(
      (key) => this.raw(key, {}, game) !== null,
    );
    const name = keys[0] ? (this.raw(keys[0], {}, game) as string) : id;
    const of = (attribute: string, among: string[]): string | null =>
      among
        .filter((key) => !key.includes("."))
        .reduce<string | null>((found, key) => found ?? this.raw(`${key}.${attribute}`, {}, game), null);
    const mark = (text: string): string => (keys[0] === thing ? `${OPEN}${id}${MIDDLE}${text}${CLOSE}` : text);
    const own = keys.slice(0, 1);
    const forms: Record<string, string> = { "": mark(name), "-id": id };
    for (const kase of CASES) forms[`-${kase}`] = mark(of(kase, own) ?? name);
    forms["-number"] = of("number", own) ?? "one";
    forms["-gender"] = of("gender", own) ?? "m";
    const the = of(
      "the",
      [thing, seat].filter((key) => keys.includes(key)),
    );
    forms["-The"] = the ? this.capital(the) : mark(this.capital(name));
    return forms;
  }

  /** Several things in one sentence: each form of their names joined as the language joins them; -count of them. */
  private listed(items: Record<string, string>[]): Record<string, FluentVariable> {
    const said: Record<string, FluentVariable> = {};
    for (const form of ["", ...CASES.map((kase) => `-${kase}`)])
      said[form] = this.joined(items.map((i) => i[form] ?? i[""] ?? ""));
    return { ...said, "-count": items.length, "-number": items.length === 1 ? "one" : "many" };
  }

  private joined(names: string[]): string {
    if (names.length < 2) return names[0] ?? "";
    const [first, last] = [names.slice(0, -1).join(", "), names[names.length - 1] as string];
    return this.raw("list-and", { first, last }, null) ?? names.join(", ");
  }

  private capital(text: string): string {
    return text.charAt(0).toLocaleUpperCase(this.language) + text.slice(1);
  }

  /** The arguments as they are said: an option told back in its words, a question told back as it was asked. */
  private told(message: Said, game: string | null): Record<string, FluentVariable> {
    const { ask, ...rest } = message.args;
    if (message.key === "why-not-offered" && game) return { option: this.meant(game, String(rest["option"] ?? "")) };
    if (message.key === "why-no-part" && ask !== undefined)
      return { prompt: this.marked({ key: String(ask), args: rest }, game) };
    if (typeof rest["outcome"] === "string")
      // of chance: a card is told by its name, a die by its number
      return this.named({ ...message.args, outcome: rest["outcome"].replace(/^\w+:/, "") }, game);
    return this.named(message.args, game);
  }

  private meant(game: string, written: string): string {
    return this.option(
      game,
      written.split(" ").map((part) => (/^\d+$/.test(part) ? Number(part) : part)),
    );
  }

  private marked(message: Said, game: string | null): string {
    return this.raw(message.key, this.told(message, game), game) ?? message.key;
  }

  private gameOf(key: string): string | null {
    const first = key.split("-", 1)[0] ?? "";
    return first !== "common" && first in this.files ? first : null;
  }

  /** A sentence with its things marked, for the log and the prompt. */
  parts(message: Said, game: string | null = this.gameOf(message.key)): Part[] {
    return split(this.marked(message, game));
  }

  say(message: Said, game: string | null = this.gameOf(message.key)): string {
    return this.parts(message, game)
      .map((p) => p.text)
      .join("");
  }

  /** An option as it stands on a button: a sentence of its own, however its words begin. */
  option(game: string, option: Option, note: Message | null = null): string {
    const said = this.optionParts(game, option)
      .map((p) => p.text)
      .join("");
    const label = this.capital(said);
    return note ? this.say({ key: "do-noted", args: { option: label, note: this.say(note, game) } }, null) : label;
  }

  optionParts(game: string, option: Option): Part[] {
    const [verb, ...rest] = option;
    const args: Record<string, string | number> = {};
    rest.slice(0, PLACES.length).forEach((part, i) => (args[PLACES[i] as string] = part));
    const named = { ...this.named(args, game), n: rest.length };
    const exact = `${game}-do-${option.join("-")}`; // an option may have a text of its own
    const said =
      (rest.length ? this.raw(exact, named, game) : null) ??
      this.raw(`${game}-do-${verb}`, named, game) ??
      this.raw(`do-${verb}`, named, game);
    return said !== null
      ? split(said)
      : [{ text: [String(verb), ...rest.map((part) => this.name(game, part))].join(" ") }];
  }
}

function split(said: string): Part[] {
  const parts: Part[] = [];
  let rest = said;
  for (let i = rest.indexOf(OPEN); i >= 0; i = rest.indexOf(OPEN)) {
    const middle = rest.indexOf(MIDDLE, i);
    const close = rest.indexOf(CLOSE, middle);
    if (i > 0) parts.push({ text: rest.slice(0, i) });
    parts.push({ text: rest.slice(middle + 1, close), thing: rest.slice(i + 1, middle) });
    rest = rest.slice(close + 1);
  }
  if (rest) parts.push({ text: rest });
  return parts;
}

/** What is said of a thing the open question does not ask for: the engine says the same of a kind it does not take. */
export const noPart = (decision: { prompt: Message }): Message => ({
  key: "why-no-part",
  args: { ask: decision.prompt.key, ...decision.prompt.args },
});

export const words = new Words();
export const t = (key: string, args: Record<string, FluentVariable> = {}): string => words.t(key, args);
