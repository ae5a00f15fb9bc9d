import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { CallFailed, CircuitOpen, sendingPolicy } from "#app/client/sending.ts";

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});
afterEach(() => vi.restoreAllMocks());

/** A service that gives these answers in turn, then the last one for ever; `null` is none. */
function service(...answers: (number | null)[]) {
  const tries: number[] = [];
  const fetcher = async () => {
    const status = answers[Math.min(tries.length, answers.length - 1)] ?? null;
    tries.push(Date.now());
    if (status === null) throw new TypeError("Failed to fetch");
    return new Response(null, { status });
  };
  return { send: sendingPolicy(fetcher as typeof fetch), tries };
}

const outcome = (sent: Promise<Response>) =>
  sent.then(
    ({ status }) => status,
    (error: unknown) => error,
  );

async function sendOn(send: ReturnType<typeof sendingPolicy>) {
  const sent = outcome(send("/thread", { content: "Hi" }));
  await vi.advanceTimersByTimeAsync(20_000);
  return sent;
}

describe("sending", () => {
  test("is tried again after 1, 2 and 4 seconds, then given up", async () => {
    const { send, tries } = service(null);
    const result = await sendOn(send);
    expect(result).toBeInstanceOf(CallFailed);
    const [first = 0, ...others] = tries;
    expect(others.map((at) => at - first)).toEqual([1_000, 3_000, 7_000]);
  });

  test("goes on with the first answer", async () => {
    const { send, tries } = service(null, 502, 200);
    expect(await sendOn(send)).toBe(200);
    expect(tries).toHaveLength(3);
  });

  test.each([400, 401, 403, 404, 409, 429])(
    "takes %i as an answer that no repeat changes",
    async (status) => {
      const { send, tries } = service(status);
      expect(await sendOn(send)).toBe(status);
      expect(tries).toHaveLength(1);
    },
  );
});

describe("the circuit", () => {
  test("opens after 5 failures in a row and fails at once for 30 seconds, then tries one (threat 46)", async () => {
    const { send, tries } = service(null, null, null, null, null, 200);
    await sendOn(send);
    const opened = outcome(send("/thread", { content: "Hi" }));
    await vi.advanceTimersByTimeAsync(1_000);
    const broken = await opened;
    expect(broken).toBeInstanceOf(CircuitOpen);
    expect(tries).toHaveLength(5);
    const { retryAt } = broken as CircuitOpen;
    expect(retryAt).toBe((tries.at(-1) ?? 0) + 30_000);
    await vi.advanceTimersByTimeAsync(retryAt - Date.now() - 1);
    expect(await outcome(send("/thread", { content: "Hi" }))).toBeInstanceOf(CircuitOpen);
    expect(tries).toHaveLength(5);
    await vi.advanceTimersByTimeAsync(1);
    expect(await outcome(send("/thread", { content: "Hi" }))).toBe(200);
  });

  test("counts no refusals, and forgets its count with a success (decision 103)", async () => {
    const { send, tries } = service(503, 503, 503, 503, 429, 503, 503, 503, 200, 403);
    expect(await sendOn(send)).toBeInstanceOf(CallFailed);
    expect(await sendOn(send)).toBe(429);
    expect(await sendOn(send)).toBe(200);
    expect(await sendOn(send)).toBe(403);
    expect(tries).toHaveLength(10);
  });
});
