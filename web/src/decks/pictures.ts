// Pictures of cards: strokes in a square of 24, from the art of a game that has one.

interface Art {
  picture?: (card: string) => string;
}

const arts = import.meta.glob<Art>("../games/*/art.ts");

/** By the id of a card; nothing for a game without pictures. */
export async function pictures(game: string): Promise<(card: string) => string> {
  const art = await arts[`../games/${game}/art.ts`]?.().catch(() => undefined);
  return art?.picture ?? (() => "");
}
