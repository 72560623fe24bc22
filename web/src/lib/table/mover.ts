// Moves nodes from spot to spot: by the Web Animations API, by transforms alone, from wherever the node is just now.
// Where a node is on its way is reckoned from the progress of its animation, so nothing is read from the page.

import { TALL, type Spot } from "./spots";

export interface Travel {
  ms: number;
  delay?: number;
  /** Lands with a spring; otherwise it crosses evenly. */
  spring?: boolean;
  /** How high it rises on its way, in pixels. */
  rise?: number;
  /** Turned over halfway. */
  flip?: boolean;
  /** Spots that it comes by, with a hop each. */
  via?: readonly Spot[];
}

interface Way {
  stops: readonly Spot[];
  run: Animation | null;
}

/** A node, and the node inside it that rises (a selected card, a hop), and the one that turns over. */
export interface Body {
  node: HTMLElement;
  lift: HTMLElement;
  turn?: HTMLElement;
  /** Its size follows its spot; otherwise it is scaled never. */
  sized: boolean;
}

const CROSS = "cubic-bezier(.65, 0, .3, 1)";

/** Overshoots by so much of the way. On a long way that is little: a card must not fly past its place. */
const spring = (over: number): string =>
  `linear(0, .4 14%, .84 30%, ${1 + over * 0.7} 42%, ${1 + over} 50%, ${1 + over * 0.25} 66%, ${1 - over * 0.12} 80%, 1)`;

const css = ({ x, y, turn, w }: Spot, width: number): string =>
  `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) translate(-50%, -50%) rotate(${turn.toFixed(2)}deg) scale(${(w / width).toFixed(4)})`;

const between = (a: number, b: number, k: number): number => a + (b - a) * k;

function along(stops: readonly Spot[], progress: number): Spot {
  const last = stops.length - 1;
  const leg = Math.min(last - 1, Math.max(0, Math.floor(progress * last)));
  const [a, b, k] = [stops[leg]!, stops[leg + 1]!, progress * last - leg];
  return { ...b, x: between(a.x, b.x, k), y: between(a.y, b.y, k), w: between(a.w, b.w, k), turn: between(a.turn, b.turn, k) };
}

export class Mover {
  private ways = new WeakMap<HTMLElement, Way>();

  /** Returns whether it was somewhere else. */
  go(body: Body, to: Spot, how: Travel): boolean {
    const { node } = body;
    const way = this.ways.get(node);
    const goal = way?.stops.at(-1);
    if (way && goal && same(goal, to)) {
      if (way.run?.playState !== "running") this.rest(node, to);
      way.stops = [...way.stops.slice(0, -1), to];
      return false;
    }
    const from = way && goal ? this.now(way) : to;
    way?.run?.cancel();
    this.size(body, to);
    node.style.transform = css(to, to.w);
    if (!goal || how.ms <= 0) {
      this.rest(node, to);
      this.ways.set(node, { stops: [to], run: null });
      return goal !== undefined;
    }
    const stops = [from, ...(how.via ?? []), to];
    const far = Math.hypot(to.x - from.x, to.y - from.y);
    const easing = how.spring ? spring(Math.min(0.09, 9 / Math.max(1, far))) : CROSS;
    const timing: KeyframeAnimationOptions = {
      duration: how.ms * (stops.length - 1),
      delay: how.delay ?? 0,
      easing: stops.length > 2 ? "linear" : easing,
      fill: "backwards",
    };
    const run = node.animate(
      stops.map((stop) => ({ transform: css(stop, to.w) })),
      timing,
    );
    node.style.visibility = "";
    node.style.zIndex = String(500 + to.z);
    run.onfinish = () => this.rest(node, to);
    this.ways.set(node, { stops, run });
    this.inner(body, how, stops.length - 1, timing);
    return true;
  }

  /** Out of a hand that carries it, or back after a refusal: from here on it is there. */
  put(body: Body, spot: Spot): void {
    this.ways.get(body.node)?.run?.cancel();
    this.size(body, spot);
    body.node.style.transform = css(spot, spot.w);
    body.node.style.visibility = "";
    this.ways.set(body.node, { stops: [spot], run: null });
  }

  private size({ node, sized }: Body, { w }: Spot): void {
    if (!sized) return;
    node.style.width = `${w.toFixed(1)}px`;
    node.style.height = `${(w * TALL).toFixed(1)}px`;
  }

  private rest(node: HTMLElement, { show, z }: Spot): void {
    node.style.visibility = show ? "" : "hidden";
    node.style.zIndex = String(z);
  }

  private now({ stops, run }: Way): Spot {
    const timing = run?.effect?.getComputedTiming();
    if (!run || run.playState === "finished" || !timing) return stops.at(-1)!;
    return along(stops, timing.progress ?? 0);
  }

  private inner({ lift, turn }: Body, how: Travel, legs: number, timing: KeyframeAnimationOptions): void {
    const { duration, delay } = timing;
    if (how.rise) {
      // One keyframe: it begins and ends with what the style says, so a selected card sinks while it flies.
      const hop = { transform: `translateY(${-how.rise}px) scale(${1 + Math.min(0.14, how.rise / 300)})`, easing: "ease-in-out" };
      lift.animate([{ ...hop, offset: 0.45 }], { duration: Number(duration) / legs, iterations: legs, delay, easing: "linear" });
    }
    if (how.flip && turn) {
      const edge = (deg: number): string => `perspective(900px) rotateY(${deg}deg)`;
      const half = { duration, delay, fill: "backwards" as const };
      const turns = [{ transform: edge(0) }, { transform: edge(90), offset: 0.5 }, { transform: edge(-90), offset: 0.5 }, { transform: edge(0) }];
      turn.animate(turns, half);
      const [front, back] = turn.children;
      const shows = (from: number, to: number): Keyframe[] => [{ opacity: from }, { opacity: from, offset: 0.5 }, { opacity: to, offset: 0.5 }, { opacity: to }];
      const up = turn.dataset["up"] === "true";
      front?.animate(up ? shows(0, 1) : shows(1, 0), half);
      back?.animate(up ? shows(1, 0) : shows(0, 1), half);
    }
  }
}

const same = (one: Spot, other: Spot): boolean =>
  one.x === other.x && one.y === other.y && one.w === other.w && one.turn === other.turn;
