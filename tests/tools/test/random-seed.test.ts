import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { idSequence } from "#tests/support/vitest/id-sequence.ts";
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

describe("the ids of tests", () => {
  test("are the same in every run, wherever the checkout is, and others in each file", () => {
    const nextId = idSequence(randomSeed(process.env), "tests/tools/test/random-seed.test.ts");
    const expected = [nextId(), nextId(), nextId()];
    expect([randomUUID(), crypto.randomUUID(), crypto.randomUUID()]).toEqual(expected);
    expect(new Set(expected).size).toBe(3);
    expect(idSequence(7, "tests/a.test.ts")()).not.toBe(idSequence(7, "tests/b.test.ts")());
    expect(idSequence(7, "tests/a.test.ts")()).not.toBe(idSequence(8, "tests/a.test.ts")());
  });

  test("are UUIDs of version 4", () => {
    expect(idSequence(20_261_124, "tests/a.test.ts")()).toMatch(
      /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/,
    );
  });
});
