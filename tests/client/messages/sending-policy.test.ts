import { afterEach, describe, expect, test, vi } from "vitest";
import { CircuitOpen, RequestFailed, sendingPolicy } from "#app/client/messages/sending-policy.ts";
import { withFakeClock } from "./fake-clock.ts";

withFakeClock();
afterEach(() => vi.restoreAllMocks());

/** A service that responds with these statuses in turn, then with the last one; `null` is no response. */
function service(...statuses: (number | null)[]) {
  const tries: number[] = [];
  const request = async () => {
    const status = statuses[Math.min(tries.length, statuses.length - 1)] ?? null;
    tries.push(Date.now());
    if (status === null) throw new TypeError("Failed to fetch");
    return new Response(null, { status });
  };
  const withRetries = sendingPolicy();
  const noRetry = new AbortController();
  return { send: () => withRetries(request, noRetry.signal), tries, noRetry };
}

const outcome = (response: Promise<Response>) =>
  response.then(
    ({ status }) => status,
    (error: unknown) => error,
  );

async function outcomeIn20Seconds(send: () => Promise<Response>) {
  const result = outcome(send());
  await vi.advanceTimersByTimeAsync(20_000);
  return result;
}

describe("a request", () => {
  test("without a response is tried again after 1, 2 and 4 seconds, then fails", async () => {
    const { send, tries } = service(null);
    const result = await outcomeIn20Seconds(send);
    expect(result).toBeInstanceOf(RequestFailed);
    const [first = 0, ...others] = tries;
    expect(others.map((at) => at - first)).toEqual([1_000, 3_000, 7_000]);
  });

  test("ends with the first response below 500", async () => {
    const { send, tries } = service(null, 502, 200);
    expect(await outcomeIn20Seconds(send)).toBe(200);
    expect(tries).toHaveLength(3);
  });

  test.each([400, 401, 403, 404, 409, 429])(
    "is not tried again after the status %i",
    async (status) => {
      const { send, tries } = service(status);
      expect(await outcomeIn20Seconds(send)).toBe(status);
      expect(tries).toHaveLength(1);
    },
  );
});

describe("a request that need not be repeated", () => {
  test("is not sent again after the attempt under way", async () => {
    const { send, tries, noRetry } = service(null, null, 200);
    const result = outcome(send());
    await vi.advanceTimersByTimeAsync(1_500);
    expect(tries).toHaveLength(2);
    noRetry.abort();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(tries).toHaveLength(2);
    expect(await result).toMatchObject({ name: "AbortError" });
  });

  test("does not count for the circuit when that attempt fails (threat 46)", async () => {
    const withRetries = sendingPolicy();
    const failing = async () => new Response(null, { status: 503 });
    for (let tries = 0; tries < 5; tries += 1) {
      const noRetry = new AbortController();
      const request = async () => {
        noRetry.abort();
        return failing();
      };
      expect(await outcome(withRetries(request, noRetry.signal))).toMatchObject({
        name: "AbortError",
      });
    }
    const { signal } = new AbortController();
    expect(await outcome(withRetries(async () => new Response(), signal))).toBe(200);
  });
});

describe("the circuit", () => {
  test("opens after 5 failures in a row: requests fail at once for 30 seconds, then one is tried (threat 46)", async () => {
    const { send, tries } = service(null, null, null, null, null, 200);
    await outcomeIn20Seconds(send);
    const second = outcome(send());
    await vi.advanceTimersByTimeAsync(1_000);
    const broken = await second;
    expect(broken).toBeInstanceOf(CircuitOpen);
    expect(tries).toHaveLength(5);
    const { retryAt } = broken as CircuitOpen;
    expect(retryAt).toBe((tries.at(-1) ?? 0) + 30_000);
    await vi.advanceTimersByTimeAsync(retryAt - Date.now() - 1);
    expect(await outcome(send())).toBeInstanceOf(CircuitOpen);
    expect(tries).toHaveLength(5);
    await vi.advanceTimersByTimeAsync(1);
    expect(await outcome(send())).toBe(200);
  });

  describe("that is due for a trial", () => {
    /** Sends once with a policy whose circuit opened 30 seconds ago; `sent` counts its requests. */
    async function trial() {
      const withRetries = sendingPolicy();
      const counted = { sent: 0 };
      const send = (respond: () => Response, noRetry = new AbortController()) =>
        outcome(
          withRetries(async () => {
            counted.sent += 1;
            return respond();
          }, noRetry.signal),
        );
      for (let n = 0; n < 2; n += 1) {
        void send(() => new Response(null, { status: 503 }));
        await vi.advanceTimersByTimeAsync(20_000);
      }
      await vi.advanceTimersByTimeAsync(30_000);
      counted.sent = 0;
      return { send, counted };
    }

    test("stays open for 30 seconds more when the trial fails, also one that need not be repeated (threat 46)", async () => {
      const { send, counted } = await trial();
      const noRetry = new AbortController();
      const failed = send(() => {
        noRetry.abort();
        return new Response(null, { status: 503 });
      }, noRetry);
      expect(await failed).toMatchObject({ name: "AbortError" });
      await vi.advanceTimersByTimeAsync(29_999);
      expect(await send(() => new Response())).toMatchObject({ retryAt: Date.now() + 1 });
      expect(counted.sent).toBe(1);
      await vi.advanceTimersByTimeAsync(1);
      expect(await send(() => new Response())).toBe(200);
    });

    test("closes by a trial that succeeds although it need not be repeated", async () => {
      const { send } = await trial();
      const noRetry = new AbortController();
      const done = send(() => {
        noRetry.abort();
        return new Response();
      }, noRetry);
      expect(await done).toBe(200);
      void send(() => new Response(null, { status: 503 }));
      await vi.advanceTimersByTimeAsync(3_000);
      expect(await send(() => new Response())).toBe(200);
    });

    test("is not changed by a request that is over before it is sent (threat 46)", async () => {
      const { send, counted } = await trial();
      const over = new AbortController();
      over.abort();
      expect(await send(() => new Response(), over)).toMatchObject({ name: "AbortError" });
      expect(counted.sent).toBe(0);
      void send(() => new Response(null, { status: 503 }));
      await vi.advanceTimersByTimeAsync(1_000);
      expect(await send(() => new Response())).toBeInstanceOf(CircuitOpen);
      expect(counted.sent).toBe(1);
    });
  });

  test("does not count refusals, and starts from zero after a success (decision 103)", async () => {
    const { send, tries } = service(503, 503, 503, 503, 429, 503, 503, 503, 200, 403);
    expect(await outcomeIn20Seconds(send)).toBeInstanceOf(RequestFailed);
    expect(await outcomeIn20Seconds(send)).toBe(429);
    expect(await outcomeIn20Seconds(send)).toBe(200);
    expect(await outcomeIn20Seconds(send)).toBe(403);
    expect(tries).toHaveLength(10);
  });
});
