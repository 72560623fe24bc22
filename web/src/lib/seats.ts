// The seats of this browser: the secret is the seat. Stored only here; a link moves one to another device.

import type { SeatTicket } from "../wire";

export interface Seat extends SeatTicket {
  game: string;
  at: number;
}

const KEY = "cyberdeck.seats";
const MOST = 50;

export function all(): Seat[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as Seat[];
  } catch {
    return [];
  }
}

export const find = (code: string): Seat | undefined => all().find((seat) => seat.code === code);

export function keep(ticket: SeatTicket, game: string): void {
  const others = all().filter((seat) => seat.code !== ticket.code);
  write([{ ...ticket, game, at: Date.now() }, ...others].slice(0, MOST));
}

export const drop = (code: string): void => write(all().filter((seat) => seat.code !== code));

const write = (seats: Seat[]): void => localStorage.setItem(KEY, JSON.stringify(seats));

/** The link that moves a seat to another device. The secret is after the #, which browsers never send. */
export const link = (seat: Seat): string => `${location.origin}/t/${seat.code}#${seat.seat}.${seat.secret}`;

/** Takes the seat from such a link, and removes the secret from the address bar. */
export function claimFromLink(code: string, game: string): Seat | undefined {
  const [seat, secret] = location.hash.slice(1).split(".", 2);
  if (secret && secret.length >= 16) {
    keep({ code, seat: Number(seat), secret }, game);
    history.replaceState(history.state, "", location.pathname);
  }
  return find(code);
}

/** Client entropy for the shuffle. */
export function entropy(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
