// Where Hardware lies: the trees of a player and the room for them come in, a box for every card goes out. Rows count from
// the Internet outwards. Cards shrink, and leaves are stacked, before anything is left out of the picture.

import { grow, type Twig } from "./trees";
import type { Place, Scene } from "../scene";

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface Cable {
  id: string;
  symbol: string | null;
  d: string;
  /** Where its symbol stands; none for the way to the Internet. */
  plug: { x: number; y: number } | null;
  live: boolean;
  planned: boolean;
}

export interface Layout {
  /** By place: the card itself, without what sticks out at its side. */
  boxes: ReadonlyMap<string, Box>;
  cables: readonly Cable[];
  /** Name beside the picture, and attached cards at the side; otherwise the picture fills the card. */
  wide: boolean;
  /** How far an attached card sticks out. */
  tab: number;
}

/** The middle band, as high as the line that is the Internet. */
export const BAND = 30;
const EDGE = 8; // pixels that stay free at the outer edge
const WIDTHS = [226, 200, 172, 150, 132, 116, 102, 90, 80, 70, 60, 52];
const STACKED = 4;
const NARROW = 480; // pixels: a phone upright

interface Size {
  w: number;
  h: number;
  gap: number;
  lane: number;
  tab: number;
  wide: boolean;
  /** Leaves of one card that lie below each other. */
  stack: number;
}

interface Node {
  twig: Twig;
  inner: Node[];
  /** Columns of leaves. */
  leaves: Twig[][];
  /** The order of what hangs on it. */
  parts: (Node | Twig[])[];
}

const columns = <T>(list: T[], deep: number): T[][] =>
  Array.from({ length: Math.ceil(list.length / deep) }, (_, n) => list.slice(n * deep, n * deep + deep));

function node(twig: Twig, deep: number): Node {
  const inner: Node[] = [];
  const parts: (Node | Twig[])[] = [];
  let row: Twig[] = [];
  const flush = (): void => {
    parts.push(...columns(row, deep));
    row = [];
  };
  for (const one of twig.twigs) {
    if (!one.twigs.length) {
      row.push(one);
      continue;
    }
    flush();
    const next = node(one, deep);
    inner.push(next);
    parts.push(next);
  }
  flush();
  return { twig, inner, leaves: parts.filter((part) => Array.isArray(part)), parts };
}

const tabs = ({ attached }: Place, { tab }: Size): number => attached.length * tab;
const own = (twig: Twig, size: Size): number => size.w + tabs(twig.place, size);

const columnWidth = (leaves: Twig[], size: Size): number => Math.max(...leaves.map((leaf) => own(leaf, size))) + (leaves.length > 1 ? 10 : 0);

function width(part: Node | Twig[], size: Size): number {
  if (Array.isArray(part)) return columnWidth(part, size);
  const below = part.parts.reduce((sum, one) => sum + width(one, size), 0) + size.gap * Math.max(0, part.parts.length - 1);
  return Math.max(own(part.twig, size), below);
}

const depth = (part: Node | Twig[]): number => (Array.isArray(part) ? part.length : 1 + Math.max(0, ...part.parts.map(depth)));

/** What stands side by side, and the row that each begins in: Providers at the Internet, what is joined to none further out. */
function forest(twigs: Twig[], deep: number, narrow: boolean): { part: Node | Twig[]; row: number }[] {
  const online = twigs.filter((twig) => twig.place.card === "provider").map((twig) => ({ part: node(twig, deep), row: 0 }));
  const rest = twigs.filter((twig) => twig.place.card !== "provider");
  const row = narrow && !online.length ? 0 : 1;
  const single = columns(rest.filter((twig) => !twig.twigs.length), deep).map((part) => ({ part, row }));
  return [...online, ...rest.filter((twig) => twig.twigs.length).map((twig) => ({ part: node(twig, deep), row })), ...single];
}

const rowsOf = (all: { part: Node | Twig[]; row: number }[]): number => Math.max(1, ...all.map(({ part, row }) => row + depth(part)));

