// The protocol on a table's socket: hello, scenes by patches, actions that are resent with the same id, a resync after a
// gap.

import type { ClientMessage, ServerMessage, Update } from "../../wire";
import { Whole } from "./whole";
import { ReconnectingSocket } from "./socket";

const VERSION = 2;

/** An action being sent. */
export interface Sent {
  id: string;
  decision_index: number;
  action: number;
}

export interface TableEvents {
  connected: (connected: boolean) => void;
  /** No such table, or not our seat. */
  denied: () => void;
  /** The seat was given up. */
  left: () => void;
  received: (message: ServerMessage) => void;
  /** The action being sent, or none. */
  sending: (sent: Sent | null) => void;
}

export class TableConnection {
  private readonly socket: ReconnectingSocket;
  private sent: Sent | null = null;
  private connected = false;
  private whole = new Whole();
  private asked = false; // for the whole

  /** `secret` is that of a seat; a spectator has none. */
  constructor(
    code: string,
    private readonly secret: string | null,
    private readonly events: TableEvents,
  ) {
    this.socket = new ReconnectingSocket(`${location.origin.replace(/^http/, "ws")}/ws/${code}`, {
      opened: () => this.hello(),
      quiet: () => this.send({ t: "hey" }),
      received: (text) => this.receive(JSON.parse(text) as ServerMessage),
      lost: () => this.setConnected(false),
      refused: () => this.events.denied(),
      left: () => this.events.left(),
    });
  }

  send(message: ClientMessage): void {
    this.socket.send(JSON.stringify(message));
  }

  private hello(): void {
    this.whole = new Whole();
    this.asked = false;
    this.send({ t: "hello", v: VERSION, seat: this.secret, page: true, patches: true });
  }

  /** Submits an action, taken once by its id however often the connection is lost; one at a time. Returns whether it was
        sent. */
  submit(sent: Sent): boolean {
    if (this.sent) return false;
    this.setSent(sent);
    this.send({ t: "action", ...sent });
    return true;
  }

  /** Reconnects at once instead of waiting. */
  retry(): void {
    if (!this.connected) this.socket.retry();
  }

  close(): void {
    this.socket.close();
  }

  private receive(message: ServerMessage): void {
    switch (message.t) {
      case "welcome":
        this.socket.accepted();
        this.setConnected(true);
        if (this.sent) this.send({ t: "action", ...this.sent });
        break;
      case "update":
        if (message.ack !== null) this.settle(message.ack);
        this.show(message);
        return;
      case "ack":
        this.settle(message.id);
        break;
      case "rejected":
        this.settle(message.id);
        break;
    }
    this.events.received(message);
  }

  private show(update: Update): void {
    const whole = this.whole.of(update);
    if (whole) {
      this.asked = false;
      this.events.received(whole);
    } else if (!this.asked) {
      this.asked = true;
      this.send({ t: "resync", seen: 0 }); // the update that follows has all of the scene and the log
    }
  }

  /** The action with this id was taken or rejected; with none, any that was being sent. */
  private settle(id: string | null): void {
    if (this.sent && (id === null || this.sent.id === id)) this.setSent(null);
  }

  private setSent(sent: Sent | null): void {
    this.sent = sent;
    this.events.sending(sent);
  }

  private setConnected(connected: boolean): void {
    this.connected = connected;
    this.events.connected(connected);
  }
}
