import { beforeEach, describe, expect, test, vi } from "vitest";
import {
  type Answered,
  type ChatCalls,
  type ChatPorts,
  openConversationConnection,
  type SendOutcome,
  type SocketEvents,
} from "#app/client/conversation-connection.ts";
import { connectionOf } from "#app/domain/messages/chat.ts";
import type { Missed, Thread } from "#app/domain/messages/conversation.ts";
import type { Message } from "#app/domain/messages/message.ts";

const THREAD: Thread = {
  id: "c",
  other: {
    id: "ravi",
    firstName: "Ravi",
    lastName: "Persaud",
    businessName: null,
    role: "professional",
    deleted: false,
  },
  service: null,
  messages: [],
  lastSeq: 0,
  readSeq: 0,
  otherReadSeq: 0,
  muted: false,
  blocking: false,
  mayWrite: true,
};
const NONE: Missed = { messages: [], more: false, otherReadSeq: 0 };
const PROBLEM = { sentence: "Network connection issue.", retryAt: null };

function message(seq: number, senderId = "ravi", clientId = `k${seq}`): Message {
  const content = `Message ${seq}`;
  return { id: `m${seq}`, clientId, conversationId: "c", senderId, content, seq, createdAt: seq };
}

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

/** A line over calls that the test answers, with everything it asked and did. */
function lineOver(calls: Partial<ChatCalls> = {}, thread = THREAD) {
  const did: string[] = [];
  let events: SocketEvents | undefined;
  let ids = 0;
  const ports: ChatPorts = {
    calls: {
      send: async () => ({ is: "refused", problem: PROBLEM, answered: false }),
      missed: async () => ({ is: "answer", value: NONE }),
      older: async () => ({ is: "none" }),
      read: async (seq) => ({ is: "answer", value: seq }),
      ...calls,
    },
    openSocket: (given) => {
      events = given;
      return {
        typing: () => did.push("typing"),
        wake: () => did.push("wake"),
        close: () => did.push("close"),
      };
    },
    now: Date.now,
    newId: () => {
      ids += 1;
      return `id-${ids}`;
    },
    later: (ms, work) => {
      const timer = setTimeout(work, ms);
      return () => clearTimeout(timer);
    },
    gone: () => did.push("gone"),
  };
  const line = openConversationConnection(ports, "anita", thread);
  if (!events) throw new Error("No socket");
  return { line, did, socket: events };
}
const settle = () => vi.advanceTimersByTimeAsync(0);

