import { describe, expect, test } from "vitest";
import { randomSeed } from "#tools/test/random-seed.ts";

describe("the random values of tests", () => {
  test("are the same in every run, unless KAYAP_TEST_SEED chooses others", () => {
    expect(randomSeed({})).toBe(20_261_124);
    expect(randomSeed({ KAYAP_TEST_SEED: "7" })).toBe(7);
  });

  test.each(["seven", "7.5"])("have no seed %s", (KAYAP_TEST_SEED) => {
    expect(() => randomSeed({ KAYAP_TEST_SEED })).toThrow(
      "KAYAP_TEST_SEED must be a whole number, such as 7.",
    );
  });
});
