import { expect } from "vitest";

/** A little longer than Playwright waits for an element, so that its error, which names the element, is the one that is told. */
const PATIENCE_MS = 35_000;

/**
 * Reads what still moves, such as a page or its address, again and again until the expectation holds. A page changes its address
 * before it has rendered: what is read from it once depends on how busy the machine is. Only inside a test, and only in one
 * that does not run beside another of its file: Vitest has to know whose expectation it is.
 */
export function eventually<T>(
  read: () => T | Promise<T>,
  options?: { timeout?: number; message?: string },
) {
  return expect.poll(read, { timeout: PATIENCE_MS, ...options });
}