function fit(twigs: Twig[], room: number, half: number): Size {
  let best: Size | undefined;
  let most = -1;
  for (const w of WIDTHS) {
    const wide = w >= 116 && room > NARROW;
    if (room < NARROW && w > 132) continue;
    for (let stack = 1; stack <= STACKED; stack++) {
      const all = forest(twigs, stack, room < NARROW);
      const rows = rowsOf(all);
      const pitch = (half - BAND / 2 - EDGE) / rows;
      const lane = Math.min(Math.max(12, Math.min(26, pitch * 0.27)), pitch * 0.4);
      const h = Math.min(wide ? 30 + w * 0.22 : 24 + w * 0.34, pitch - lane);
      // Large only where they are not flat.
      if (w > (room < NARROW ? 92 : 180) && h < w * (room < NARROW ? 0.5 : 0.32)) continue;
      const size: Size = { w, h, gap: wide ? 22 : 8, lane, tab: wide ? Math.round(w * 0.2) : 0, wide, stack };
      const total = all.reduce((sum, { part }) => sum + width(part, size), 0) + size.gap * 1.5 * (all.length - 1);
      if (total <= room && h >= (wide ? 32 : 26)) return size;
      // Nothing fits as it should: what comes nearest to it.
      const near = Math.min(h / 26, ((room / Math.max(room, total)) * w) / 52);
      if (near > most) [best, most] = [size, near];
    }
  }
  return best!;
}

/** `up`: the rows go upwards, for the other player. */
export function layout(scene: Scene, player: number, room: number, height: number, up: boolean): Layout {
  const twigs = grow(scene, player);
  const half = height / 2;
  const size = fit(twigs, room, half);
  const all = forest(twigs, size.stack, room < NARROW);
  const pitch = Math.min((half - BAND / 2 - EDGE) / rowsOf(all), size.h + 30);
  const total = all.reduce((sum, { part }) => sum + width(part, size), 0) + size.gap * 1.5 * (all.length - 1);
  const squeeze = Math.min(1, room / total); // only the largest networks on the smallest screens
  const boxes = new Map<string, Box>();
  const trunks: { child: Twig; parent: string | null; side: boolean }[] = [];
  const lay = (twig: Twig, x: number, row: number): void => {
    const down = half + BAND / 2 + 4 + row * pitch + (pitch - size.h) / 2;
    const y = up ? height - down - size.h : down;
    boxes.set(twig.place.id, { x: x * squeeze, y, w: size.w * squeeze, h: size.h });
  };
  const put = (part: Node | Twig[], left: number, row: number): void => {
    const wide = width(part, size);
    if (Array.isArray(part)) {
      part.forEach((leaf, n) => {
        lay(leaf, left + (part.length > 1 ? 10 : (wide - own(leaf, size)) / 2), row + n);
        trunks.push({ child: leaf, parent: leaf.parent, side: part.length > 1 });
      });
      return;
    }
    lay(part.twig, left + (wide - own(part.twig, size)) / 2, row);
    trunks.push({ child: part.twig, parent: part.twig.parent, side: false });
    const below = part.parts.reduce((sum, one) => sum + width(one, size), 0) + size.gap * Math.max(0, part.parts.length - 1);
    let x = left + (wide - below) / 2;
    for (const one of part.parts) {
      put(one, x, row + 1);
      x += width(one, size) + size.gap;
    }
  };
  let x = Math.max(0, (room - total) / 2);
  for (const { part, row } of all) {
    put(part, x, row);
    x += width(part, size) + size.gap * 1.5;
  }
  return { boxes, cables: cables(scene, player, boxes, trunks, up, half), wide: size.wide, tab: size.tab };
}

const n = (x: number): string => x.toFixed(1);

