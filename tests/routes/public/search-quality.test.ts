import { expect, test } from "vitest";
import { ask } from "#bench/quality/engine.ts";
import { figuresOf } from "#bench/quality/judge.ts";
import { openKayap } from "#bench/quality/kayap.ts";
import { QUERIES, UNSEEN_QUERIES } from "#bench/quality/queries.ts";

/** Just under what was reached; a share that falls below has lost something. */
const FLOORS = [
  {
    which: "looked at before",
    queries: QUERIES,
    first: 0.97,
    firstFive: 0.98,
    bothFirst: 0.92,
    nothing: 0.01,
    falseHit: 0.07,
  },
  {
    which: "whose failures nobody has read",
    queries: UNSEEN_QUERIES,
    first: 0.86,
    firstFive: 0.93,
    bothFirst: 0.9,
    nothing: 0.01,
    falseHit: 0.09,
  },
];

test.each(FLOORS)(
  "searches as people type them lead to who does what they need, on the whole page: those $which",
  async ({ queries, first, firstFive, bothFirst, nothing, falseHit }) => {
    const { verdicts } = await ask(await openKayap(), queries);
    const figures = figuresOf(verdicts);
    const message = JSON.stringify(figures);
    expect(figures.first, message).toBeGreaterThanOrEqual(first);
    expect(figures.firstFive, message).toBeGreaterThanOrEqual(firstFive);
    expect(figures.bothFirst, message).toBeGreaterThanOrEqual(bothFirst);
    expect(figures.nothing, message).toBeLessThanOrEqual(nothing);
    expect(figures.falseHit, message).toBeLessThanOrEqual(falseHit);
  },
);
