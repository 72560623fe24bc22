// The reader's preferences, stored in their browser.

export const LANGS = ["en", "ru", "fi", "it"] as const;
export type Lang = (typeof LANGS)[number];
export type Theme = "system" | "dark" | "light";

const KEY = "cyberdeck.settings";

interface Kept {
  lang?: Lang;
  theme?: Theme;
  calm?: boolean;
  name?: string;
  always?: boolean;
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
  /** Whether the reader decides even if they can only pass. */
  always = $state(this.kept.always ?? false);

  save(): void {
    const { lang, theme, calm, name, always } = this;
    const kept: Kept = { lang, theme, calm, name, always };
    localStorage.setItem(KEY, JSON.stringify(kept));
    this.show();
  }

  /** The reader's own choice, or the system's. */
  get shownTheme(): "dark" | "light" {
    return this.theme === "system" ? (light.matches ? "light" : "dark") : this.theme;
  }

  show(): void {
    document.documentElement.dataset.theme = this.shownTheme;
    document.documentElement.dataset.calm = String(this.calm);
  }
}

const light = matchMedia("(prefers-color-scheme: light)");

export const settings = new Settings();

light.addEventListener("change", () => settings.show());
