// The seats this browser has: a ticket is the seat. Kept here alone; moves to another device by its link.

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

/** The link that carries a seat to another device. The secret is behind the #, which browsers never send. */
export const link = (seat: Seat): string => `${location.origin}/t/${seat.code}#${seat.seat}.${seat.secret}`;

/** Takes the seat out of such a link, and the secret out of the address bar. */
export function claimFromLink(code: string, game: string): Seat | undefined {
  const [seat, secret] = location.hash.slice(1).split(".", 2);
  if (secret && secret.length >= 16) {
    keep({ code, seat: Number(seat), secret }, game);
    history.replaceState(history.state, "", location.pathname);
  }
  return find(code);
}

/** Some chance of our own for the shuffle. */
export function entropy(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
