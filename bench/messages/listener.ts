import { PING } from "#party/protocol.ts";
import { readFrames, requestSocket, writeFrame } from "#tests/support/raw-socket.ts";

/** Somebody who listens at a socket; the texts that came are awaited by what they contain. */
export type Listener = {
  /** Resolves with the first text that comes from now on and contains this. */
  heard(wanted: string): Promise<string>;
  /** Waits no longer for it. */
  forget(wanted: string): void;
  /** Asks whether the line lives, as a browser does from time to time. */
  ping(): void;
  close(): void;
};

type SocketAuthentication = {
  origin: string;
  path: string;
  cookie: string;
  /** What the first text contains, which is waited for. */
  greeting?: string;
  /** Hears with which code the socket was closed. */
  closed?: (code: number) => void;
};

/** Opens a socket. Throws when it is refused. */
export async function listen(door: SocketAuthentication): Promise<Listener> {
  const { origin, path, cookie, greeting, closed } = door;
  const headers: Record<string, string> = cookie ? { Origin: origin, Cookie: cookie } : {};
  const socket = await requestSocket({ url: origin, path, headers });
  if (typeof socket === "number") throw new Error(`A socket was refused: ${socket}`);
  const waiting = new Map<string, (text: string) => void>();
  const text = (came: string) => {
    for (const [wanted, resolve] of waiting) {
      if (!came.includes(wanted)) continue;
      waiting.delete(wanted);
      resolve(came);
    }
  };
  const heard = (wanted: string) =>
    new Promise<string>((resolve) => {
      waiting.set(wanted, resolve);
    });
  const greeted = greeting && heard(greeting);
  readFrames(socket, { text, close: (code) => closed?.(code) });
  await greeted;
  return {
    heard,
    forget: (wanted) => waiting.delete(wanted),
    ping: () => writeFrame(socket, PING),
    close: () => socket.destroy(),
  };
}

/** Opens the socket of a conversation, whose room says hello. */
export function enter(
  door: Omit<SocketAuthentication, "path">,
  conversationId: string,
): Promise<Listener> {
  return listen({ ...door, path: `/parties/conversation/${conversationId}`, greeting: "hello" });
}
