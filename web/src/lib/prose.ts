// Parses the plain text of rules: paragraphs, lists, tables; inside them, code and ids of rules.

export type Block =
  | { kind: "paragraph"; text: string }
  | { kind: "list"; items: string[] }
  | { kind: "table"; head: string[]; rows: string[][] };

export interface Piece {
  kind: "text" | "code" | "rule";
  text: string;
}

const cells = (line: string): string[] => line.replace(/^\||\|$/g, "").split("|").map((cell) => cell.trim());
const isRuler = (line: string): boolean => /^[|\s:-]+$/.test(line);

export function blocks(text: string): Block[] {
  const found: Block[] = [];
  let open = false; // whether the next line can continue the last block
  for (const line of text.split("\n").map((raw) => raw.trim())) {
    const last = open ? found[found.length - 1] : undefined;
    open = line !== "";
    if (!line) continue;
    if (line.startsWith("- ")) {
      if (last?.kind === "list") last.items.push(line.slice(2));
      else found.push({ kind: "list", items: [line.slice(2)] });
    } else if (line.startsWith("|")) {
      if (last?.kind !== "table") found.push({ kind: "table", head: cells(line), rows: [] });
      else if (!isRuler(line)) last.rows.push(cells(line));
    } else if (last?.kind === "paragraph") last.text += ` ${line}`;
    else if (last?.kind === "list") last.items[last.items.length - 1] += ` ${line}`;
    else found.push({ kind: "paragraph", text: line });
  }
  return found;
}

const MARKED = /`([^`]+)`|\b([A-Z]{2,3}-\d+(?:\.\d+)?)(?![\w.]*\d)/g;

export function pieces(text: string): Piece[] {
  const found: Piece[] = [];
  let at = 0;
  for (const match of text.matchAll(MARKED)) {
    if (match.index > at) found.push({ kind: "text", text: text.slice(at, match.index) });
    found.push(match[1] ? { kind: "code", text: match[1] } : { kind: "rule", text: match[2]! });
    at = match.index + match[0].length;
  }
  if (at < text.length) found.push({ kind: "text", text: text.slice(at) });
  return found;
}
