import { describe, expect, test, vi } from "vitest";
import type {
  ConversationRequests,
  RequestOutcome,
  SendOutcome,
} from "#app/client/messages/conversation-requests.ts";
import { connectionOf } from "#app/domain/messages/chat.ts";
import type { Missed } from "#app/domain/messages/conversation.ts";
import {
  connectionOver,
  deviceQueue,
  LOST,
  message,
  NONE,
  PROBLEM,
  settle,
  THREAD,
  waitingEntry,
  write,
} from "./conversation-connection.ts";
import { withFakeClock } from "./fake-clock.ts";

withFakeClock();

describe("without any answer, a message", () => {
  test("waits on the device and in the thread, and goes out once in order when there is an answer again", async () => {
    let line: "cut" | "whole" = "cut";
    const arrivals: string[] = [];
    const device = deviceQueue();
    const { connection } = connectionOver(
      {
        send: async ({ content, clientId }) => {
          if (line === "cut") return LOST;
          arrivals.push(content);
          return { kind: "sent", message: message(arrivals.length, "anita", clientId) };
        },
        missed: async () => (line === "cut" ? { kind: "lost" } : { kind: "response", value: NONE }),
      },
      THREAD,
      device.queue,
    );
    await settle();
    for (const text of ["One", "Two"]) {
      await write(connection, text);
    }
    expect(connectionOf(connection.state())).toBe("offline");
    expect(connection.state()).toMatchObject({ waits: "connection", draft: { text: "" } });
    expect(connection.state().problem).toBeNull();
    expect(device.texts()).toEqual(["One", "Two"]);
    expect(device.effects).toContain("later");
    line = "whole";
    await vi.advanceTimersByTimeAsync(30_000);
    expect(arrivals).toEqual(["One", "Two"]);
    expect(connection.state()).toMatchObject({ pending: [], waits: null });
    expect(device.texts()).toEqual([]);
  });

  test("is known to wait as soon as the device says that its connection is lost, before anything is sent", async () => {
    let line: "cut" | "whole" = "cut";
    const missed = async (): Promise<RequestOutcome<Missed>> =>
      line === "cut" ? { kind: "lost" } : { kind: "response", value: NONE };
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
    const arrivals: string[] = [];
    const device = deviceQueue(waitingEntry("a", "One"));
    const { connection } = connectionOver(
      {
        send: async ({ content, clientId }) => {
          if (line === "cut") return LOST;
          arrivals.push(content);
          return { kind: "sent", message: message(1, "anita", clientId) };
        },
        missed: async () => (line === "cut" ? { kind: "lost" } : { kind: "response", value: NONE }),
      },
      THREAD,
      device.queue,
    );
    await vi.advanceTimersByTimeAsync(40_000);
    line = "whole";
    connection.setVisible(true);
    await settle();
    expect(arrivals).toEqual(["One"]);
  });

  test("is tried again only after 1 s, doubled, where reading is answered and sending is not", async () => {
    const send = vi.fn<ConversationRequests["send"]>(async () => LOST);
    const { connection } = connectionOver({ send }, THREAD, deviceQueue().queue);
    await settle();
    await write(connection, "One");
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
      { send: async () => LOST, missed: async () => ({ kind: "lost" }) },
      THREAD,
      device.queue,
    );
    await settle();
    await write(connection, "One");
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
      { send: async () => LOST, missed: async () => ({ kind: "lost" }) },
      THREAD,
      broken,
    );
    await write(connection, "One");
    expect(connection.state()).toMatchObject({ draft: { text: "One" }, problem: PROBLEM });
    expect(connectionOf(connection.state())).toBe("disconnected");
  });
});

