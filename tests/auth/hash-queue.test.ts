import { afterEach, expect, test, vi } from "vitest";
import { inTurn } from "#app/auth/hash-queue.ts";

afterEach(() => vi.useRealTimers());

test("hashes run one at a time, and other work in the event loop runs between two of them (threat 20)", async () => {
  let loops = 0;
  let counting = true;
  const count = () => {
    loops += 1;
    if (counting) setImmediate(count);
  };
  setImmediate(count);
  const started: number[] = [];
  // As in workerd: the hash itself gives nobody else a chance.
  const hash = async () => started.push(loops);
  await Promise.all(Array.from({ length: 20 }, () => inTurn(hash)));
  counting = false;
  expect(started).toHaveLength(20);
  for (const [n, at] of started.entries())
    expect(at, `hash ${n}`).toBeGreaterThan(started[n - 1] ?? -1);
});

test("a slow hash delays the next one until it has ended", async () => {
  vi.useFakeTimers();
  let finish = () => {};
  const first = inTurn(() => new Promise<void>((resolve) => (finish = resolve)));
  const second = vi.fn(async () => {});
  const waiting = inTurn(second);
  await vi.advanceTimersByTimeAsync(500);
  expect(second).not.toHaveBeenCalled();
  finish();
  await vi.advanceTimersByTimeAsync(100);
  await Promise.all([first, waiting]);
  expect(second).toHaveBeenCalledOnce();
});

test("a failed hash ends its turn", async () => {
  await expect(inTurn(() => Promise.reject(new Error("out of memory")))).rejects.toThrow();
  expect(await inTurn(async () => "hashed")).toBe("hashed");
});

test("the turn of a cancelled request is taken over after a second", async () => {
  vi.useFakeTimers();
  void inTurn(() => new Promise(() => {}));
  const next = inTurn(async () => "hashed");
  await vi.advanceTimersByTimeAsync(1_030);
  expect(await next).toBe("hashed");
});
