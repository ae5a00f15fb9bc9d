import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { openRoomSocket } from "#app/client/updates/room-socket.ts";
import { CLOSED, readInboxFrame } from "#party/protocol.ts";

/** A WebSocket of the browser that the test can close. */
class FakeSocket extends EventTarget {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSING = 2;
  static readonly CLOSED = 3;
  static opened: FakeSocket[] = [];
  readonly OPEN = 1;
  readyState = FakeSocket.OPEN;
  binaryType = "blob";
  constructor() {
    super();
    FakeSocket.opened.push(this);
    queueMicrotask(() => this.dispatchEvent(new Event("open")));
  }
  send(): void {}
  close(): void {
    this.readyState = FakeSocket.CLOSED;
  }
  /** The server closes it. */
  closeWith(code: number): void {
    this.readyState = FakeSocket.CLOSED;
    this.dispatchEvent(Object.assign(new Event("close"), { code, reason: "", wasClean: true }));
  }
}

let socket: ReturnType<typeof openRoomSocket>;
let codes: number[];
beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("location", { href: "http://kayap.test/dashboard" });
  FakeSocket.opened = [];
  codes = [];
  socket = openRoomSocket("/parties/inbox/me", {
    read: readInboxFrame,
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
  test("reconnects by itself when it breaks", async () => {
    FakeSocket.opened[0]?.closeWith(1006);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(FakeSocket.opened).toHaveLength(2);
  });

  test("over a person's limit reconnects only when its page is visible, so that pages do not close each other's for ever (threat 81)", async () => {
    FakeSocket.opened[0]?.closeWith(CLOSED.tooMany);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(codes).toEqual([CLOSED.tooMany]);
    expect(FakeSocket.opened).toHaveLength(1);
    socket.wake();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(FakeSocket.opened).toHaveLength(2);
    FakeSocket.opened[1]?.closeWith(1006);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(FakeSocket.opened).toHaveLength(3);
  });
});
