// Words: the same Fluent texts as everywhere else, fetched in the language of the reader.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import * as api from "./api";
import { settings, type Lang } from "./settings.svelte";

export type Args = { [key: string]: string | number };

/** A game may have no words of its own; being offline is another thing. */
function mute(wrong: unknown): void {
  if (wrong instanceof api.Wrong && wrong.key === "page-error-offline") throw wrong;
}

class Speech {
  /** What is spoken: the reader's language as soon as all its texts are here; until then, the one before it. */
  lang = $state<Lang>(settings.lang);
  /** Changes when texts have come: whatever was said with them is said anew. */
  private loaded = $state(0);
  private bundles = new Map<Lang, FluentBundle>();
  private asked = new Map<string, Promise<void>>();
  private games = new Set<string>();

  /** Fetches the shared texts, and those of the games met so far, in the reader's language; then speaks it. */
  async load(game?: string): Promise<void> {
    const lang = settings.lang;
    if (game) this.games.add(game);
    await this.fetch(lang);
    await Promise.all([...this.games].map((name) => this.fetch(lang, name).catch(mute)));
    if (lang !== settings.lang) return;
    this.lang = lang;
    document.documentElement.lang = lang;
  }

  private fetch(lang: Lang, game?: string): Promise<void> {
    const name = `${lang}/${game ?? ""}`;
    let coming = this.asked.get(name);
    if (!coming) {
      coming = api.words(lang, game).then((told) => {
        const bundle = this.bundles.get(lang) ?? new FluentBundle(lang, { useIsolating: false });
        this.bundles.set(lang, bundle);
        bundle.addResource(new FluentResource(told.ftl));
        this.loaded += 1;
      });
      coming.catch(() => this.asked.delete(name));
      this.asked.set(name, coming);
    }
    return coming;
  }

  /** The text of a message or, as `key.name`, of its attribute; nothing while it is not there yet. */
  say(key: string, args: Args = {}): string {
    void this.loaded;
    const bundle = this.bundles.get(this.lang);
    const [id, attribute] = key.split(".", 2) as [string, string | undefined];
    const message = bundle?.getMessage(id);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (!bundle || !pattern) return "";
    return bundle.formatPattern(pattern, this.spoken(args));
  }

  has(key: string): boolean {
    void this.loaded;
    return this.bundles.get(this.lang)?.hasMessage(key) ?? false;
  }

  /** An argument that begins with @ is itself the key of a text. */
  private spoken(args: Args): { [key: string]: FluentVariable } {
    const out: { [key: string]: FluentVariable } = {};
    for (const [name, value] of Object.entries(args))
      out[name] = typeof value === "string" && value.startsWith("@") ? this.say(value.slice(1)) : value;
    return out;
  }
}

export const speech = new Speech();
export const say = (key: string, args?: Args): string => speech.say(key, args);
