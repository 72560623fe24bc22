// A note about a player: what they are taken for, and free text after it, as one text that any program can read.

export const GUESSES = ["hacker", "insider", "helpdesk", "unsure"] as const;
export const LONGEST = 80; // letters of a whole note

export interface Note {
  guess: string;
  text: string;
}

const NOTE = new RegExp(`^(${GUESSES.join("|")})(?:: *|$)(.*)$`, "i");

export function read(note: string | undefined): Note {
  const found = NOTE.exec(note ?? "");
  return found ? { guess: found[1]!.toLowerCase(), text: found[2]! } : { guess: "", text: note ?? "" };
}

export function write({ guess, text }: Note): string {
  const plain = text.trim();
  return (guess && plain ? `${guess}: ${plain}` : guess || plain).slice(0, LONGEST);
}
