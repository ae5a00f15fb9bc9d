import { expect, test } from "vitest";
import { ask } from "../../../bench/quality/engine.ts";
import { type Figures, failureOf, figuresOf } from "../../../bench/quality/judge.ts";
import { openKayap } from "../../../bench/quality/kayap.ts";
import { QUERIES } from "../../../bench/quality/queries.ts";

/** Just under what was reached; a share that falls below has lost something. */
const AT_LEAST = {
  first: 0.94,
  firstFive: 0.97,
  bothFirst: 0.9,
} as const satisfies Partial<Figures>;
const AT_MOST = { nothing: 0.01, falseHit: 0.07 } as const satisfies Partial<Figures>;

test("searches as people type them lead to who does what they need, on the whole page", async () => {
  const { verdicts } = await ask(await openKayap(), QUERIES);
  const failures = verdicts.flatMap((verdict) => {
    const failure = failureOf(verdict);
    return failure ? `${failure}: ${verdict.query.query}` : [];
  });
  const figures = figuresOf(verdicts);
  const message = `${JSON.stringify(figures)}\n${failures.sort().join("\n")}\n`;
  expect(figures.first, message).toBeGreaterThanOrEqual(AT_LEAST.first);
  expect(figures.firstFive, message).toBeGreaterThanOrEqual(AT_LEAST.firstFive);
  expect(figures.bothFirst, message).toBeGreaterThanOrEqual(AT_LEAST.bothFirst);
  expect(figures.nothing, message).toBeLessThanOrEqual(AT_MOST.nothing);
  expect(figures.falseHit, message).toBeLessThanOrEqual(AT_MOST.falseHit);
});
