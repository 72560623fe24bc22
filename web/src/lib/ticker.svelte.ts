// The current time for countdowns; ticks only while one is shown.

class Ticker {
  now = $state(performance.now());
  private users = 0;
  private timer: ReturnType<typeof setInterval> | undefined;

  /** For an $effect: ticks until its cleanup. */
  watch(): () => void {
    this.now = performance.now();
    if (this.users++ === 0) this.timer = setInterval(() => (this.now = performance.now()), 250);
    return () => {
      if (--this.users === 0) clearInterval(this.timer);
    };
  }
}

export const ticker = new Ticker();
