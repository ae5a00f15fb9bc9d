import { WebSocket as ReconnectingSocket } from "partysocket";
import type { Reader } from "#app/domain/json-reader.ts";
import { CLOSED, frameIn, PING, PONG } from "#party/protocol.ts";

const BACKOFF = {
  reconnectionDelayGrowFactor: 2,
  maxReconnectionDelay: 30_000,
  minUptime: 5_000,
  connectionTimeout: 8_000,
  // Frames of a client may be lost.
  maxEnqueuedMessages: 0,
  // Two pages over the limit would close each other's sockets for ever: the older one waits until it is visible.
  shouldReconnectOnClose: ({ code }: { code: number }) => code !== CLOSED.tooMany,
};
const LEAST_DELAY_MS = 1_000;
const JITTER_MS = 250;
const PING_EVERY_MS = 25_000;
const PONG_WITHIN_MS = 8_000;

type RoomEvents<Frame> = {
  read: Reader<Frame>;
  open(): void;
  frame(frame: Frame): void;
  /** With the code of the room, or of the WebSocket protocol. */
  closed(code: number): void;
};

type RoomSocket = { send(frame: object): void; wake(): void; close(): void };

/**
 * A socket to a room that reconnects by itself, after 1 s doubled up to 30 s; one over a person's limit reconnects when it
 * is woken (threat 81). Pings detect a connection that died without closing.
 */
export function openRoomSocket<Frame>(path: string, events: RoomEvents<Frame>): RoomSocket {
  const url = new URL(path, location.href);
  url.protocol = url.protocol.replace("http", "ws");
  const socket = new ReconnectingSocket(url.href, [], {
    ...BACKOFF,
    minReconnectionDelay: LEAST_DELAY_MS + Math.random() * JITTER_MS,
  });
  let deadline: ReturnType<typeof setTimeout> | undefined;
  const clearDeadline = () => {
    clearTimeout(deadline);
    deadline = undefined;
  };
  const ping = () => {
    if (socket.readyState !== socket.OPEN || deadline !== undefined) return;
    deadline = setTimeout(() => {
      clearDeadline();
      socket.reconnect();
    }, PONG_WITHIN_MS);
    socket.send(PING);
  };
  const pinging = setInterval(ping, PING_EVERY_MS);
  socket.addEventListener("open", () => events.open());
  socket.addEventListener("message", ({ data }) => {
    clearDeadline();
    if (data === PONG) return;
    const frame = frameIn(events.read, data);
    if (frame !== null) events.frame(frame);
  });
  socket.addEventListener("close", ({ code }) => {
    clearDeadline();
    events.closed(code);
  });
  return {
    send: (frame) => {
      if (socket.readyState === socket.OPEN) socket.send(JSON.stringify(frame));
    },
    /** Reconnects at once, or checks with a ping that the connection lives: the person is looking at the page. */
    wake: () => {
      if (socket.readyState === socket.OPEN) ping();
      else socket.reconnect();
    },
    close: () => {
      clearInterval(pinging);
      clearDeadline();
      socket.close();
    },
  };
}
