// Rarities are distinguished without colours.

const MARKS: { [rarity: string]: string } = { common: "○", uncommon: "◇", rare: "◆", special: "★" };

export const mark = (rarity: string): string => MARKS[rarity] ?? "";
