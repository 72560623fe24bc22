// Arrow keys on a plane: from one thing to the nearest one in a direction.

export interface Stop {
  key: string;
  x: number;
  y: number;
}

const WAYS: { [key: string]: readonly [number, number] } = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

export const isWay = (key: string): boolean => key in WAYS;

/** The key of the next stop, or none. What lies askew counts as farther. */
export function next(stops: Stop[], from: string, arrow: string): string | undefined {
  const here = stops.find((stop) => stop.key === from);
  const [dx, dy] = WAYS[arrow] ?? [0, 0];
  if (!here) return undefined;
  let best: string | undefined;
  let least = Infinity;
  for (const stop of stops) {
    const ahead = (stop.x - here.x) * dx + (stop.y - here.y) * dy;
    const beside = Math.abs((stop.x - here.x) * dy) + Math.abs((stop.y - here.y) * dx);
    if (ahead > 1 && ahead + 2 * beside < least) [best, least] = [stop.key, ahead + 2 * beside];
  }
  return best;
}
