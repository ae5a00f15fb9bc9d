import { expect } from "vitest";

/**
 * Reads what still moves, such as a page or its address, again and again until the expectation holds. A page changes its address
 * before it has rendered: what is read from it once depends on how busy the machine is.
 */
export function eventually<T>(read: () => T | Promise<T>, options?: { timeout: number }) {
  return expect.poll(read, options);
}
