// How a game draws its cards: its own art where it brings some.

interface Own {
  picture?: (card: string) => string;
  SIGNS?: { [symbol: string]: string };
  TONES?: { [kind: string]: number };
}

export interface Art {
  /** By the id of a card: strokes in a square of 24; empty for a game without pictures. */
  picture: (card: string) => string;
  /** How a symbol is written in a line of text. */
  sign: (symbol: string) => string;
  /** The colour of a kind of card: one of six. */
  tone: (kind: string) => number;
}

const arts = import.meta.glob<Own>("../games/*/art.ts");

export async function art(game: string): Promise<Art> {
  const own = await arts[`../games/${game}/art.ts`]?.().catch(() => undefined);
  return {
    picture: own?.picture ?? (() => ""),
    sign: (symbol) => own?.SIGNS?.[symbol] ?? "◆",
    tone: (kind) => own?.TONES?.[kind] ?? 4,
  };
}
