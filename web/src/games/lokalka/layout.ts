// Where the hosts of the ring lie, in hundredths of the field: the reader's own in the middle of the near edge, the others
// clockwise from there. A wide field, a flat one (a phone on its side) and a tall one (two columns) each have their own.

export interface Spot {
  x: number;
  y: number;
}

export interface Spots {
  wide: Spot;
  flat: Spot;
  tall: Spot;
}

export type Shape = keyof Spots;

export const SHAPES: readonly Shape[] = ["wide", "flat", "tall"];

/** From the near edge along the left side to the far edge. */
const WIDE = [
  [50, 87], [36.5, 87], [23.5, 84], [10.8, 76.5], [7.5, 48], [10.8, 20], [23.5, 12.5], [36.5, 10], [50, 10],
] as const;
const FLAT = [
  [50, 87], [35, 87], [20, 87], [7.4, 73], [7.4, 49.5], [7.4, 26], [20, 12], [35, 12], [50, 12],
] as const;

const TALL = { near: 92.5, far: 6, first: 81.5, last: 16.5, left: 17.2 };

/** A point of a line at a share of its legs. */
function along(line: readonly (readonly [number, number])[], share: number): Spot {
  const at = share * (line.length - 1);
  const leg = Math.min(line.length - 2, Math.floor(at));
  const [[x1, y1], [x2, y2], part] = [line[leg]!, line[leg + 1]!, at - leg];
  return { x: round(x1 + part * (x2 - x1)), y: round(y1 + part * (y2 - y1)) };
}

function column(n: number, half: number): Spot {
  if (n === 0 || n === half) return { x: 50, y: n ? TALL.far : TALL.near };
  const step = (TALL.first - TALL.last) / Math.max(1, half - 2);
  return { x: TALL.left, y: round(TALL.first - (n - 1) * step) };
}

const round = (value: number): number => Math.round(value * 10) / 10;

/** The numbers of the cables from one place of a ring to another, clockwise or back; a cable is named by the place that it
    begins at. */
export function cablesTo(size: number, from: number, to: number, step: 1 | -1): { cables: number[]; between: number[] } {
  const cables: number[] = [];
  const between: number[] = [];
  for (let n = from; n !== to; ) {
    cables.push(step > 0 ? n : (n - 1 + size) % size);
    n = (n + step + size) % size;
    if (n !== to) between.push(n);
  }
  return { cables, between };
}

/** Clockwise; the right side mirrors the left one. */
export function ring(places: number): Spots[] {
  const half = places / 2;
  return Array.from({ length: places }, (_, n) => {
    const right = n > half;
    const k = right ? places - n : n;
    const turned = ({ x, y }: Spot): Spot => ({ x: right ? round(100 - x) : x, y });
    return { wide: turned(along(WIDE, k / half)), flat: turned(along(FLAT, k / half)), tall: turned(column(k, half)) };
  });
}
