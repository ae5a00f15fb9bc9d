import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { noteLoaded, reloadLater, reloadUnread } from "#app/client/connection/try-again.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  noteLoaded(true);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a page that was opened without its data is loaded again after 1, 2, 4 and 8 s, one try at a time", async () => {
  const start = Date.now();
  const tries: number[] = [];
  const router = {
    state: { navigation: { state: "idle" } },
    revalidate: async () => {
      tries.push((Date.now() - start) / 1_000);
      // The answer has no data either: the middleware plans the next try, and the page is there again.
      reloadLater();
      reloadUnread();
    },
  };
  vi.stubGlobal("window", { __reactRouterDataRouter: router });
  reloadUnread();
  reloadUnread();
  await vi.advanceTimersByTimeAsync(16_000);
  expect(tries).toEqual([1, 3, 7, 15]);
});
