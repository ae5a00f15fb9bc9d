import { expect, test } from "vitest";
import { countUse } from "#db/rate-limit.ts";
import { emptyDatabase } from "#tests/support/database.ts";
import { NOW } from "#tests/support/fixtures.ts";

const LIMIT = { action: "contact", subject: "a", most: 3, windowMs: 1000 };

test("the uses within a window are allowed up to the limit, then refused until the window ends", async () => {
  const { db } = await emptyDatabase();
  const answers = [];
  for (const ms of [0, 100, 200, 300, 999]) {
    answers.push(await countUse(db, { ...LIMIT, now: NOW + ms }));
  }
  expect(answers.map(({ allowed }) => allowed)).toEqual([true, true, true, false, false]);
  expect(new Set(answers.map(({ retryAt }) => retryAt))).toEqual(new Set([NOW + 1000]));
});

test("a window restarts with the first use after it has ended", async () => {
  const { db } = await emptyDatabase();
  for (let use = 0; use < 4; use += 1) await countUse(db, { ...LIMIT, now: NOW });
  expect(await countUse(db, { ...LIMIT, now: NOW + 1000 })).toEqual({
    allowed: true,
    retryAt: NOW + 2000,
  });
});

test("a window that a clock a day ahead has opened limits nobody once the clock is correct", async () => {
  const { db } = await emptyDatabase();
  const ahead = NOW + 24 * 60 * 60_000;
  for (let use = 0; use < 4; use += 1) await countUse(db, { ...LIMIT, now: ahead });
  expect(await countUse(db, { ...LIMIT, now: NOW })).toEqual({
    allowed: true,
    retryAt: NOW + 1000,
  });
});

test("each action and subject has its own count", async () => {
  const { db } = await emptyDatabase();
  for (let use = 0; use < 4; use += 1) await countUse(db, { ...LIMIT, now: NOW });
  for (const other of [{ action: "newsletter" }, { subject: "b" }]) {
    expect(await countUse(db, { ...LIMIT, ...other, now: NOW })).toMatchObject({ allowed: true });
  }
});

test("of 30 uses at the same moment exactly the allowed number succeeds", async () => {
  const { db } = await emptyDatabase();
  const uses = await Promise.all(
    Array.from({ length: 30 }, () => countUse(db, { ...LIMIT, now: NOW })),
  );
  expect(uses.filter(({ allowed }) => allowed)).toHaveLength(3);
});
