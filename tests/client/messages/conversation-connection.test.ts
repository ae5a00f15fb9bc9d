import { describe, expect, test, vi } from "vitest";
import type {
  ConversationRequests,
  RequestOutcome,
  SendOutcome,
} from "#app/client/messages/conversation-requests.ts";
import { connectionOf, newCount } from "#app/domain/messages/chat.ts";
import type { Missed } from "#app/domain/messages/conversation.ts";
import {
  connectionOver,
  message,
  NONE,
  PROBLEM,
  settle,
  THREAD,
  write,
} from "./conversation-connection.ts";
import { withFakeClock } from "./fake-clock.ts";

withFakeClock();

describe("the connection of a conversation", () => {
  test("sends the next message only after the response to the one before", async () => {
    const answers: ((outcome: SendOutcome) => void)[] = [];
    const arrivals: string[] = [];
    const ids: string[] = [];
    const { connection } = connectionOver({
      send: ({ content, clientId }) => {
        arrivals.push(content);
        ids.push(clientId);
        return new Promise((resolve) => answers.push(resolve));
      },
    });
    for (const text of ["One", "Two"]) {
      connection.type(text);
      connection.send();
    }
    await settle();
    expect(arrivals).toEqual(["One"]);
    expect(connection.state().pending).toHaveLength(2);
    answers[0]?.({ kind: "sent", message: message(1, "anita", ids[0]) });
    await settle();
    expect(arrivals).toEqual(["One", "Two"]);
    answers[1]?.({ kind: "sent", message: message(2, "anita", ids[1]) });
    await settle();
    expect(connection.state().messages.map(({ seq }) => seq)).toEqual([1, 2]);
    expect(connection.state().pending).toEqual([]);
    expect(new Set(ids).size).toBe(2);
  });

  test("sends no empty and no too long message (threat 48)", async () => {
    const send = vi.fn();
    const { connection } = connectionOver({ send });
    for (const text of ["", " \n ", "x".repeat(5001)]) {
      connection.type(text);
      connection.send();
    }
    expect(send).not.toHaveBeenCalled();
    expect(connection.state().draft.text).toHaveLength(5001);
  });

  test("requests missed messages when its socket opens, and again while there are more (threat 45)", async () => {
    const requests: number[] = [];
    const { connection, socket } = connectionOver({
      missed: async (after) => {
        requests.push(after);
        return {
          kind: "response",
          value: { messages: [message(after + 1)], more: after < 2, otherReadSeq: 0 },
        };
      },
    });
    socket.open();
    await settle();
    expect(requests).toEqual([0, 1, 2]);
    expect(connection.state().messages).toHaveLength(3);
    socket.frame({ type: "message", message: message(5) });
    await settle();
    expect(requests).toEqual([0, 1, 2, 3, 4].slice(0, requests.length));
    expect(connection.state().through).toBe(5);
  });

  test("requests missed messages every 20 s beside an open socket while the page is in view, so that a lost frame is found", async () => {
    const requests: number[] = [];
    const { connection, socket } = connectionOver({
      missed: async () => {
        requests.push(Date.now());
        return { kind: "response", value: NONE };
      },
    });
    connection.setVisible(true);
    socket.open();
    await settle();
    requests.length = 0;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(requests).toHaveLength(3);
    connection.setVisible(false);
    socket.frame({ type: "presence", userId: "ravi", present: true });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(requests).toHaveLength(3);
  });

  test("without a response tries again after 1 s, doubled up to 30 s, and is connected with the first response (decision 88, threat 45)", async () => {
    const requests: number[] = [];
    let unreachable = true;
    const { connection, socket } = connectionOver({
      missed: async (): Promise<RequestOutcome<Missed>> => {
        requests.push(Date.now());
        return unreachable ? { kind: "none" } : { kind: "response", value: NONE };
      },
    });
    socket.open();
    await settle();
    expect(connectionOf(connection.state())).toBe("disconnected");
    await vi.advanceTimersByTimeAsync(100_000);
    const pauses = requests.slice(1).map((at, i) => (at - (requests[i] ?? 0)) / 1_000);
    expect(pauses).toEqual([1, 2, 4, 8, 16, 30, 30]);
    unreachable = false;
    await vi.advanceTimersByTimeAsync(30_000);
    expect(connectionOf(connection.state())).toBe("connected");
  });

  test("requests missed messages every 5 seconds without a socket, and not with one (threat 47)", async () => {
    const missed = vi.fn(
      async (): Promise<RequestOutcome<Missed>> => ({ kind: "response", value: NONE }),
    );
    const { socket } = connectionOver({ missed });
    socket.closed();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(missed).toHaveBeenCalledTimes(4);
    socket.open();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(missed).toHaveBeenCalledTimes(5);
  });

  test("marks visible messages as read once, and none while the page is hidden (decision 94)", async () => {
    const read = vi.fn(
      async (seq: number): Promise<RequestOutcome<number>> => ({
        kind: "response",
        value: seq,
      }),
    );
    const { connection, socket } = connectionOver({ read });
    socket.frame({ type: "message", message: message(1) });
    await settle();
    expect(read).not.toHaveBeenCalled();
    connection.setVisible(true);
    await settle();
    socket.frame({ type: "message", message: message(1) });
    await settle();
    expect(read.mock.calls).toEqual([[1]]);
    connection.setVisible(false);
    socket.frame({ type: "message", message: message(2) });
    await settle();
    expect(read).toHaveBeenCalledTimes(1);
    connection.setVisible(true);
    await settle();
    expect(read).toHaveBeenLastCalledWith(2);
  });

  test("marks what comes while the person reads further up only when they are at the end again (decision 127)", async () => {
    const marks: number[] = [];
    const { connection, socket } = connectionOver({
      read: async (seq) => {
        marks.push(seq);
        return { kind: "response", value: seq };
      },
    });
    connection.setVisible(true);
    connection.setAtEnd(false);
    socket.frame({ type: "message", message: message(1, "ravi") });
    await settle();
    expect(marks).toEqual([]);
    expect(newCount(connection.state())).toBe(1);
    connection.setAtEnd(true);
    await settle();
    expect(marks).toEqual([1]);
    expect(newCount(connection.state())).toBe(0);
    connection.close();
  });

  test("returns a message that could not be sent to the input, and makes requests until there is a response (threat 46)", async () => {
    const { connection, socket } = connectionOver();
    socket.open();
    await settle();
    await write(connection, "Hello");
    expect(connection.state()).toMatchObject({
      draft: { text: "Hello" },
      problem: PROBLEM,
      pending: [],
    });
    await vi.advanceTimersByTimeAsync(2_000);
    expect(connectionOf(connection.state())).toBe("connected");
    connection.discard();
    expect(connection.state()).toMatchObject({ draft: { text: "" }, problem: null });
  });

  test("sends a typing frame at most every 3 seconds, and shows the other person as typing for 4 seconds", async () => {
    const { connection, effects, socket } = connectionOver();
    for (const text of ["H", "He", "Hel"]) connection.type(text);
    await vi.advanceTimersByTimeAsync(3_000);
    connection.type("Hell");
    expect(effects).toEqual(["typing", "typing"]);
    socket.frame({ type: "typing", userId: "ravi" });
    await vi.advanceTimersByTimeAsync(3_999);
    expect(connection.state().typingUntil).toBeGreaterThan(0);
    await vi.advanceTimersByTimeAsync(1);
    expect(connection.state().typingUntil).toBe(0);
  });

  test("reports once that the person has no access any more, and does nothing after it is closed", async () => {
    const { connection, effects, socket } = connectionOver({
      missed: async () => ({ kind: "forbidden" }),
    });
    socket.open();
    await settle();
    expect(effects).toEqual(["forbidden"]);
    connection.close();
    socket.frame({ type: "message", message: message(1) });
    expect(connection.state().messages).toEqual([]);
    expect(effects).toEqual(["forbidden", "close"]);
  });

  test("keeps an unsent message as the draft when the person is signed out", async () => {
    const { connection, effects } = connectionOver({ send: async () => ({ kind: "forbidden" }) });
    connection.type("Is Monday fine?");
    connection.send();
    expect(connection.state().draft.text).toBe("");
    await settle();
    expect(connection.state()).toMatchObject({ draft: { text: "Is Monday fine?" }, pending: [] });
    expect(effects).toContain("forbidden");
  });

  test("loads older messages, and keeps that loading them failed until it succeeds", async () => {
    const older = vi
      .fn<ConversationRequests["older"]>()
      .mockResolvedValueOnce({ kind: "none" })
      .mockResolvedValueOnce({
        kind: "response",
        value: { messages: [message(1), message(2)], more: false, otherReadSeq: 0 },
      });
    const { connection } = connectionOver(
      { older },
      { ...THREAD, messages: [message(3)], lastSeq: 3 },
    );
    expect(connection.state().hasOlder).toBe(true);
    await connection.loadOlder();
    expect(connection.state().olderFailed).toBe(true);
    await connection.loadOlder();
    expect(connection.state()).toMatchObject({ olderFailed: false, hasOlder: false, through: 3 });
    expect(connection.state().messages).toHaveLength(3);
  });
});
