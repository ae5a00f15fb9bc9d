import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Queue } from "#app/device/queue.ts";
import { type SendingPorts, sendQueue, soonAfterOthers } from "#app/device/send-queue.ts";
import { type Answer, NO_ANSWER } from "#app/domain/queue/answer.ts";
import { TOO_OLD, type TransitionEntry } from "#app/domain/queue/entry.ts";
import { HOUR_MS } from "#app/domain/time/durations.ts";
import { eventually } from "#tests/support/eventually.ts";
import { messageEntry, queueOf } from "./queue-in-memory.ts";

const DONE: Answer = { ...NO_ANSWER, status: 200 };
const REFUSED: Answer = { ...NO_ANSWER, status: 400, error: "No." };
const LIMITED: Answer = { ...NO_ANSWER, status: 429, waitSeconds: 60 };

const ACCEPT: TransitionEntry = {
  id: "t",
  person: "anita",
  path: "/dashboard/bookings/b/transition",
  at: 1,
  notBefore: 0,
  refused: null,
  kind: "transition",
  bookingId: "b",
  transition: "accept",
  reason: "",
  startsAt: null,
  version: null,
};

/** Sends a queue to a server that answers by id, or with 200; gives the ids in the order in which they arrived. */
async function send(
  queue: Queue,
  answers: Record<string, Answer> = {},
  changes: Partial<SendingPorts> = {},
) {
  const arrivals: string[] = [];
  const { stillWait, sentElsewhere } = await sendQueue(queue, {
    post: async ({ id }) => {
      arrivals.push(id);
      return answers[id] ?? DONE;
    },
    alone: (_, work) => work(),
    now: () => 1_000,
    ...changes,
  });
  const rest = (await queue.list()).map(({ id, refused }) => (refused ? `${id}: ${refused}` : id));
  return { arrivals, stillWait, sentElsewhere, rest };
}

describe("what waits on a device", () => {
  test("goes out once, in the order of writing, also when the clock was set back meanwhile", async () => {
    const queue = await queueOf(
      { ...messageEntry("one"), at: 900 },
      { ...messageEntry("two"), at: 5 },
    );
    await queue.put(messageEntry("three"));
    expect(await send(queue)).toEqual({
      arrivals: ["one", "two", "three"],
      stillWait: false,
      sentElsewhere: false,
      rest: [],
    });
  });

  test("stops in its lane at the first without an answer, and goes on in the others", async () => {
    const queue = await queueOf(
      messageEntry("one"),
      messageEntry("two"),
      messageEntry("three", "mala"),
    );
    const outcome = await send(queue, { one: NO_ANSWER });
    expect(outcome).toEqual({
      arrivals: ["one", "three"],
      stillWait: true,
      sentElsewhere: false,
      rest: ["one", "two"],
    });
  });

  test("is kept with its sentence when it is refused, and what is behind it goes out", async () => {
    const queue = await queueOf(messageEntry("one"), messageEntry("two"));
    expect(await send(queue, { one: REFUSED })).toEqual({
      arrivals: ["one", "two"],
      stillWait: false,
      sentElsewhere: false,
      rest: ["one: No."],
    });
    expect((await send(queue)).arrivals).toEqual([]);
  });

  test("pauses at the limit until it ends", async () => {
    const queue = await queueOf(messageEntry("one"), messageEntry("two"));
    expect(await send(queue, { one: LIMITED })).toMatchObject({
      arrivals: ["one"],
      stillWait: false,
    });
    expect((await send(queue)).arrivals).toEqual([]);
    expect((await send(queue, {}, { now: () => 61_000 })).arrivals).toEqual(["one", "two"]);
  });

  test("is not sent but told when it is a booking's and older than 48 hours", async () => {
    const queue = await queueOf(ACCEPT);
    expect(await send(queue, {}, { now: () => 49 * HOUR_MS })).toMatchObject({
      arrivals: [],
      rest: [`t: ${TOO_OLD}`],
    });
  });

  test("waits for whoever on this device sends from its lane already, and does not hold up the others", async () => {
    const queue = await queueOf(messageEntry("one"), messageEntry("two", "mala"));
    const otherTab = Promise.withResolvers<void>();
    const sending = send(
      queue,
      {},
      {
        alone: (lane, work) => (lane.endsWith("ravi") ? otherTab.promise.then(work) : work()),
      },
    );
    await eventually(async () => (await queue.list()).map(({ id }) => id)).toEqual(["one"]);
    otherTab.resolve();
    expect(await sending).toMatchObject({ arrivals: ["two", "one"], rest: [] });
  });

  test("is left to whoever sends from its lane already, where the page does not wait for that", async () => {
    const queue = await queueOf(messageEntry("one"), messageEntry("two", "mala"));
    const alone: SendingPorts["alone"] = async (lane, work) =>
      lane.endsWith("ravi") ? null : work();
    expect(await send(queue, {}, { alone })).toEqual({
      arrivals: ["two"],
      stillWait: false,
      sentElsewhere: true,
      rest: ["one"],
    });
  });

  test("is not sent after it was taken back, also while what is before it is being sent", async () => {
    const queue = await queueOf(messageEntry("one"), messageEntry("two"));
    const arrivals: string[] = [];
    const post = async ({ id }: { id: string }) => {
      arrivals.push(id);
      await queue.delete("two");
      return DONE;
    };
    await send(queue, {}, { post });
    expect(arrivals).toEqual(["one"]);
  });

  test("tells every page of a change", async () => {
    const queue = await queueOf();
    let changes = 0;
    const stop = queue.subscribe(() => {
      changes += 1;
    });
    await queue.put(messageEntry("one"));
    await queue.delete("one");
    stop();
    await queue.put(messageEntry("two"));
    expect(changes).toBe(2);
  });
});

describe("a lane that another tab sends from", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    // The clock of a test moves no signal of the browser.
    vi.spyOn(AbortSignal, "timeout").mockImplementation((ms) => {
      const controller = new AbortController();
      setTimeout(() => controller.abort(), ms);
      return controller.signal;
    });
    const neverFree = (_lane: string, { signal }: LockOptions) =>
      new Promise((_, reject) => signal?.addEventListener("abort", () => reject(signal.reason)));
    vi.stubGlobal("navigator", { locks: { request: neverFree } });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  test("is waited for 10 s, and no longer: that tab may be suspended", async () => {
    const work = vi.fn(async () => {});
    void soonAfterOthers("message ravi", work);
    await vi.advanceTimersByTimeAsync(9_999);
    expect(work).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(work).toHaveBeenCalledTimes(1);
  });
});
