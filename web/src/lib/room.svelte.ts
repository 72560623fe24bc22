// The state of a table in the page, and the reader's requests to it. Components get it from the page that opened it.

import type { ChatMessage, LogLine, MoveExplanation, Notebook, Rejected, ServerMessage, TableResponse, Update } from "../wire";
import { entropy } from "./seats";
import { settings, type Stops } from "./settings.svelte";
import { TableConnection, type Sent } from "./transport/table";

export class Room {
  seat = $state(-1);
  table = $state.raw<TableResponse | null>(null);
  update = $state.raw<Update | null>(null);
  log = $state.raw<LogLine[]>([]);
  chat = $state.raw<ChatMessage[]>([]);
  /** The reader's own notebook: text by subject. */
  notes = $state.raw<Notebook["notes"]>({});
  /** The action being sent. */
  sending = $state.raw<Sent | null>(null);
  rejected = $state.raw<Rejected | null>(null);
  explanation = $state.raw<MoveExplanation | null>(null);
  connected = $state(false);
  /** The server rejects us: no such table, or not our seat. */
  denied = $state(false);
  /** The reader's seat was given up, here or on another page. */
  left = $state(false);
  /** When `update` came, for running clocks (performance.now). */
  since = $state(0);
  /** Chat lines that came since the reader last looked. */
  unread = $state(0);
  /** Gets every update, one after another: state that is read later would miss some. */
  onUpdate: ((update: Update) => void) | null = null;

  private readonly connection: TableConnection;
  private readonly explained: ((explanation: MoveExplanation | null) => void)[] = [];
  private refused: ((rejected: Rejected) => void) | null = null;

  constructor(code: string, secret: string | null) {
    this.connection = new TableConnection(code, secret, {
      connected: (connected) => (this.connected = connected),
      denied: () => (this.denied = true),
      left: () => (this.left = true),
      received: (message) => this.receive(message),
      sending: (sent) => (this.sending = sent),
    });
  }

  private receive(message: ServerMessage): void {
    switch (message.t) {
      case "welcome":
        this.seat = message.seat;
        this.table = message.table;
        if (this.seat >= 0 && settings.stops !== "choices") this.setStops(settings.stops);
        break;
      case "table":
        this.table = message;
        break;
      case "update":
        this.show(message);
        break;
      case "chat":
        if (!this.chat.some((line) => line.n === message.n)) {
          this.chat = [...this.chat, message];
          if (message.seat !== this.seat) this.unread += 1;
        }
        break;
      case "notes":
        this.notes = message.notes;
        break;
      case "explanation":
        this.explanation = message;
        this.explained.shift()?.(message);
        break;
      case "rejected":
        this.refuse(message);
        break;
    }
  }

  private show(update: Update): void {
    this.explanation = null;
    if (update.presentation) this.log = [...this.log.slice(0, update.presentation.kept_lines), ...update.presentation.log];
    this.update = update;
    this.since = performance.now();
    if (update.ack !== null) this.refused = null;
    this.onUpdate?.(update);
  }

  /** A rejection is of the action that was sent, of the question why a move is not legal, or of anything else. */
  private refuse(rejected: Rejected): void {
    const notify = this.refused;
    this.rejected = rejected;
    if (rejected.id !== null && notify) {
      this.refused = null;
      notify(rejected);
    } else if (rejected.id === null) this.explained.shift()?.(null);
  }

  /** `refused` is called if the table does not take the action. Returns whether it was sent. */
  submit(action: number, refused: (rejected: Rejected) => void = () => {}): boolean {
    if (this.sending || !this.update) return false;
    this.dismiss();
    this.refused = refused;
    return this.connection.submit({ id: entropy(), decision_index: this.update.decision_index, action });
  }

  /** Which decisions the reader makes; the server makes the others. */
  setStops(stops: Stops): void {
    this.connection.send({ t: "stops", stops });
  }

  explain(notation: string): void {
    this.dismiss();
    this.connection.send({ t: "explain", notation });
  }

  /** Asks which rule forbids a typed move; null if the table does not say. */
  explainMove(move: { [key: string]: unknown }): Promise<MoveExplanation | null> {
    this.connection.send({ t: "explain", move });
    return new Promise((resolve) => this.explained.push(resolve));
  }

  /** Clears the last rejection or explanation. */
  dismiss(): void {
    this.rejected = this.explanation = null;
  }

  say(text: string): void {
    this.connection.send({ t: "say", text });
  }

  note(about: string, text: string): void {
    this.connection.send({ t: "note", about, text });
  }

  undo(agree?: boolean): void {
    this.rejected = null;
    this.connection.send({ t: "undo", agree });
  }

  retry(): void {
    this.connection.retry();
  }

  close(): void {
    this.connection.close();
  }
}
