// The games of this server, asked for once, and the one that the reader is at.

import type { GameInfo, OptionInfo } from "../wire";
import { i18n, say } from "./i18n.svelte";
import * as api from "./transport/api";

class Games {
  all = $state.raw<GameInfo[]>([]);
  here = $state("");
  private asked: Promise<GameInfo[]> | undefined;

  load(): Promise<GameInfo[]> {
    this.asked ??= api.games().then(
      (reply) => (this.all = reply),
      (wrong: unknown) => {
        this.asked = undefined;
        throw wrong;
      },
    );
    return this.asked;
  }

  find = (id: string): GameInfo | undefined => this.all.find((game) => game.id === id);

  /** The game whose rules a reader probably wants. */
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

/** The name of a deck that comes with a game. */
export function deckName(game: string, deck: string): string {
  const option = deckOptions(games.find(game))[0];
  return option ? optionValue(game, option, deck) : deck;
}

/** The name of a bot in words; its id if it is not one of ours. */
export const botName = (bot: string): string => say(`page-bot-${bot}`) || bot;

/** A bot in a list: its name, what it is, and how long it thinks. */
export function botDescription(game: GameInfo, bot: string): string {
  const about = say(`page-bot-${bot}.about`);
  if (!about) return bot;
  const seconds = game.time_limits[bot];
  const reply = { bot: botName(bot), about };
  return seconds === undefined ? say("page-bot-at-once", reply) : say("page-bot-thinks", { ...reply, seconds });
}

const YARDSTICK = "greedy"; // for those who measure bots

/** The bots that a person may like to play against, from the weakest to the strongest. */
export const opponents = (game: GameInfo): string[] => game.bots.filter((bot) => bot !== YARDSTICK);

/** The value of an option: in words if the game has them, otherwise as the terminal takes it. */
export function optionValue(game: string, option: OptionInfo, value: unknown): string {
  if (typeof value === "boolean") return say(value ? "page-option-on" : "page-option-off");
  return say(`option-${option.name}-${String(value)}`, {}, game) || String(value).replaceAll("_", " ");
}

/** What an option is for, with the rule behind it; its name if the game has no words for it. */
export function optionText(game: string, option: OptionInfo): string {
  const text = say(`option-${option.name}`, {}, game) || option.name;
  return option.rule ? `${text} (${option.rule})` : text;
}
