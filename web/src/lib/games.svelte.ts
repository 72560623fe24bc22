// The games of this server, fetched once, and the reader's current one.

import type { GameInfo, OptionInfo } from "../wire";
import { i18n, say } from "./i18n.svelte";
import * as api from "./transport/api";

class Games {
  all = $state.raw<GameInfo[]>([]);
  here = $state("");
  private request: Promise<GameInfo[]> | undefined;

  load(): Promise<GameInfo[]> {
    this.request ??= api.games().then(
      (reply) => (this.all = reply),
      (wrong: unknown) => {
        this.request = undefined;
        throw wrong;
      },
    );
    return this.request;
  }

  find = (id: string): GameInfo | undefined => this.all.find((game) => game.id === id);

  /** The game whose rules the reader probably wants. */
  get current(): string {
    return this.here || (this.all[0]?.id ?? "");
  }
}

export const games = new Games();

/** A game's name; its id if this server does not have it. */
export const title = (game: string): string => games.find(game)?.titles[i18n.lang] ?? game;

/** The options of a game that are decks, by seat. */
export const deckOptions = (game: GameInfo | undefined): OptionInfo[] =>
  game?.options.filter((option) => option.kind === "deck") ?? [];

/** The name of a built-in deck. */
export function deckName(game: string, deck: string): string {
  const option = deckOptions(games.find(game))[0];
  return option ? optionValue(game, option, deck) : deck;
}

/** The name of a bot as text; its id if it has none. */
export const botName = (bot: string): string => say(`page-bot-${bot}`) || bot;

/** A bot in a list: its name, its description, and its thinking time. */
export function botDescription(game: GameInfo, bot: string): string {
  const about = say(`page-bot-${bot}.about`);
  if (!about) return bot;
  const seconds = game.time_limits[bot];
  const reply = { bot: botName(bot), about };
  return seconds === undefined ? say("page-bot-at-once", reply) : say("page-bot-thinks", { ...reply, seconds });
}

const YARDSTICK = "greedy"; // a reference for comparing bots

/** The bots offered as opponents, from the weakest to the strongest. */
export const opponents = (game: GameInfo): string[] => game.bots.filter((bot) => bot !== YARDSTICK);

/** The value of an option: as text if the game has one, otherwise as the terminal takes it. */
export function optionValue(game: string, option: OptionInfo, value: unknown): string {
  if (typeof value === "boolean") return say(value ? "page-option-on" : "page-option-off");
  return say(`option-${option.name}-${String(value)}`, {}, game) || String(value).replaceAll("_", " ");
}

/** An option's purpose and its rule; its name if the game has no text for it. */
export function optionText(game: string, option: OptionInfo): string {
  const text = say(`option-${option.name}`, {}, game) || option.name;
  return option.rule ? `${text} (${option.rule})` : text;
}
