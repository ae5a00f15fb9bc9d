import { describe, expect, test } from "vitest";
import type { SendingPorts } from "#app/device/send-queue.ts";
import { type Answer, NO_ANSWER } from "#app/domain/queue/answer.ts";
import { sendAll } from "#app/service-worker/queue.ts";
import { messageEntry, queueOf } from "#tests/device/queue-in-memory.ts";

const ports: SendingPorts = {
  post: async (): Promise<Answer> => ({ ...NO_ANSWER, status: 200 }),
  alone: (_, work) => work(),
  now: () => 1_000,
};

describe("the browser tries again later", () => {
  const TRY_AGAIN = "Some of what waits was not sent yet.";

  test("what got no answer", async () => {
    const queue = await queueOf(messageEntry("one"));
    const sending = sendAll(queue, { ...ports, post: async () => NO_ANSWER });
    await expect(sending).rejects.toThrow(TRY_AGAIN);
  });

  test("what a page is sending, which may be closed before it is sent", async () => {
    const queue = await queueOf(messageEntry("one"));
    const sending = sendAll(queue, { ...ports, alone: async () => null });
    await expect(sending).rejects.toThrow(TRY_AGAIN);
  });

  test("nothing where all of it was sent", async () => {
    const queue = await queueOf(messageEntry("one"));
    await sendAll(queue, ports);
    expect(await queue.list()).toEqual([]);
  });
});
