// Signs of rarities, so that they are not distinguished by colour alone.

const MARKS: { [rarity: string]: string } = { common: "○", uncommon: "◇", rare: "◆", special: "★" };

export const mark = (rarity: string): string => MARKS[rarity] ?? "";
