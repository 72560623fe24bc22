// Pictures of cards: strokes in a square of 24, from a game's art.

interface Art {
  picture?: (card: string) => string;
}

const arts = import.meta.glob<Art>("../games/*/art.ts");

/** The picture by the id of a card; empty for a game without pictures. */
export async function pictures(game: string): Promise<(card: string) => string> {
  const art = await arts[`../games/${game}/art.ts`]?.().catch(() => undefined);
  return art?.picture ?? (() => "");
}
