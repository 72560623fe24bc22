// A socket to a table, and what it has shown. Comes back by itself when the connection is lost.

import type { MoveExplanation, ClientMessage, LogLine, Notebook, Rejected, ChatMessage, ServerMessage, TableResponse, Update } from "../wire";
import { entropy } from "./seats";
import { settings } from "./settings.svelte";

const VERSION = 2;
const REFUSED = 4003;
const WAITS = [300, 1000, 2000, 4000, 8000]; // milliseconds before the next try

interface Sent {
  id: string;
  decision_index: number;
  action: number;
}

export class TableSocket {
  seat = $state(-1);
  table = $state.raw<TableResponse | null>(null);
  update = $state.raw<Update | null>(null);
  log = $state.raw<LogLine[]>([]);
  chat = $state.raw<ChatMessage[]>([]);
  /** The reader's own notebook: text by what it is about. */
  notes = $state.raw<Notebook["notes"]>({});
  /** An answer is on its way. */
  sending = $state.raw<Sent | null>(null);
  rejected = $state.raw<Rejected | null>(null);
  explanation = $state.raw<MoveExplanation | null>(null);
  connected = $state(false);
  /** The server does not want us: no such table, or not our seat. */
  denied = $state(false);
  /** When `update` came, for clocks that go on (performance.now). */
  since = $state(0);

  private socket: WebSocket | null = null;
  private tries = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private closed = false;

  constructor(
    readonly code: string,
    readonly secret: string | null,
  ) {
    this.open();
  }

  private open(): void {
    const socket = new WebSocket(`${location.origin.replace(/^http/, "ws")}/ws/${this.code}`);
    this.socket = socket;
    socket.onopen = () => this.send({ t: "hello", v: VERSION, seat: this.secret, page: true });
    socket.onmessage = (event) => this.receive(JSON.parse(event.data as string) as ServerMessage);
    socket.onclose = (event) => {
      if (this.socket !== socket) return;
      this.connected = false;
      if (event.code === REFUSED) this.denied = true;
      else if (!this.closed) this.timer = setTimeout(() => this.open(), WAITS[Math.min(this.tries++, WAITS.length - 1)]);
    };
  }

  /** Tries at once instead of waiting. */
  retry(): void {
    clearTimeout(this.timer);
    if (this.connected || this.closed) return;
    const old = this.socket;
    this.open();
    old?.close();
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    this.socket?.close();
  }

  private send(message: ClientMessage): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  private receive(message: ServerMessage): void {
    switch (message.t) {
      case "welcome":
        this.connected = true;
        this.tries = 0;
        this.seat = message.seat;
        this.table = message.table;
        if (this.sending) this.send({ t: "action", ...this.sending }); // the same id: it is taken once
        if (this.seat >= 0 && settings.always) this.setAlwaysAsk(true);
        break;
      case "table":
        this.table = message;
        break;
      case "update":
        if (message.ack !== null && this.sending?.id === message.ack) this.sending = null;
        this.show(message);
        break;
      case "chat":
        if (!this.chat.some((said) => said.n === message.n)) this.chat = [...this.chat, message];
        break;
      case "notes":
        this.notes = message.notes;
        break;
      case "ack":
        if (this.sending?.id === message.id) this.sending = null;
        break;
      case "explanation":
        this.explanation = message;
        break;
      case "rejected":
        if (message.id === null || this.sending?.id === message.id) this.sending = null;
        this.rejected = message;
        break;
    }
  }

  private show(update: Update): void {
    if (update.presentation && update.presentation.kept_lines > this.log.length) {
      this.send({ t: "resync", seen: 0 }); // the answer to it has the whole log
      return;
    }
    this.explanation = null;
    if (update.presentation) this.log = [...this.log.slice(0, update.presentation.kept_lines), ...update.presentation.log];
    this.update = update;
    this.since = performance.now();
  }

  submit(action: number): void {
    if (this.sending || !this.update) return;
    this.rejected = this.explanation = null;
    this.sending = { id: entropy(), decision_index: this.update.decision_index, action };
    this.send({ t: "action", ...this.sending });
  }

  /** To be asked even if one can only pass. */
  setAlwaysAsk(always: boolean): void {
    this.send({ t: "always_ask", always });
  }

  explain(notation: string): void {
    this.rejected = this.explanation = null;
    this.send({ t: "explain", notation });
  }

  /** Forgets what was refused or explained. */
  dismiss(): void {
    this.rejected = this.explanation = null;
  }

  say(text: string): void {
    this.send({ t: "say", text });
  }

  note(about: string, text: string): void {
    this.send({ t: "note", about, text });
  }

  undo(agree?: boolean): void {
    this.rejected = null;
    this.send({ t: "undo", agree });
  }
}
