// What this person likes at this device: kept in the browser, never sent anywhere.

export type Theme = "auto" | "dark" | "light";
export type Motion = "auto" | "off";
/** How large everything is written, as a share of what the window's size gives. */
export const TEXT_SIZES = ["100", "112", "125", "150"] as const;
export type TextSize = (typeof TEXT_SIZES)[number];
export const LOUDNESS = ["off", "quiet", "full"] as const;
export type Loudness = (typeof LOUDNESS)[number];
export type Confirm = "final" | "always" | "never";

const quietly = matchMedia("(prefers-reduced-motion: reduce)");

function stored<T extends string>(key: string, fallback: T): T {
  try {
    return (localStorage.getItem(`ravenhill.${key}`) as T | null) ?? fallback;
  } catch {
    return fallback;
  }
}

function store(key: string, value: string): void {
  try {
    localStorage.setItem(`ravenhill.${key}`, value);
  } catch {
    // a browser without storage forgets, nothing else
  }
}

const onOff = (on: boolean): string => (on ? "on" : "off");

class Prefs {
  theme = $state<Theme>(stored("theme", "auto"));
  text = $state<TextSize>(stored("text", "100"));
  /** A language, or "auto": what the person chose elsewhere, else what the browser asks for. */
  language = $state(stored<string>("language", "auto"));
  motion = $state<Motion>(stored("motion", "auto"));
  /** How loud the table is; on a phone it is silent until somebody asks. */
  sound = $state<Loudness>(stored("sound", matchMedia("(pointer: coarse)").matches ? "off" : "quiet"));
  confirm = $state<Confirm>(stored("confirm", "final"));
  sole = $state(stored<"on" | "off">("sole", "off") === "on");
  bell = $state(stored<"on" | "off">("bell", "off") === "on");
  /** The link to come back by has been seen: it is not shown again by itself. */
  linkSeen = $state(stored<"on" | "off">("link-seen", "off") === "on");
  private systemQuiet = $state(quietly.matches);
  still = $derived(this.motion === "off" || this.systemQuiet);

  constructor() {
    quietly.addEventListener("change", () => (this.systemQuiet = quietly.matches));
    this.apply();
  }

  set(
    change: Partial<{
      theme: Theme;
      text: TextSize;
      language: string;
      motion: Motion;
      sound: Loudness;
      confirm: Confirm;
      sole: boolean;
      bell: boolean;
      linkSeen: boolean;
    }>,
  ): void {
    if (change.theme) store("theme", (this.theme = change.theme));
    if (change.text) store("text", (this.text = change.text));
    if (change.language) store("language", (this.language = change.language));
    if (change.motion) store("motion", (this.motion = change.motion));
    if (change.sound) store("sound", (this.sound = change.sound));
    if (change.confirm) store("confirm", (this.confirm = change.confirm));
    if (change.sole !== undefined) store("sole", onOff((this.sole = change.sole)));
    if (change.bell !== undefined) store("bell", onOff((this.bell = change.bell)));
    if (change.linkSeen !== undefined) store("link-seen", onOff((this.linkSeen = change.linkSeen)));
    this.apply();
  }

  private apply(): void {
    const root = document.documentElement;
    if (this.theme === "auto") delete root.dataset["theme"];
    else root.dataset["theme"] = this.theme;
    root.style.setProperty("--text-size", String(Number(this.text) / 100));
    root.dataset["text"] = this.text;
    root.dataset["still"] = String(this.still);
  }
}

export const prefs = new Prefs();
