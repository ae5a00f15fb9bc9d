import { beforeEach, describe, expect, test, vi } from "vitest";
import {
  type ConversationPorts,
  type ConversationQueue,
  type ConversationRequests,
  openConversationConnection,
  type RequestOutcome,
  type SendOutcome,
  type SocketEvents,
} from "#app/client/conversation-connection.ts";
import { chatOf, connectionOf, newCount, type Pending } from "#app/domain/messages/chat.ts";
import type { Missed, Thread } from "#app/domain/messages/conversation.ts";
import type { Message } from "#app/domain/messages/message.ts";
import { RAVI } from "#tests/support/threads.ts";

const THREAD: Thread = {
  id: "c",
  other: RAVI,
  hasProfile: true,
  service: null,
  ownService: false,
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

/** A connection over requests that the test answers, with the calls of its socket and of `onForbidden`. */
function connectionOver(
  requests: Partial<ConversationRequests> = {},
  thread = THREAD,
  queue: ConversationQueue | null = null,
) {
  const effects: string[] = [];
  let events: SocketEvents | undefined;
  const ports: ConversationPorts = {
    requests: {
      send: async () => ({ is: "refused", problem: PROBLEM, reachable: false }),
      missed: async () => ({ is: "response", value: NONE }),
      older: async () => ({ is: "none" }),
      read: async (seq) => ({ is: "response", value: seq }),
      ...requests,
    },
    queue,
    openSocket: (handlers) => {
      events = handlers;
      return {
        typing: () => effects.push("typing"),
        wake: () => effects.push("wake"),
        close: () => effects.push("close"),
      };
    },
    now: Date.now,
    later: (ms, work) => {
      const timer = setTimeout(work, ms);
      return () => clearTimeout(timer);
    },
    onCards: () => effects.push("cards"),
    onForbidden: () => effects.push("forbidden"),
  };
  const loaded = chatOf("anita", thread, { clientId: "form", content: "" });
  const connection = openConversationConnection(ports, loaded, thread.mayWrite);
  if (!events) throw new Error("No socket");
  return { connection, effects, socket: events };
}
const settle = () => vi.advanceTimersByTimeAsync(0);

describe("the connection of a conversation", () => {
  test("sends the next message only after the response to the one before", async () => {
    const answers: ((outcome: SendOutcome) => void)[] = [];
    const sent: string[] = [];
    const ids: string[] = [];
    const { connection } = connectionOver({
      send: ({ content, clientId }) => {
        sent.push(content);
        ids.push(clientId);
        return new Promise((resolve) => answers.push(resolve));
      },
    });
    for (const text of ["One", "Two"]) {
      connection.type(text);
      connection.send();
    }
    await settle();
    expect(sent).toEqual(["One"]);
    expect(connection.state().pending).toHaveLength(2);
    answers[0]?.({ is: "sent", message: message(1, "anita", ids[0]) });
    await settle();
    expect(sent).toEqual(["One", "Two"]);
    answers[1]?.({ is: "sent", message: message(2, "anita", ids[1]) });
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
          is: "response",
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
        return { is: "response", value: NONE };
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
        return unreachable ? { is: "none" } : { is: "response", value: NONE };
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
      async (): Promise<RequestOutcome<Missed>> => ({ is: "response", value: NONE }),
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
        is: "response",
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
        return { is: "response", value: seq };
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
    connection.type("Hello");
    connection.send();
    await settle();
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
      missed: async () => ({ is: "forbidden" }),
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
    const { connection, effects } = connectionOver({ send: async () => ({ is: "forbidden" }) });
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
      .mockResolvedValueOnce({ is: "none" })
      .mockResolvedValueOnce({
        is: "response",
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

/** What waits on the device, in memory, with what other tabs do to it. */
function deviceQueue(...stored: { pending: Pending; refused: string | null }[]) {
  const entries = [...stored];
  const listeners = new Set<() => void>();
  const effects: string[] = [];
  const changed = () => {
    for (const listener of listeners) listener();
  };
  const isHere = (clientId: string) => entries.some((one) => one.pending.clientId === clientId);
  const remove = (clientId: string) => {
    const at = entries.findIndex((one) => one.pending.clientId === clientId);
    if (at >= 0) entries.splice(at, 1);
    changed();
  };
  const queue: ConversationQueue = {
    list: async () => [...entries],
    keep: async ({ clientId, content, at }) => {
      entries.push({ pending: { clientId, content, at }, refused: null });
      changed();
    },
    remove: async (clientId) => remove(clientId),
    whileKept: async (clientId, work) => (isHere(clientId) ? work() : null),
    sendLater: () => effects.push("later"),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  return {
    queue,
    effects,
    remove,
    texts: () => entries.map(({ pending }) => pending.content),
    refuse(sentence: string) {
      for (const entry of entries) entry.refused = sentence;
      changed();
    },
  };
}

const LOST: SendOutcome = { is: "lost", problem: PROBLEM };
const kept = (clientId: string, content: string, at = 1) => ({
  pending: { clientId, content, at },
  refused: null,
});

describe("without any answer, a message", () => {
  test("waits on the device and in the thread, and goes out once in order when there is an answer again", async () => {
    let line: "cut" | "whole" = "cut";
    const sent: string[] = [];
    const device = deviceQueue();
    const { connection } = connectionOver(
      {
        send: async ({ content, clientId }) => {
          if (line === "cut") return LOST;
          sent.push(content);
          return { is: "sent", message: message(sent.length, "anita", clientId) };
        },
        missed: async () => (line === "cut" ? { is: "lost" } : { is: "response", value: NONE }),
      },
      THREAD,
      device.queue,
    );
    await settle();
    for (const text of ["One", "Two"]) {
      connection.type(text);
      connection.send();
      await settle();
    }
    expect(connectionOf(connection.state())).toBe("offline");
    expect(connection.state()).toMatchObject({ waits: "connection", draft: { text: "" } });
    expect(connection.state().problem).toBeNull();
    expect(device.texts()).toEqual(["One", "Two"]);
    expect(device.effects).toContain("later");
    line = "whole";
    await vi.advanceTimersByTimeAsync(30_000);
    expect(sent).toEqual(["One", "Two"]);
    expect(connection.state()).toMatchObject({ pending: [], waits: null });
    expect(device.texts()).toEqual([]);
  });

  test("is known to wait as soon as the device says that its connection is lost, before anything is sent", async () => {
    let line: "cut" | "whole" = "cut";
    const missed = async (): Promise<RequestOutcome<Missed>> =>
      line === "cut" ? { is: "lost" } : { is: "response", value: NONE };
    const keeps = connectionOver({ missed }, THREAD, deviceQueue().queue).connection;
    const keepsNothing = connectionOver({ missed }).connection;
    await settle();
    for (const connection of [keeps, keepsNothing]) connection.lineLost();
    const states = () => [keeps, keepsNothing].map((one) => connectionOf(one.state()));
    expect(states()).toEqual(["offline", "disconnected"]);
    await settle();
    expect(states()).toEqual(["offline", "disconnected"]);
    line = "whole";
    for (const connection of [keeps, keepsNothing]) connection.setVisible(true);
    await settle();
    expect(states()).toEqual(["connecting", "connecting"]);
  });

  test("goes out as soon as the page is in view or online again, not only after the pause", async () => {
    let line: "cut" | "whole" = "cut";
    const sent: string[] = [];
    const device = deviceQueue(kept("a", "One"));
    const { connection } = connectionOver(
      {
        send: async ({ content, clientId }) => {
          if (line === "cut") return LOST;
          sent.push(content);
          return { is: "sent", message: message(1, "anita", clientId) };
        },
        missed: async () => (line === "cut" ? { is: "lost" } : { is: "response", value: NONE }),
      },
      THREAD,
      device.queue,
    );
    await vi.advanceTimersByTimeAsync(40_000);
    line = "whole";
    connection.setVisible(true);
    await settle();
    expect(sent).toEqual(["One"]);
  });

  test("is tried again only after 1 s, doubled, where reading is answered and sending is not", async () => {
    const send = vi.fn<ConversationRequests["send"]>(async () => LOST);
    const { connection } = connectionOver({ send }, THREAD, deviceQueue().queue);
    await settle();
    connection.type("One");
    connection.send();
    await settle();
    expect(send).toHaveBeenCalledTimes(2);
    for (const [ms, calls] of [
      [999, 2],
      [1, 3],
      [2_000, 4],
    ] as const) {
      await vi.advanceTimersByTimeAsync(ms);
      expect(send).toHaveBeenCalledTimes(calls);
    }
  });

  test("can be taken back into the input, before what is typed there", async () => {
    const device = deviceQueue();
    const { connection } = connectionOver(
      { send: async () => LOST, missed: async () => ({ is: "lost" }) },
      THREAD,
      device.queue,
    );
    await settle();
    connection.type("One");
    connection.send();
    await settle();
    connection.type("Two");
    const [waiting] = connection.state().pending;
    connection.takeBack(waiting?.clientId ?? "");
    await settle();
    expect(connection.state()).toMatchObject({ pending: [], draft: { text: "One\nTwo" } });
    expect(device.texts()).toEqual([]);
  });

  test("returns to the input where the device cannot keep anything", async () => {
    const device = deviceQueue();
    const broken = { ...device.queue, list: () => Promise.reject(new Error("private")) };
    const { connection } = connectionOver(
      { send: async () => LOST, missed: async () => ({ is: "lost" }) },
      THREAD,
      broken,
    );
    connection.type("One");
    connection.send();
    await settle();
    expect(connection.state()).toMatchObject({ draft: { text: "One" }, problem: PROBLEM });
    expect(connectionOf(connection.state())).toBe("disconnected");
  });
});

describe("a text that the device has kept", () => {
  const restored = { text: "One", clientId: "a" };

  test("is in the input again under its client id, before what is typed there meanwhile", async () => {
    const { connection } = connectionOver({}, THREAD, deviceQueue().queue);
    await connection.restore(restored);
    expect(connection.state().draft).toMatchObject({ text: "One", clientId: "a" });
    const other = connectionOver({}, THREAD, deviceQueue().queue).connection;
    const restoring = other.restore(restored);
    other.type("Two");
    await restoring;
    expect(other.state().draft.text).toBe("One\nTwo");
  });

  test("is not in the input too when it is a message that waits on the device or was refused there", async () => {
    const waits = deviceQueue(kept("a", "One"));
    const { connection } = connectionOver({ send: async () => LOST }, THREAD, waits.queue);
    await connection.restore(restored);
    expect(connection.state()).toMatchObject({
      draft: { text: "" },
      pending: [{ clientId: "a", kept: "here" }],
    });
    const refused = deviceQueue(kept("a", "One"));
    refused.refuse("You can't message this person.");
    const back = connectionOver({}, THREAD, refused.queue).connection;
    await back.restore(restored);
    expect(back.state()).toMatchObject({ draft: { text: "One" }, pending: [] });
  });

  test("is in the input where the device cannot keep messages, or does not answer for two seconds", async () => {
    const { connection } = connectionOver();
    await connection.restore(restored);
    expect(connection.state().draft).toMatchObject({ text: "One", clientId: "a" });
    const silent = { ...deviceQueue().queue, list: () => new Promise<never>(() => {}) };
    const slow = connectionOver({}, THREAD, silent).connection;
    void slow.restore(restored);
    await vi.advanceTimersByTimeAsync(1_999);
    expect(slow.state().draft.text).toBe("");
    await vi.advanceTimersByTimeAsync(1);
    expect(slow.state().draft).toMatchObject({ text: "One", clientId: "a" });
  });
});

describe("what waits on the device", () => {
  test("is in the thread again when the conversation is opened, and is sent", async () => {
    const sent: string[] = [];
    const device = deviceQueue(kept("a", "One", 1), kept("b", "Two", 2));
    const { connection } = connectionOver(
      {
        send: async ({ content, clientId }) => {
          sent.push(content);
          return { is: "sent", message: message(sent.length, "anita", clientId) };
        },
      },
      THREAD,
      device.queue,
    );
    await settle();
    expect(sent).toEqual(["One", "Two"]);
    expect(connection.state().messages).toHaveLength(2);
    expect(device.texts()).toEqual([]);
  });

  test("and was sent by another tab is not sent again, and is shown until the server's answer has it", async () => {
    const send = vi.fn<ConversationRequests["send"]>(async () => LOST);
    let answer: RequestOutcome<Missed> = { is: "lost" };
    const device = deviceQueue(kept("a", "One"));
    const { connection } = connectionOver(
      { send, missed: async () => answer },
      THREAD,
      device.queue,
    );
    await settle();
    expect(send).toHaveBeenCalledTimes(1);
    device.remove("a");
    await settle();
    expect(connection.state().pending).toMatchObject([{ content: "One", kept: "gone" }]);
    answer = {
      is: "response",
      value: { messages: [message(1, "anita", "a")], more: false, otherReadSeq: 0 },
    };
    connection.setVisible(true);
    await settle();
    expect(send).toHaveBeenCalledTimes(1);
    expect(connection.state().pending).toEqual([]);
    expect(connection.state().messages).toHaveLength(1);
  });

  test("and was sent by another tab while missed messages were being read stays in the thread until the next answer has it", async () => {
    const answers: ((outcome: RequestOutcome<Missed>) => void)[] = [];
    const missed = () =>
      new Promise<RequestOutcome<Missed>>((resolve) => void answers.push(resolve));
    const device = deviceQueue(kept("a", "One"));
    const send = async (): Promise<SendOutcome> => LOST;
    const { connection } = connectionOver({ send, missed }, THREAD, device.queue);
    await settle();
    device.remove("a");
    await settle();
    answers[0]?.({ is: "response", value: NONE });
    await settle();
    expect(connection.state().pending).toMatchObject([{ content: "One", kept: "gone" }]);
    const value = { ...NONE, messages: [message(1, "anita", "a")] };
    answers[1]?.({ is: "response", value });
    await settle();
    expect(connection.state()).toMatchObject({ pending: [], behind: false });
    expect(connection.state().messages).toHaveLength(1);
  });

  test("and was refused when it arrived returns to the input with the reason", async () => {
    const device = deviceQueue(kept("a", "One"));
    device.refuse("You do not have permission.");
    const send = vi.fn<ConversationRequests["send"]>(async () => LOST);
    const { connection } = connectionOver({ send }, THREAD, device.queue);
    await settle();
    expect(connection.state()).toMatchObject({
      pending: [],
      draft: { clientId: "a", text: "One" },
      problem: { sentence: "You do not have permission." },
    });
    expect(device.texts()).toEqual([]);
    expect(send).not.toHaveBeenCalled();
  });

  test("pauses at the limit and goes on after it", async () => {
    const outcomes: SendOutcome[] = [{ is: "paused", until: Date.now() + 60_000 }];
    const device = deviceQueue(kept("a", "One"));
    const { connection } = connectionOver(
      {
        send: async ({ clientId }) =>
          outcomes.shift() ?? { is: "sent", message: message(1, "anita", clientId) },
      },
      THREAD,
      device.queue,
    );
    await settle();
    expect(connection.state().waits).toBe(Date.now() + 60_000);
    expect(connection.state().problem).toBeNull();
    await vi.advanceTimersByTimeAsync(59_000);
    expect(connection.state().messages).toEqual([]);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(connection.state()).toMatchObject({ pending: [], waits: null });
  });

  test("stays there when the person is signed out, and is not in the input too", async () => {
    const device = deviceQueue();
    const { connection, effects } = connectionOver(
      { send: async () => ({ is: "forbidden" }) },
      THREAD,
      device.queue,
    );
    await settle();
    connection.type("One");
    connection.send();
    await settle();
    expect(effects).toContain("forbidden");
    expect(device.texts()).toEqual(["One"]);
    expect(connection.state().draft.text).toBe("");
  });

  test("stays there too when another request says first that the person is signed out", async () => {
    const device = deviceQueue();
    const { connection, effects, socket } = connectionOver(
      { send: () => new Promise(() => {}), missed: async () => ({ is: "forbidden" }) },
      THREAD,
      device.queue,
    );
    await settle();
    connection.type("One");
    socket.open();
    connection.send();
    await settle();
    expect(effects).toContain("forbidden");
    expect(device.texts()).toEqual(["One"]);
    expect(connection.state().draft.text).toBe("");
  });

  test("does not go out by itself once the service has refused what was before it", async () => {
    const device = deviceQueue(kept("a", "One", 1), kept("b", "Two", 2));
    const { connection } = connectionOver({}, THREAD, device.queue);
    await settle();
    expect(connection.state()).toMatchObject({
      draft: { text: "One" },
      held: [{ content: "Two" }],
      problem: PROBLEM,
    });
    expect(device.texts()).toEqual([]);
  });

  test("goes out with all that was behind it when the refused message is sent again", async () => {
    let works = false;
    const sent: string[] = [];
    const device = deviceQueue(kept("a", "One", 1), kept("b", "Two", 2));
    const { connection, socket } = connectionOver(
      {
        send: async ({ content, clientId }) => {
          if (!works) return { is: "refused", problem: PROBLEM, reachable: false };
          sent.push(content);
          return { is: "sent", message: message(sent.length, "anita", clientId) };
        },
      },
      THREAD,
      device.queue,
    );
    await settle();
    expect(connection.state().held).toHaveLength(1);
    works = true;
    connection.send();
    await settle();
    socket.open();
    await settle();
    expect(sent).toEqual(["One", "Two"]);
    expect(connection.state().pending).toEqual([]);
    expect(device.texts()).toEqual([]);
  });
});
