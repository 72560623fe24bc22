// Texts: the Fluent sources that all clients share, fetched in the reader's language.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { settings, type Lang } from "./settings.svelte";
import * as api from "./transport/api";
import { ApiError } from "./transport/http";

export type Args = { [key: string]: string | number };

/** A game may have no texts of its own; being offline is an error. */
function unlessOffline(wrong: unknown): void {
  if (wrong instanceof ApiError && wrong.key === "page-error-offline") throw wrong;
}

class I18n {
  /** The current language: the reader's once all its texts are loaded; until then, the previous one. */
  lang = $state<Lang>(settings.lang);
  /** The current game: games may have different texts with the same key. */
  private game = $state("");
  /** Changes when texts have been loaded, so that they are rendered again. */
  private loaded = $state(0);
  /** By language and game; a game's bundle includes the shared texts. */
  private bundles = new Map<string, FluentBundle>();
  private requests = new Map<string, Promise<FluentResource>>();
  private games = new Set<string>();

  /** Fetches the shared texts and those of the games used so far in the reader's language; then switches to it. */
  async load(game?: string): Promise<void> {
    const lang = settings.lang;
    if (game) this.games.add(game);
    const shared = await this.resource(lang);
    this.add(lang, "", [shared]);
    const own = async (name: string): Promise<void> => this.add(lang, name, [shared, await this.resource(lang, name)]);
    await Promise.all([...this.games].map((name) => own(name).catch(unlessOffline)));
    if (game) this.game = game;
    if (lang !== settings.lang) return;
    this.lang = lang;
    document.documentElement.lang = lang;
  }

  private add(lang: Lang, game: string, resources: FluentResource[]): void {
    const name = `${lang}/${game}`;
    if (this.bundles.has(name)) return;
    const bundle = new FluentBundle(lang, { useIsolating: false });
    for (const resource of resources) bundle.addResource(resource, { allowOverrides: true });
    this.bundles.set(name, bundle);
    this.loaded += 1;
  }

  private resource(lang: Lang, game?: string): Promise<FluentResource> {
    const name = `${lang}/${game ?? ""}`;
    let coming = this.requests.get(name);
    if (!coming) {
      coming = api.texts(lang, game).then((reply) => new FluentResource(reply.ftl));
      coming.catch(() => this.requests.delete(name));
      this.requests.set(name, coming);
    }
    return coming;
  }

  private bundle(game: string): FluentBundle | undefined {
    return this.bundles.get(`${this.lang}/${game}`) ?? this.bundles.get(`${this.lang}/`);
  }

  /** The text of a message or, as `key.name`, of its attribute; empty until it is loaded. */
  say(key: string, args: Args = {}, game: string = this.game): string {
    void this.loaded;
    const bundle = this.bundle(game);
    const [id, attribute] = key.split(".", 2) as [string, string | undefined];
    const message = bundle?.getMessage(id);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (!bundle || !pattern) return "";
    return bundle.formatPattern(pattern, this.spoken(args, game));
  }

  has(key: string): boolean {
    void this.loaded;
    return this.bundle(this.game)?.hasMessage(key) ?? false;
  }

  /** Resolves arguments: one that begins with @ is the key of a text, or several items with | between them. */
  private spoken(args: Args, game: string): { [key: string]: FluentVariable } {
    const out: { [key: string]: FluentVariable } = {};
    for (const [name, value] of Object.entries(args))
      out[name] = typeof value === "string" && value.startsWith("@") ? this.listed(value, game) : value;
    return out;
  }

  /** A key, and after a space what stays behind the name, such as a number. */
  private named(item: string, game: string): string {
    const [key, ...rest] = item.split(" ") as [string, ...string[]];
    return [this.say(key, {}, game), ...rest].join(" ");
  }

  private listed(value: string, game: string): string {
    const items = value.split("|").filter((item) => item !== "@");
    return items.map((item) => (item.startsWith("@") ? this.named(item.slice(1), game) : item)).join(", ");
  }
}

export const i18n = new I18n();

/** The name of a player: a bot's is @ and the key of a text. */
export const nameOf = (name: string): string => (name.startsWith("@") ? i18n.say(name.slice(1)) || name.slice(1) : name);

/** With a capital letter, as a line that stands alone begins. */
export const sentence = (text: string): string => text.charAt(0).toLocaleUpperCase(i18n.lang) + text.slice(1);

export const say = (key: string, args?: Args, game?: string): string => i18n.say(key, args, game);
