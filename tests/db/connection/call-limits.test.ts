import { expect, test } from "vitest";
import { CALL_LIMITS, callLimits } from "#db/connection/call-limits.ts";

test("only a developer's machine waits longer for the database than people do (threat 46)", () => {
  for (const KAYAP_ENV of ["production", "staging", "", undefined]) {
    expect(callLimits({ KAYAP_ENV, KAYAP_PATIENCE: 10 })).toEqual(CALL_LIMITS);
  }
  const local = callLimits({ KAYAP_ENV: "local", KAYAP_PATIENCE: 10 });
  expect(local).toEqual({ readMs: 15_000, writeMs: 50_000 });
});
