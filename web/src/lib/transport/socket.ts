// A WebSocket that reconnects, also when the line is open and silent.

import { GIVE_UP, Heart } from "./heart";

// Close codes after which there is no further retry; docs/protocol.md has all.
const LEFT = 4001; // the seat was given up
const REFUSED = 4003; // the server rejects this client
const MOVED = 4005; // another worker of the server has the table: the reason is its name
const WAITS = [300, 1000, 2000, 4000, 8000]; // milliseconds before each retry
const OPENING = 2 * GIVE_UP; // milliseconds until a socket that does not open is given up

export interface SocketEvents {
  opened: () => void;
  received: (text: string) => void;
  /** Nothing has come for a while: something that is answered is to be sent. */
  quiet: () => void;
  lost: () => void;
  /** There is no further retry. */
  refused: () => void;
  /** The seat was given up, here or on another page. There is no further retry. */
  left: () => void;
}

export class ReconnectingSocket {
  private socket: WebSocket | null = null;
  private tries = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private closed = false;
  private at = ""; // the worker that the next socket asks for
  private readonly heart = new Heart(
    () => this.events.quiet(),
    () => this.leave(),
  );

  constructor(
    private readonly url: string,
    private readonly events: SocketEvents,
  ) {
    this.open();
  }

  private open(): void {
    const socket = new WebSocket(this.at ? `${this.url}?at=${encodeURIComponent(this.at)}` : this.url);
    this.socket = socket;
    this.heart.stop();
    this.timer = setTimeout(() => this.leave(), OPENING);
    socket.onopen = () => {
      if (this.socket !== socket) return;
      clearTimeout(this.timer);
      this.heart.beat();
      this.events.opened();
    };
    socket.onmessage = (event) => {
      if (this.socket !== socket) return;
      this.heart.beat();
      this.events.received(event.data as string);
    };
    socket.onclose = (event) => {
      if (this.socket !== socket) return;
      this.heart.stop();
      this.events.lost();
      this.at = event.code === MOVED ? event.reason : "";
      this.closed ||= event.code === REFUSED || event.code === LEFT;
      if (event.code === REFUSED) this.events.refused();
      else if (event.code === LEFT) this.events.left();
      else this.later();
    };
  }

  private later(): void {
    clearTimeout(this.timer);
    if (!this.closed) this.timer = setTimeout(() => this.open(), WAITS[Math.min(this.tries++, WAITS.length - 1)]);
  }

  /** Nothing comes on this line: another one is opened, and what may still come on the old one is not heard. */
  private leave(): void {
    const old = this.socket;
    this.socket = null;
    this.at = "";
    this.heart.stop();
    old?.close();
    this.events.lost();
    this.later();
  }

  /** The server has accepted the connection: the next loss starts with the shortest wait. */
  accepted(): void {
    this.tries = 0;
  }

  /** Retries at once instead of waiting. */
  retry(): void {
    clearTimeout(this.timer);
    if (this.closed) return;
    const old = this.socket;
    this.open();
    old?.close();
  }

  /** Dropped while there is no connection. */
  send(text: string): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(text);
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    this.heart.stop();
    this.socket?.close();
  }
}
