// Pointers become gestures: tap, twice, zoom (long press), grab, carry, drop, browse (a finger slides along the hand).
// Pure: `now` is handed in, `due` says when to send "time".

export type Pointer =
  | { t: "down"; id: string | null; drags: boolean; touch: boolean; x: number; y: number; now: number }
  | { t: "move"; x: number; y: number; now: number; under: string | null }
  | { t: "up"; now: number; under: string | null }
  | { t: "cancel" }
  | { t: "time"; now: number };

export type Gesture =
  | { t: "tap"; id: string }
  | { t: "twice"; id: string }
  | { t: "zoom"; id: string }
  | { t: "grab"; id: string }
  | { t: "browse"; id: string }
  | { t: "carry"; id: string; dx: number; dy: number; over: string | null }
  | { t: "drop"; id: string; on: string | null };

export interface Press {
  stage: "idle" | "down" | "carry" | "browse" | "read";
  id: string | null;
  drags: boolean;
  touch: boolean;
  x: number;
  y: number;
  due: number | null;
  last: { id: string | null; now: number };
}

export const IDLE: Press = {
  stage: "idle",
  id: null,
  drags: false,
  touch: false,
  x: 0,
  y: 0,
  due: null,
  last: { id: null, now: -1e9 },
};

const LONG = 420; // milliseconds
const AGAIN = 320;
const SLACK = { mouse: 6, finger: 12 }; // pixels that a still hand moves

export function pointer(press: Press, event: Pointer): [Press, Gesture[]] {
  const rest: Press = { ...IDLE, last: press.last };
  switch (event.t) {
    case "down": {
      const { id, drags, touch, x, y, now } = event;
      return [{ stage: "down", id, drags, touch, x, y, due: id === null ? null : now + LONG, last: press.last }, []];
    }
    case "time":
      if (press.stage !== "down" || press.id === null || press.due === null || event.now < press.due) return [press, []];
      return [{ ...press, stage: "read", due: null }, [{ t: "zoom", id: press.id }]];
    case "move": {
      const [dx, dy] = [event.x - press.x, event.y - press.y];
      if (press.id === null) return [press, []];
      if (press.stage === "carry") return [press, [{ t: "carry", id: press.id, dx, dy, over: event.under }]];
      if (press.stage === "browse") {
        const next = event.under ?? press.id;
        return next === press.id ? [press, []] : [{ ...press, id: next }, [{ t: "browse", id: next }]];
      }
      if (press.stage !== "down" || Math.hypot(dx, dy) < (press.touch ? SLACK.finger : SLACK.mouse)) return [press, []];
      // A finger that goes along the hand browses it; one that goes off it takes the card along.
      const along = press.touch && Math.abs(dx) > Math.abs(dy);
      if (press.drags && !along) {
        const { id } = press;
        return [{ ...press, stage: "carry", due: null }, [{ t: "grab", id }, { t: "carry", id, dx, dy, over: event.under }]];
      }
      if (press.drags) return [{ ...press, stage: "browse", due: null }, [{ t: "browse", id: press.id }]];
      return [rest, []];
    }
    case "up": {
      const { id } = press;
      if (id === null || press.stage === "idle") return [rest, []];
      if (press.stage === "carry") return [rest, [{ t: "drop", id, on: event.under }]];
      if (press.stage !== "down") return [rest, []];
      const twice = press.last.id === id && event.now - press.last.now < AGAIN;
      return [{ ...rest, last: twice ? IDLE.last : { id, now: event.now } }, [{ t: twice ? "twice" : "tap", id }]];
    }
    case "cancel":
      if (press.stage === "carry" && press.id !== null) return [rest, [{ t: "drop", id: press.id, on: null }]];
      return [rest, []];
  }
}