describe("a text that the device has kept", () => {
  const unsent = { text: "One", clientId: "a" };

  test("is in the input again under its client id, before what is typed there meanwhile", async () => {
    const { connection } = connectionOver({}, THREAD, deviceQueue().queue);
    await connection.restore(unsent);
    expect(connection.state().draft).toMatchObject({ text: "One", clientId: "a" });
    const second = connectionOver({}, THREAD, deviceQueue().queue).connection;
    const restoring = second.restore(unsent);
    second.type("Two");
    await restoring;
    expect(second.state().draft.text).toBe("One\nTwo");
  });

  test("is not in the input too when it is a message that waits on the device or was refused there", async () => {
    const waits = deviceQueue(waitingEntry("a", "One"));
    const { connection } = connectionOver({ send: async () => LOST }, THREAD, waits.queue);
    await connection.restore(unsent);
    expect(connection.state()).toMatchObject({
      draft: { text: "" },
      pending: [{ clientId: "a", kept: "here" }],
    });
    const other = deviceQueue(waitingEntry("a", "One"));
    other.refuse("You can't message this person.");
    const back = connectionOver({}, THREAD, other.queue).connection;
    await back.restore(unsent);
    expect(back.state()).toMatchObject({ draft: { text: "One" }, pending: [] });
  });

  test("is in the input where the device cannot keep messages, or does not answer for two seconds", async () => {
    const { connection } = connectionOver();
    await connection.restore(unsent);
    expect(connection.state().draft).toMatchObject({ text: "One", clientId: "a" });
    const silent = { ...deviceQueue().queue, list: () => new Promise<never>(() => {}) };
    const slow = connectionOver({}, THREAD, silent).connection;
    void slow.restore(unsent);
    await vi.advanceTimersByTimeAsync(1_999);
    expect(slow.state().draft.text).toBe("");
    await vi.advanceTimersByTimeAsync(1);
    expect(slow.state().draft).toMatchObject({ text: "One", clientId: "a" });
  });
});

describe("what waits on the device", () => {
  test("is in the thread again when the conversation is opened, and is sent", async () => {
    const arrivals: string[] = [];
    const device = deviceQueue(waitingEntry("a", "One", 1), waitingEntry("b", "Two", 2));
    const { connection } = connectionOver(
      {
        send: async ({ content, clientId }) => {
          arrivals.push(content);
          return { kind: "sent", message: message(arrivals.length, "anita", clientId) };
        },
      },
      THREAD,
      device.queue,
    );
    await settle();
    expect(arrivals).toEqual(["One", "Two"]);
    expect(connection.state().messages).toHaveLength(2);
    expect(device.texts()).toEqual([]);
  });

  test("and was sent by another tab is not sent again, and is shown until the server's answer has it", async () => {
    const send = vi.fn<ConversationRequests["send"]>(async () => LOST);
    let answer: RequestOutcome<Missed> = { kind: "lost" };
    const device = deviceQueue(waitingEntry("a", "One"));
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
      kind: "response",
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
    const device = deviceQueue(waitingEntry("a", "One"));
    const send = async (): Promise<SendOutcome> => LOST;
    const { connection } = connectionOver({ send, missed }, THREAD, device.queue);
    await settle();
    device.remove("a");
    await settle();
    answers[0]?.({ kind: "response", value: NONE });
    await settle();
    expect(connection.state().pending).toMatchObject([{ content: "One", kept: "gone" }]);
    const value = { ...NONE, messages: [message(1, "anita", "a")] };
    answers[1]?.({ kind: "response", value });
    await settle();
    expect(connection.state()).toMatchObject({ pending: [], behind: false });
    expect(connection.state().messages).toHaveLength(1);
  });

  test("pauses at the limit and goes on after it", async () => {
    const outcomes: SendOutcome[] = [{ kind: "paused", until: Date.now() + 60_000 }];
    const device = deviceQueue(waitingEntry("a", "One"));
    const { connection } = connectionOver(
      {
        send: async ({ clientId }) =>
          outcomes.shift() ?? { kind: "sent", message: message(1, "anita", clientId) },
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
      { send: async () => ({ kind: "forbidden" }) },
      THREAD,
      device.queue,
    );
    await settle();
    await write(connection, "One");
    expect(effects).toContain("forbidden");
    expect(device.texts()).toEqual(["One"]);
    expect(connection.state().draft.text).toBe("");
  });

  test("stays there too when another request says first that the person is signed out", async () => {
    const device = deviceQueue();
    const { connection, effects, socket } = connectionOver(
      { send: () => new Promise(() => {}), missed: async () => ({ kind: "forbidden" }) },
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
});
