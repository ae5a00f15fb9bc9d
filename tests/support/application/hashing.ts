import crypto from "node:crypto";
import { syncBuiltinESMExports } from "node:module";
import { vi } from "vitest";

/** Counts every call of scrypt, the application's included, until `stop`. With `broken` each of them fails. */
export function watchHashing({ broken = false } = {}) {
  const spy = vi.spyOn(crypto, "scrypt");
  if (broken) {
    spy.mockImplementation((...call: unknown[]) => {
      const done = call.at(-1);
      if (typeof done === "function") done(new Error("out of memory"), Buffer.alloc(0));
    });
  }
  syncBuiltinESMExports();
  return {
    count: () => spy.mock.calls.length,
    stop() {
      spy.mockRestore();
      syncBuiltinESMExports();
    },
  };
}

/** Delays every hash until `release`, and counts them. `begun` resolves when the first has begun. */
export function holdHashing() {
  const scrypt = crypto.scrypt;
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  let begin = () => {};
  const begun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  const spy = vi.spyOn(crypto, "scrypt").mockImplementation((...call: unknown[]) => {
    begin();
    void released.then(() => Reflect.apply(scrypt, crypto, call));
  });
  syncBuiltinESMExports();
  return {
    begun,
    release,
    count: () => spy.mock.calls.length,
    stop() {
      spy.mockRestore();
      syncBuiltinESMExports();
    },
  };
}
