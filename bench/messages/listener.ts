import { PING } from "#party/protocol.ts";
import { readFrames, requestSocket, writeFrame } from "#tests/support/http/raw-socket.ts";

/** A socket whose texts are awaited by what they contain. */
export type Listener = {
  /** Resolves with the first text from now on that contains this. */
  frameWith(part: string): Promise<string>;
  /** Stops waiting for it. */
  forget(part: string): void;
  /** Sends the ping that a browser sends from time to time. */
  ping(): void;
  close(): void;
};

type SocketOptions = {
  origin: string;
  path: string;
  cookie: string;
  /** Part of the first text, which is awaited. */
  greeting?: string;
  /** Called with the code when the socket is closed. */
  closed?: (code: number) => void;
};

/** Opens a socket. Throws when it is refused. */
export async function listen(options: SocketOptions): Promise<Listener> {
  const { origin, path, cookie, greeting, closed } = options;
  const headers: Record<string, string> = cookie ? { Origin: origin, Cookie: cookie } : {};
  const socket = await requestSocket({ url: origin, path, headers });
  if (typeof socket === "number") throw new Error(`A socket was refused: ${socket}`);
  const waiting = new Map<string, (text: string) => void>();
  const text = (received: string) => {
    for (const [part, resolve] of waiting) {
      if (!received.includes(part)) continue;
      waiting.delete(part);
      resolve(received);
    }
  };
  const frameWith = (part: string) =>
    new Promise<string>((resolve) => {
      waiting.set(part, resolve);
    });
  const greeted = greeting && frameWith(greeting);
  readFrames(socket, { text, close: (code) => closed?.(code) });
  await greeted;
  return {
    frameWith,
    forget: (part) => waiting.delete(part),
    ping: () => writeFrame(socket, PING),
    close: () => socket.destroy(),
  };
}

/** Opens the socket of a conversation and waits for the first frame of its room. */
export function openConversation(
  options: Omit<SocketOptions, "path">,
  conversationId: string,
): Promise<Listener> {
  return listen({ ...options, path: `/parties/conversation/${conversationId}`, greeting: "hello" });
}
