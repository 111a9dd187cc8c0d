// What this person likes at this device: kept in the browser, never sent anywhere.

export type Theme = "auto" | "dark" | "light";
export type Motion = "auto" | "off";
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
  theme = $state<Theme>(stored("theme", "dark"));
  /** A language, or "auto": what the person chose elsewhere, else what the browser asks for. */
  language = $state(stored<string>("language", "auto"));
  motion = $state<Motion>(stored("motion", "auto"));
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
      language: string;
      motion: Motion;
      confirm: Confirm;
      sole: boolean;
      bell: boolean;
      linkSeen: boolean;
    }>,
  ): void {
    if (change.theme) store("theme", (this.theme = change.theme));
    if (change.language) store("language", (this.language = change.language));
    if (change.motion) store("motion", (this.motion = change.motion));
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
    root.dataset["still"] = String(this.still);
  }
}

export const prefs = new Prefs();
