// The page's typefaces. Text is shown in them from the start, so that nothing moves when they arrive.

import type { Lang } from "./settings.svelte";

const FACES = ['500 1em "Sofia Sans Variable"', '800 1em "Sofia Sans Condensed Variable"'];
const SAMPLES: { readonly [lang in Lang]?: string } = { ru: "aя" }; // a letter of every file that a language needs
const PATIENCE = 1500; // milliseconds; after that, text is better than its typeface

/** Resolves when they are here, or when that takes too long. */
export function fonts(lang: Lang): Promise<unknown> {
  const loads = FACES.map((face) => document.fonts.load(face, SAMPLES[lang] ?? "a").catch(() => []));
  return Promise.race([Promise.all(loads), new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
}
