import { beforeEach, vi } from "vitest";

/** Gives each test of the file that calls it a clock that stands still until the test moves it. */
export function withFakeClock(): void {
  beforeEach(() => {
    vi.useFakeTimers();
    return () => vi.useRealTimers();
  });
}
