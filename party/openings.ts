import { MOST_SOCKETS } from "./protocol.ts";

/** When an open socket was opened, by `openingMoment`. */
type Opening = { openedAt: number };

/** The moment (UTC ms) of a socket that opens `now`: later than every earlier one, even when the clock goes back. */
export function openingMoment(lastOpenedAt: number, now: number): number {
  return Math.max(now, lastOpenedAt + 1);
}

/** The open sockets of a person that are too many: the oldest ones, which close (threat 81). */
export function tooManyOf<Socket extends Opening>(sockets: readonly Socket[]): Socket[] {
  return sockets
    .toSorted((a, b) => a.openedAt - b.openedAt)
    .slice(0, Math.max(0, sockets.length - MOST_SOCKETS));
}
