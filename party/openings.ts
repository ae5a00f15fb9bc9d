import { MOST_SOCKETS } from "./protocol.ts";

/** What is known of an open socket: when it was opened, by `openingMoment`. */
type Opening = { openedAt: number };

/** The moment (UTC ms) of a socket that opens `now`: later than that of every earlier one, whatever the clock says. */
export function openingMoment(lastOpenedAt: number, now: number): number {
  return Math.max(now, lastOpenedAt + 1);
}

/** Those of a person's open sockets that close because there are too many: the oldest (threat 81). */
export function tooManyOf<Socket extends Opening>(sockets: readonly Socket[]): Socket[] {
  return sockets
    .toSorted((a, b) => a.openedAt - b.openedAt)
    .slice(0, Math.max(0, sockets.length - MOST_SOCKETS));
}
