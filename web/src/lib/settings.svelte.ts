// The reader's preferences, stored in their browser.

import type { Pace } from "./table/director";

export const LANGS = ["en", "ru", "fi", "it"] as const;
export type Lang = (typeof LANGS)[number];
export const THEMES = ["dark", "light", "system"] as const;
export type Theme = (typeof THEMES)[number];
export const PACES = ["slow", "normal", "fast", "instant"] as const satisfies Pace[];
export const STOPS = ["choices", "attacks", "all"] as const;
export type Stops = (typeof STOPS)[number];

const KEY = "cyberdeck.settings";
const light = matchMedia("(prefers-color-scheme: light)");
const still = matchMedia("(prefers-reduced-motion: reduce)");

interface Kept {
  lang?: Lang;
  theme?: Theme;
  calm?: boolean;
  name?: string;
  sound?: number;
  pace?: Pace;
  stops?: Stops;
  notify?: boolean;
}

function read(): Kept {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Kept;
  } catch {
    return {};
  }
}

function spoken(): Lang {
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase());
  return (wanted.find((tag) => (LANGS as readonly string[]).includes(tag)) ?? "en") as Lang;
}

class Settings {
  private kept = read();
  lang = $state<Lang>(this.kept.lang ?? spoken());
  theme = $state<Theme>(this.kept.theme ?? "system");
  /** Reduces motion, whatever the system says. */
  calm = $state(this.kept.calm ?? false);
  name = $state(this.kept.name ?? "");
  /** How loud, from 0 to 1. */
  sound = $state(this.kept.sound ?? 0.5);
  /** How fast others' moves are shown. */
  pace = $state<Pace>(this.kept.pace ?? "normal");
  /** When the table asks the reader: where they have a choice, only about attacks, or always. */
  stops = $state<Stops>(this.kept.stops ?? "choices");
  /** The browser tells them that it is their turn, if they have allowed it. */
  notify = $state(this.kept.notify ?? true);
  private still = $state(still.matches);

  /** Nothing moves: the reader or their system wants it so. */
  get motionless(): boolean {
    return this.calm || this.still;
  }

  /** What the system wants has changed. */
  heed(): void {
    this.still = still.matches;
    this.show();
  }

  save(): void {
    const { lang, theme, calm, name, sound, pace, stops, notify } = this;
    const kept: Kept = { lang, theme, calm, name, sound, pace, stops, notify };
    localStorage.setItem(KEY, JSON.stringify(kept));
    this.show();
  }

  /** The reader's own choice, or the system's. */
  get shownTheme(): "dark" | "light" {
    return this.theme === "system" ? (light.matches ? "light" : "dark") : this.theme;
  }

  show(): void {
    document.documentElement.dataset.theme = this.shownTheme;
    document.documentElement.dataset.calm = String(this.motionless);
  }
}

export const settings = new Settings();

light.addEventListener("change", () => settings.show());
still.addEventListener("change", () => settings.heed());
