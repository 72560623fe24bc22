// Rulebooks, fetched once for each game and language.

import type { Rule, RulesResponse } from "../wire";
import * as api from "./transport/api";
import type { Lang } from "./settings.svelte";

const requests = new Map<string, Promise<RulesResponse>>();

export function rulebook(game: string, lang: Lang): Promise<RulesResponse> {
  const name = `${game}/${lang}`;
  let coming = requests.get(name);
  if (!coming) {
    coming = api.rules(game, lang);
    coming.catch(() => requests.delete(name));
    requests.set(name, coming);
  }
  return coming;
}

export const ruleOf = (book: RulesResponse, id: string): Rule | undefined => book.rules.find((rule) => rule.id === id);