function cables(
  scene: Scene,
  player: number,
  boxes: ReadonlyMap<string, Box>,
  trunks: readonly { child: Twig; parent: string | null; side: boolean }[],
  up: boolean,
  half: number,
): Cable[] {
  const places = new Map(scene.places.map((place) => [place.id, place]));
  const out = up ? -1 : 1;
  const foot = ({ x, y, w, h }: Box): [number, number] => [x + w / 2, up ? y : y + h];
  const head = ({ x, y, w, h }: Box): [number, number] => [x + w / 2, up ? y + h : y];
  const made: Cable[] = [];
  const drawn = new Set<string>();
  for (const { child, parent, side } of trunks) {
    const box = boxes.get(child.place.id)!;
    if (parent === null) {
      const [x, y] = head(box);
      if (child.place.card === "provider")
        made.push({ id: `net/${child.place.id}`, symbol: null, d: `M${n(x)} ${n(half)}L${n(x)} ${n(y)}`, plug: null, live: child.place.state === "connected", planned: child.place.state === "announced" });
      continue;
    }
    const from = boxes.get(parent)!;
    const port = child.place.ports.find((one) => one.to === parent);
    const [x1, y1] = foot(from);
    const [x2, y2] = side ? [box.x, box.y + box.h / 2] : head(box);
    const bend = Math.max(8, Math.abs(y2 - y1) * 0.55) * out;
    const d = side
      ? `M${n(x1)} ${n(y1)}C${n(x1)} ${n(y1 + bend)} ${n(x2 - 10)} ${n(y1)} ${n(x2 - 10)} ${n(y1 + (y2 - y1) * 0.6)}L${n(x2 - 10)} ${n(y2 - 6 * out)}L${n(x2)} ${n(y2)}`
      : `M${n(x1)} ${n(y1)}C${n(x1)} ${n(y1 + bend)} ${n(x2)} ${n(y2 - bend)} ${n(x2)} ${n(y2)}`;
    const live = child.place.state === "connected" && places.get(parent)?.state === "connected" && !port?.planned;
    made.push({ id: `${parent}/${child.place.id}`, symbol: port?.symbol ?? null, d, plug: { x: x2, y: y2 }, live, planned: port?.planned ?? false });
    drawn.add(`${parent}/${child.place.id}`).add(`${child.place.id}/${parent}`);
  }
  for (const place of scene.places.filter((one) => one.player === player))
    for (const port of place.ports) {
      const other = port.to === null ? undefined : places.get(port.to);
      const name = `${place.id}/${port.to}`;
      if (!other || drawn.has(name)) continue;
      drawn.add(name).add(`${port.to}/${place.id}`);
      const [from, to] = [boxes.get(place.id), boxes.get(other.id)];
      if (!from || !to) continue;
        made.push({ id: name, symbol: port.symbol, ...around(from, to, [...boxes.values()], out), live: place.state === "connected" && other.state === "connected" && !port.planned, planned: port.planned });
    }
  return made;
}

const BULGE = 26; // pixels that a cable goes aside, past what lies between

/** A joint that closes a ring: from side to side. */
function around(one: Box, other: Box, all: readonly Box[], out: number): Pick<Cable, "d" | "plug"> {
  const [from, to] = one.x <= other.x ? [one, other] : [other, one];
  const [y1, y2] = [from.y + from.h / 2, to.y + to.h / 2];
  const x1 = from.x + from.w;
  const between = all.some((box) => box !== from && box !== to && box.x < to.x && box.x + box.w > x1 && box.y < Math.max(y1, y2) && box.y + box.h > Math.min(y1, y2));
  if (to.x > x1 + 8 && between) {
    // Past what stands between, on the side of the Internet.
    const [a, b] = [from.x + from.w * 0.75, to.x + to.w * 0.25];
    const edge = (box: Box): number => (out > 0 ? box.y : box.y + box.h);
    const y = (out > 0 ? Math.min : Math.max)(edge(from), edge(to)) - 14 * out;
    return { d: `M${n(a)} ${n(edge(from))}C${n(a)} ${n(y)} ${n(a)} ${n(y)} ${n(a + 20)} ${n(y)}L${n(b - 20)} ${n(y)}C${n(b)} ${n(y)} ${n(b)} ${n(y)} ${n(b)} ${n(edge(to))}`, plug: { x: (a + b) / 2, y } };
  }
  if (to.x > x1 + 8) {
    const bend = Math.max(20, (to.x - x1) / 2);
    return { d: `M${n(x1)} ${n(y1)}C${n(x1 + bend)} ${n(y1)} ${n(to.x - bend)} ${n(y2)} ${n(to.x)} ${n(y2)}`, plug: { x: (x1 + to.x) / 2, y: (y1 + y2) / 2 } };
  }
  const x = Math.min(from.x, to.x) - BULGE;
  return { d: `M${n(from.x)} ${n(y1)}C${n(x)} ${n(y1)} ${n(x)} ${n(y2)} ${n(to.x)} ${n(y2)}`, plug: { x: x + BULGE * 0.3, y: (y1 + y2) / 2 } };
}
