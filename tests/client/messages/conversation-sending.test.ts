import { describe, expect, test, vi } from "vitest";
import type { RequestOutcome, SendOutcome } from "#app/client/messages/conversation-requests.ts";
import type { Pending } from "#app/domain/messages/chat.ts";
import type { Missed } from "#app/domain/messages/conversation.ts";
import {
  connectionOver,
  deviceQueue,
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

/** Requests that are answered when the test says so. */
function openRequests() {
  const attempts: { pending: Pending; noRetry: AbortSignal; answer(outcome: SendOutcome): void }[] =
    [];
  const send = (pending: Pending, noRetry: AbortSignal) =>
    new Promise<SendOutcome>((answer) => void attempts.push({ pending, noRetry, answer }));
  const store = (at: number) => {
    const one = attempts[at];
    if (!one) throw new Error(`Message ${at} is not sent.`);
    return { ...message(at + 1, "anita", one.pending.clientId), content: one.pending.content };
  };
  return { send, attempts, store, texts: () => attempts.map(({ pending }) => pending.content) };
}

describe("a message whose frame arrives before the answer to it", () => {
  test("holds up nothing: the next one goes out, and its own failure returns nothing to the input (threat 46)", async () => {
    const requests = openRequests();
    const device = deviceQueue();
    const { connection, socket } = connectionOver({ send: requests.send }, THREAD, device.queue);
    await write(connection, "One");
    await write(connection, "Two");
    socket.frame({ type: "message", message: requests.store(0) });
    await settle();
    expect(requests.texts()).toEqual(["One", "Two"]);
    expect(device.texts()).toEqual(["Two"]);
    requests.attempts[0]?.answer({ kind: "refused", problem: PROBLEM, reachable: false });
    await settle();
    expect(connection.state()).toMatchObject({
      draft: { text: "" },
      problem: null,
      pending: [{ content: "Two", kept: "here" }],
    });
    expect(device.texts()).toEqual(["Two"]);
  });

  test("is not tried again", async () => {
    const requests = openRequests();
    const { connection, socket } = connectionOver({ send: requests.send });
    await write(connection, "One");
    expect(requests.attempts[0]?.noRetry.aborted).toBe(false);
    socket.frame({ type: "message", message: requests.store(0) });
    await settle();
    expect(requests.attempts[0]?.noRetry.aborted).toBe(true);
  });
});

describe("a message that is being sent", () => {
  test("is sent by nothing else on the device, which finds only what is still to be sent afterwards", async () => {
    const requests = openRequests();
    const device = deviceQueue();
    const { connection } = connectionOver({ send: requests.send }, THREAD, device.queue);
    await write(connection, "One");
    let leftovers: string[] | null = null;
    void device.queue.alone(async () => {
      leftovers = device.texts();
    });
    await settle();
    expect(leftovers).toBeNull();
    expect(device.texts()).toEqual(["One"]);
    requests.attempts[0]?.answer({ kind: "sent", message: requests.store(0) });
    await settle();
    expect(leftovers).toEqual([]);
  });

  test("is not tried again once it is taken back, or its page is left", async () => {
    for (const end of ["taken back", "left"]) {
      const requests = openRequests();
      const { connection } = connectionOver(
        { send: requests.send },
        THREAD,
        deviceQueue(waitingEntry("a", "One")).queue,
      );
      await settle();
      expect(requests.texts()).toEqual(["One"]);
      if (end === "left") connection.close();
      else connection.takeBack("a");
      await settle();
      expect(requests.attempts[0]?.noRetry.aborted, end).toBe(true);
    }
  });

  test("goes out too where the device does not answer", async () => {
    const requests = openRequests();
    const never = () => new Promise<never>(() => {});
    const { queue } = deviceQueue();
    const hangs = { ...queue, list: never, keep: never, remove: never };
    const { connection } = connectionOver({ send: requests.send }, THREAD, hangs);
    await write(connection, "One");
    await write(connection, "Two");
    requests.attempts[0]?.answer({ kind: "sent", message: requests.store(0) });
    await vi.advanceTimersByTimeAsync(2_000);
    expect(requests.texts()).toEqual(["One", "Two"]);
  });
});

test("a conversation that is left asks for nothing more, and a refusal of what it asked reloads no other page", async () => {
  const answers: ((outcome: RequestOutcome<Missed>) => void)[] = [];
  const missed = () => new Promise<RequestOutcome<Missed>>((resolve) => void answers.push(resolve));
  for (const outcome of [
    { kind: "forbidden" },
    { kind: "none" },
    { kind: "response", value: { ...NONE, more: true } },
  ] as const) {
    const { connection, effects, socket } = connectionOver({ missed });
    socket.open();
    await settle();
    const count = answers.length;
    connection.close();
    answers.at(-1)?.(outcome);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(answers, outcome.kind).toHaveLength(count);
    expect(effects).toEqual(["close"]);
  }
});

test("a conversation that is left while the device is slow to keep its messages reloads no other page when it is refused", async () => {
  const never = () => new Promise<never>(() => {});
  const { connection, effects, socket } = connectionOver(
    { missed: async () => ({ kind: "forbidden" }) },
    THREAD,
    { ...deviceQueue().queue, list: never },
  );
  socket.open();
  await settle();
  connection.close();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(effects).toEqual(["close"]);
});
