// The board on the plane: where each space lies and how arrows run. Lanes go to the right, or down where it is narrow.

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface Geometry {
  turned: boolean;
  /** How big a pawn is drawn. */
  pawn: number;
  width: number;
  height: number;
  box: (space: string) => Box;
  /** Where the n-th of so many pawns stands. */
  stand: (space: string, n: number, of: number) => [number, number];
  arrow: (tail: string, head: string) => string;
}

const ROWS = "abcd";
const TRACER = ["T3", "T2", "T1", "T0", "TJ"];
const EDGE = 9;

/** Sizes: of a space along and across the lanes, and the gaps between them; `strip` is the gap between the lanes. */
interface Sizes {
  along: number;
  across: number;
  gapAlong: number;
  gapAcross: number;
  strip: number;
  top: number;
}

const WIDE: Sizes = { along: 78, across: 66, gapAlong: 26, gapAcross: 26, strip: 36, top: 84 };
const NARROW: Sizes = { along: 56, across: 66, gapAlong: 24, gapAcross: 21, strip: 32, top: 78 };

export function geometry(turned: boolean, tracer: boolean): Geometry {
  const sizes = turned ? NARROW : WIDE;
  const top = EDGE + (tracer ? sizes.top : 8);
  const place = (column: number) => column * (sizes.along + sizes.gapAlong);
  const lane = (row: number) => row * (sizes.across + sizes.gapAcross) + (row > 1 ? sizes.strip - sizes.gapAcross : 0);
  const length = place(9) + sizes.along;
  const breadth = lane(3) + sizes.across;

  const lay = (along: number, across: number, l: number, b: number): Box =>
    turned ? { x: EDGE + across, y: top + along, w: b, h: l } : { x: EDGE + along, y: top + across, w: l, h: b };

  const pair = lane(1) + sizes.across;
  const box = (space: string): Box => {
    if (space === "BD") return lay(0, 0, sizes.along, pair);
    if (space === "PS") return lay(0, lane(2), sizes.along, pair);
    if (space === "CA") return lay(place(9), 0, sizes.along, breadth);
    const off = TRACER.indexOf(space);
    if (off >= 0) return aside(off);
    return lay(place(Number(space[1])), lane(ROWS.indexOf(space[0]!)), sizes.along, sizes.across);
  };
  const aside = (n: number): Box => {
    const w = turned ? 54 : 78;
    const step = turned ? 67 : 104;
    return { x: EDGE + n * step, y: EDGE + 2, w: n === 4 ? (turned ? breadth - 4 * step : 182) : w, h: 50 };
  };

  const stand = (space: string, n: number, of: number): [number, number] => {
    const { x, y, w, h } = box(space);
    if (space === "BD" || space === "PS") {
      if (turned) return [x + w - 76 + 29 * (n % 3), of > 3 ? y + 15 + 27 * Math.floor(n / 3) : y + h / 2 + 2];
      return [x + w / 2 - 17 + 34 * (n % 2), y + 54 + 32 * Math.floor(n / 2)];
    }
    if (space === "CA") return turned ? [x + w / 2 + 44 + 34 * n, y + h / 2] : [x + w / 2, y + h / 2 + 50 + 34 * n];
    if (space === "TJ") return [x + w - 18 - Math.min(32, (w - 40) / Math.max(1, of - 1)) * n, y + h - 18];
    return turned ? [x + w - 19, y + h - 17] : [x + w - 20, y + h - 19];
  };

  const width = 2 * EDGE + (turned ? breadth : length);
  const height = EDGE + top + (turned ? length : breadth);
  const arrow = (tail: string, head: string) => path(box(tail), box(head), turned, head);
  return { turned, pawn: turned ? 0.82 : 0.9, width, height, box, stand, arrow };
}

/** From edge to edge. Beside each other: straight; between the lanes and askew: a curve. */
function path(tail: Box, head: Box, turned: boolean, to: string): string {
  const overlapX = Math.min(tail.x + tail.w, head.x + head.w) - Math.max(tail.x, head.x);
  const overlapY = Math.min(tail.y + tail.h, head.y + head.h) - Math.max(tail.y, head.y);
  if (overlapY > 0) {
    const forth = head.x > tail.x;
    const y = middle(tail.y, tail.h, head.y, head.h) + (turned ? (forth ? -9 : 9) : 0);
    return forth ? `M${tail.x + tail.w + 2} ${y}H${head.x - 4}` : `M${tail.x - 2} ${y}H${head.x + head.w + 4}`;
  }
  if (overlapX > 0) {
    const forth = head.y > tail.y;
    const x = middle(tail.x, tail.w, head.x, head.w) + (turned || to === "BD" ? 0 : forth ? -12 : 12);
    return forth ? `M${x} ${tail.y + tail.h + 2}V${head.y - 4}` : `M${x} ${tail.y - 2}V${head.y + head.h + 4}`;
  }
  if (turned) {
    const right = head.x > tail.x;
    const [x1, y1] = [right ? tail.x + tail.w + 2 : tail.x - 2, tail.y + tail.h * 0.75];
    const [x2, y2] = [right ? head.x - 4 : head.x + head.w + 4, head.y + head.h * 0.25];
    const half = (x1 + x2) / 2;
    return `M${x1} ${y1}C${half} ${y1} ${half} ${y2} ${x2} ${y2}`;
  }
  const down = head.y > tail.y;
  const [x1, y1] = [tail.x + tail.w * 0.75, down ? tail.y + tail.h + 2 : tail.y - 2];
  const [x2, y2] = [head.x + head.w * 0.25, down ? head.y - 4 : head.y + head.h + 4];
  const half = (y1 + y2) / 2;
  return `M${x1} ${y1}C${x1} ${half} ${x2} ${half} ${x2} ${y2}`;
}

/** The middle of what two stretches share. */
function middle(one: number, length: number, other: number, extent: number): number {
  return (Math.max(one, other) + Math.min(one + length, other + extent)) / 2;
}