describe("a line", () => {
  test("sends one message after another, each once the one before is answered", async () => {
    const answers: ((outcome: SendOutcome) => void)[] = [];
    const sent: string[] = [];
    const { line } = lineOver({
      send: ({ content }) => {
        sent.push(content);
        return new Promise((resolve) => answers.push(resolve));
      },
    });
    for (const text of ["One", "Two"]) {
      line.type(text);
      line.send();
    }
    await settle();
    expect(sent).toEqual(["One"]);
    expect(line.state().pending).toHaveLength(2);
    answers[0]?.({ is: "sent", message: message(1, "anita", "id-1") });
    await settle();
    expect(sent).toEqual(["One", "Two"]);
    answers[1]?.({ is: "sent", message: message(2, "anita", "id-2") });
    await settle();
    expect(line.state().messages.map(({ seq }) => seq)).toEqual([1, 2]);
  });

  test("sends nothing that is empty or too long (threat 48)", async () => {
    const send = vi.fn();
    const { line } = lineOver({ send });
    for (const text of ["", " \n ", "x".repeat(5001)]) {
      line.type(text);
      line.send();
    }
    expect(send).not.toHaveBeenCalled();
    expect(line.state().draft.text).toHaveLength(5001);
  });

  test("asks for what was missed when its socket opens, and again while more is left (threat 45)", async () => {
    const asked: number[] = [];
    const { line, socket } = lineOver({
      missed: async (after) => {
        asked.push(after);
        return {
          is: "answer",
          value: { messages: [message(after + 1)], more: after < 2, otherReadSeq: 0 },
        };
      },
    });
    socket.open();
    await settle();
    expect(asked).toEqual([0, 1, 2]);
    expect(line.state().messages).toHaveLength(3);
    socket.frame({ type: "message", message: message(5) });
    await settle();
    expect(asked).toEqual([0, 1, 2, 3, 4].slice(0, asked.length));
    expect(line.state().through).toBe(5);
  });

  test("that gets no answer tries after 1 s, doubled up to 30 s, and is connected with the first one (decision 88, threat 45)", async () => {
    const asked: number[] = [];
    let away = true;
    const { line, socket } = lineOver({
      missed: async (): Promise<Answered<Missed>> => {
        asked.push(Date.now());
        return away ? { is: "none" } : { is: "answer", value: NONE };
      },
    });
    socket.open();
    await settle();
    expect(connectionOf(line.state())).toBe("disconnected");
    await vi.advanceTimersByTimeAsync(100_000);
    const pauses = asked.slice(1).map((at, i) => (at - (asked[i] ?? 0)) / 1_000);
    expect(pauses).toEqual([1, 2, 4, 8, 16, 30, 30]);
    away = false;
    await vi.advanceTimersByTimeAsync(30_000);
    expect(connectionOf(line.state())).toBe("connected");
  });

  test("asks every 5 seconds while there is no socket, and not while there is one (threat 47)", async () => {
    const missed = vi.fn(async (): Promise<Answered<Missed>> => ({ is: "answer", value: NONE }));
    const { socket } = lineOver({ missed });
    socket.closed();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(missed).toHaveBeenCalledTimes(4);
    socket.open();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(missed).toHaveBeenCalledTimes(5);
  });

  test("marks as read what is looked at, once, and nothing while nobody looks (decision 94)", async () => {
    const read = vi.fn(
      async (seq: number): Promise<Answered<number>> => ({
        is: "answer",
        value: seq,
      }),
    );
    const { line, socket } = lineOver({ read });
    socket.frame({ type: "message", message: message(1) });
    await settle();
    expect(read).not.toHaveBeenCalled();
    line.look(true);
    await settle();
    socket.frame({ type: "message", message: message(1) });
    await settle();
    expect(read.mock.calls).toEqual([[1]]);
    line.look(false);
    socket.frame({ type: "message", message: message(2) });
    await settle();
    expect(read).toHaveBeenCalledTimes(1);
    line.look(true);
    await settle();
    expect(read).toHaveBeenLastCalledWith(2);
  });

  test("brings a text back when it could not be sent, and asks until somebody answers (threat 46)", async () => {
    const { line, socket } = lineOver();
    socket.open();
    await settle();
    line.type("Hello");
    line.send();
    await settle();
    expect(line.state()).toMatchObject({ draft: { text: "Hello" }, problem: PROBLEM, pending: [] });
    await vi.advanceTimersByTimeAsync(2_000);
    expect(connectionOf(line.state())).toBe("connected");
    line.discard();
    expect(line.state()).toMatchObject({ draft: { text: "" }, problem: null });
  });

  test("says that somebody types at most every 3 seconds, and forgets the other one's typing after 4", async () => {
    const { line, did, socket } = lineOver();
    for (const text of ["H", "He", "Hel"]) line.type(text);
    await vi.advanceTimersByTimeAsync(3_000);
    line.type("Hell");
    expect(did).toEqual(["typing", "typing"]);
    socket.frame({ type: "typing", userId: "ravi" });
    await vi.advanceTimersByTimeAsync(3_999);
    expect(line.state().typingUntil).toBeGreaterThan(0);
    await vi.advanceTimersByTimeAsync(1);
    expect(line.state().typingUntil).toBe(0);
  });

  test("tells when its person may not be here any more, and is quiet once closed", async () => {
    const { line, did, socket } = lineOver({ missed: async () => ({ is: "gone" }) });
    socket.open();
    await settle();
    expect(did).toEqual(["gone"]);
    line.close();
    socket.frame({ type: "message", message: message(1) });
    expect(line.state().messages).toEqual([]);
    expect(did).toEqual(["gone", "close"]);
  });

  test("keeps what was not sent when the person has been signed out", async () => {
    const { line, did } = lineOver({ send: async () => ({ is: "gone" }) });
    line.type("Is Monday fine?");
    line.send();
    expect(line.state().draft.text).toBe("");
    await settle();
    expect(line.state()).toMatchObject({ draft: { text: "Is Monday fine?" }, pending: [] });
    expect(did).toContain("gone");
  });

  test("shows older messages, or says that they could not be loaded", async () => {
    const older = vi
      .fn<ChatCalls["older"]>()
      .mockResolvedValueOnce({ is: "none" })
      .mockResolvedValueOnce({
        is: "answer",
        value: { messages: [message(1), message(2)], more: false, otherReadSeq: 0 },
      });
    const { line } = lineOver({ older }, { ...THREAD, messages: [message(3)], lastSeq: 3 });
    expect(line.state().hasOlder).toBe(true);
    await line.loadOlder();
    expect(line.state().olderFailed).toBe(true);
    await line.loadOlder();
    expect(line.state()).toMatchObject({ olderFailed: false, hasOlder: false, through: 3 });
    expect(line.state().messages).toHaveLength(3);
  });
});
