// Notices a line on which nothing comes any more, though it is open.

/** Milliseconds of silence until one asks, and from there until one gives up. */
export const [ASK, GIVE_UP] = [3000, 3000];

export class Heart {
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly ask: () => void,
    private readonly silent: () => void,
  ) {}

  /** Something came. */
  beat(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.await();
      this.ask();
    }, ASK);
  }

  /** Something should come soon. */
  await(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.silent(), GIVE_UP);
  }

  stop(): void {
    clearTimeout(this.timer);
  }
}
