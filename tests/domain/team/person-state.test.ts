import { expect, test } from "vitest";
import { ageText } from "#app/domain/team/age.ts";
import { statesOf } from "#app/domain/team/person-state.ts";
import { momentOn } from "#app/domain/time/guyana-day.ts";

const ACCOUNT = {
  emailVerifiedAt: 1,
  deactivatedAt: null,
  deletionRequestedAt: null,
  deletedAt: null,
  hiddenAt: null,
  hiddenUntil: null,
};

test("an account is active where nothing else is so", () => {
  expect(statesOf(ACCOUNT)).toEqual([{ text: "Active", at: null }]);
});

test("a hidden account says until when where its suspension ends, else since when", () => {
  expect(statesOf({ ...ACCOUNT, hiddenAt: 2 })).toEqual([{ text: "Hidden since", at: 2 }]);
  expect(statesOf({ ...ACCOUNT, hiddenAt: 2, hiddenUntil: 9 })).toEqual([
    { text: "Hidden until", at: 9 },
  ]);
});

test("an account has each of its states, but once it is erased only that", () => {
  const ending = { ...ACCOUNT, emailVerifiedAt: null, deactivatedAt: 3, deletionRequestedAt: 4 };
  expect(statesOf(ending)).toEqual([
    { text: "Deletion asked", at: 4 },
    { text: "Paused since", at: 3 },
    { text: "Address not confirmed", at: null },
  ]);
  expect(statesOf({ ...ending, deletedAt: 5 })).toEqual([{ text: "Erased", at: 5 }]);
});

test("what waits is as old as the days in Guyana since then", () => {
  const noon = momentOn("2026-11-20", 12 * 60);
  const ages = [noon + 1, noon, momentOn("2026-11-19", 23 * 60), momentOn("2026-11-18", 0)];
  expect(ages.map((at) => ageText(at, noon))).toEqual([
    "from today",
    "from today",
    "1 day old",
    "2 days old",
  ]);
});
