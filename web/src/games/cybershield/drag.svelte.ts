// A card of one's own network that is dragged with mouse or pen onto a symbol of another card.

import type { Act } from "./moves";

const FAR = 6; // pixels that the pointer goes before a card is dragged

interface Rules {
  /** The part of the page that the cards lie in. */
  root: () => HTMLElement | undefined;
  /** What may be done on a card with the one that is dragged. */
  acts: (place: string) => Act[];
  /** A card is taken up; null: it is let go. */
  hold: (place: string | null) => void;
  run: (act: Act) => void;
}

export class Drag {
  /** The card on its way, and where the pointer is. */
  now = $state.raw<{ place: string; x: number; y: number; far: boolean } | null>(null);
  private ended = false;

  constructor(private readonly rules: Rules) {}

  /** The click that belongs to a drag is none. */
  get clicks(): boolean {
    return !this.ended;
  }

  begin(event: PointerEvent, place: string): void {
    this.ended = false;
    if (event.button === 0 && event.pointerType !== "touch") this.now = { place, x: event.clientX, y: event.clientY, far: false };
  }

  move(event: PointerEvent): void {
    const { now } = this;
    if (!now || (!now.far && Math.hypot(event.clientX - now.x, event.clientY - now.y) <= FAR)) return;
    if (!now.far) this.rules.hold(now.place);
    this.now = { place: now.place, x: event.clientX, y: event.clientY, far: true };
  }

  /** Onto the nearest free symbol of the card that it is dropped on. */
  drop(event: PointerEvent): void {
    const far = this.now?.far;
    this.now = null;
    this.ended ||= !!far;
    if (this.ended) setTimeout(() => (this.ended = false));
    if (!far) return;
    const on = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>("[data-place], [data-port]");
    const place = on?.dataset.place ?? on?.dataset.port?.split("/")[0] ?? "";
    const acts = this.rules.acts(place);
    const symbol = acts.length > 1 ? this.nearest(place, event) : acts[0]?.symbol;
    const act = acts.find((one) => one.symbol === symbol);
    if (act) this.rules.run(act);
    else this.rules.hold(null);
  }

  stop(): void {
    if (this.now?.far) {
      this.ended = true;
      this.rules.hold(null);
    }
    this.now = null;
  }

  private nearest(place: string, event: PointerEvent): string | undefined {
    const ports = [...(this.rules.root()?.querySelectorAll<HTMLElement>(`button[data-port^="${place}/"]`) ?? [])];
    const away = (port: HTMLElement): number => {
      const box = port.getBoundingClientRect();
      return Math.hypot(box.left + box.width / 2 - event.clientX, box.top + box.height / 2 - event.clientY);
    };
    return ports.sort((one, other) => away(one) - away(other))[0]?.dataset.symbol;
  }
}
