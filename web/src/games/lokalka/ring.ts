// Where the hosts of the ring are drawn.

export interface Spot {
  /** Of the middle, in hundredths of the picture. */
  x: number;
  y: number;
  /** On a narrow page the ring is folded: up the left column, down the right one. */
  row: number;
  column: number;
}

const STEPS = 720;
const POWER = 3.4; // 2 is an ellipse, more is squarer
const CELL = [1.25, 1] as const; // hosts need more room side by side than above each other

const bent = (value: number): number => Math.sign(value) * Math.abs(value) ** (2 / POWER);
const round = (value: number): number => Math.round(value * 10) / 10;

/** Clockwise from the bottom, or from the bottom left where it is folded. */
export function ring(places: number): Spot[] {
  const line = outline();
  const whole = line[line.length - 1]!.at;
  const rows = places / 2;
  return Array.from({ length: places }, (_, n) => {
    const [x, y] = along(line, (whole * n) / places);
    return {
      x: round(50 + 50 * x),
      y: round(50 + 50 * y),
      row: n < rows ? rows - n : n - rows + 1,
      column: n < rows ? 1 : 2,
    };
  });
}

/** The line that joins them all, for an svg of 100 by 100. */
export const wire: string = `M${outline()
  .map((point) => `${round(50 + 50 * point.x)} ${round(50 + 50 * point.y)}`)
  .join("L")}z`;

/** A point of a rounded box between -1 and 1; `at` is the way so far. */
interface Point {
  x: number;
  y: number;
  at: number;
}

/** From the middle of the bottom over the left side and back. */
function outline(): Point[] {
  const points: Point[] = [];
  let at = 0;
  for (let n = 0; n <= STEPS; n++) {
    const angle = Math.PI / 2 + (2 * Math.PI * n) / STEPS;
    const [x, y] = [bent(Math.cos(angle)), bent(Math.sin(angle))];
    const last = points[points.length - 1];
    if (last) at += Math.hypot((x - last.x) * CELL[0], (y - last.y) * CELL[1]);
    points.push({ x, y, at });
  }
  return points;
}

function along(line: Point[], at: number): [number, number] {
  const to = Math.max(1, line.findIndex((point) => point.at >= at));
  const [before, after] = [line[to - 1]!, line[to]!];
  const part = (at - before.at) / (after.at - before.at);
  return [before.x + part * (after.x - before.x), before.y + part * (after.y - before.y)];
}
