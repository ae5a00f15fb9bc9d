import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { openRoomSocket } from "#app/client/room-socket.ts";
import { CLOSED, inboxFrameSchema } from "#party/protocol.ts";

/** The browser's side of a line, which the test cuts. */
class Line extends EventTarget {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSING = 2;
  static readonly CLOSED = 3;
  static opened: Line[] = [];
  readonly OPEN = 1;
  readyState = Line.OPEN;
  binaryType = "blob";
  constructor() {
    super();
    Line.opened.push(this);
    queueMicrotask(() => this.dispatchEvent(new Event("open")));
  }
  send(): void {}
  close(): void {
    this.readyState = Line.CLOSED;
  }
  /** The other side closes it. */
  cut(code: number): void {
    this.readyState = Line.CLOSED;
    this.dispatchEvent(Object.assign(new Event("close"), { code, reason: "", wasClean: true }));
  }
}

let socket: ReturnType<typeof openRoomSocket>;
let codes: number[];
beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Line);
  vi.stubGlobal("location", { href: "http://kayap.test/dashboard" });
  Line.opened = [];
  codes = [];
  socket = openRoomSocket("/parties/inbox/me", {
    frames: inboxFrameSchema,
    open: () => {},
    frame: () => {},
    closed: (code) => codes.push(code),
  });
  await vi.advanceTimersByTimeAsync(100);
});
afterEach(() => {
  socket.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a socket to a room", () => {
  test("comes again by itself when the line breaks", async () => {
    Line.opened[0]?.cut(1006);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(Line.opened).toHaveLength(2);
  });

  test("that was one too many waits until somebody looks, so that pages do not push each other out for ever (threat 81)", async () => {
    Line.opened[0]?.cut(CLOSED.tooMany);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(codes).toEqual([CLOSED.tooMany]);
    expect(Line.opened).toHaveLength(1);
    socket.wake();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(Line.opened).toHaveLength(2);
    Line.opened[1]?.cut(1006);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(Line.opened).toHaveLength(3);
  });
});
