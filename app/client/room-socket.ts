import { WebSocket as ReconnectingSocket } from "partysocket";
import type { z } from "zod";
import { CLOSED, PING, PONG, readNews } from "#party/protocol.ts";

const BACKOFF = {
  reconnectionDelayGrowFactor: 2,
  maxReconnectionDelay: 30_000,
  minUptime: 5_000,
  connectionTimeout: 8_000,
  // Nothing is sent over a socket that could not be left out.
  maxEnqueuedMessages: 0,
  // Two pages that push each other out would never stop: the older one waits until somebody looks at it.
  shouldReconnectOnClose: ({ code }: { code: number }) => code !== CLOSED.tooMany,
};
const LEAST_DELAY_MS = 1_000;
const JITTER_MS = 250;
const PING_EVERY_MS = 25_000;
const PONG_WITHIN_MS = 8_000;

type RoomEvents<S extends z.ZodType> = {
  frames: S;
  open(): void;
  frame(frame: z.output<S>): void;
  /** The code of the room, or of the line. */
  closed(code: number): void;
};

type RoomSocket = { send(frame: object): void; wake(): void; close(): void };

/**
 * A socket to a room of ours that comes again by itself, after 1 s doubled to at most 30 s; one too many of a person comes
 * again when it is woken (threat 81). It notices a line that is dead without saying so.
 */
export function openRoomSocket<S extends z.ZodType>(
  path: string,
  events: RoomEvents<S>,
): RoomSocket {
  const address = new URL(path, location.href);
  address.protocol = address.protocol.replace("http", "ws");
  const socket = new ReconnectingSocket(address.href, [], {
    ...BACKOFF,
    minReconnectionDelay: LEAST_DELAY_MS + Math.random() * JITTER_MS,
  });
  let deadline: ReturnType<typeof setTimeout> | undefined;
  const isAlive = () => {
    clearTimeout(deadline);
    deadline = undefined;
  };
  const ping = () => {
    if (socket.readyState !== socket.OPEN || deadline !== undefined) return;
    deadline = setTimeout(() => {
      isAlive();
      socket.reconnect();
    }, PONG_WITHIN_MS);
    socket.send(PING);
  };
  const pinging = setInterval(ping, PING_EVERY_MS);
  socket.addEventListener("open", () => events.open());
  socket.addEventListener("message", ({ data }) => {
    isAlive();
    if (data === PONG) return;
    const frame = readNews(events.frames, data);
    if (frame !== null) events.frame(frame);
  });
  socket.addEventListener("close", ({ code }) => {
    isAlive();
    events.closed(code);
  });
  return {
    send: (frame) => {
      if (socket.readyState === socket.OPEN) socket.send(JSON.stringify(frame));
    },
    /** Somebody is back: no reason to wait any longer, and a good moment to see whether the line lives. */
    wake: () => {
      if (socket.readyState === socket.OPEN) ping();
      else socket.reconnect();
    },
    close: () => {
      clearInterval(pinging);
      isAlive();
      socket.close();
    },
  };
}
