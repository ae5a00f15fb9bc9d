import { type Listener, listen } from "#bench/messages/listener.ts";
import type { Person } from "#bench/setup/people.ts";
import type { LoadRun } from "./virtual-user.ts";

const PING_EVERY_MS = 25_000;

/** The socket to a person's own inbox, which every page of the dashboard keeps open. */
export function openInboxSocket(run: LoadRun, person: Person): Promise<Listener> {
  return keepOpen(run, person, { path: "/parties/inbox/me", greeting: "news" });
}

/** The socket to a conversation. */
export function openConversationSocket(
  run: LoadRun,
  person: Person,
  id: string,
): Promise<Listener> {
  return keepOpen(run, person, { path: `/parties/conversation/${id}`, greeting: "hello" });
}

async function keepOpen(
  { origin, sockets }: LoadRun,
  { cookie }: Person,
  room: { path: string; greeting: string },
): Promise<Listener> {
  let ended = false;
  const closed = (code: number) => {
    if (!ended) sockets.closed.push(code);
    ended = true;
  };
  const listener = await listen({ ...room, origin, cookie, closed });
  sockets.opened += 1;
  const pinging = setInterval(() => {
    if (!ended) listener.ping();
  }, PING_EVERY_MS);
  return {
    ...listener,
    close() {
      ended = true;
      clearInterval(pinging);
      listener.close();
    },
  };
}
