import { describe, expect, test } from "vitest";
import { openingMoment, tooManyOf } from "#party/openings.ts";
import { NOW } from "#tests/support/fixtures.ts";

/** The moments of sockets that open at these times of the clock. */
function momentsOf(clock: readonly number[]): number[] {
  const moments: number[] = [];
  for (const now of clock) moments.push(openingMoment(moments.at(-1) ?? 0, now));
  return moments;
}

describe("the moment of a socket that opens", () => {
  test("is that of the clock", () => {
    expect(momentsOf([NOW, NOW + 5])).toEqual([NOW, NOW + 5]);
  });

  test("is later than every earlier one, also within a millisecond and when the clock goes back", () => {
    expect(momentsOf([NOW, NOW, NOW, NOW - 60_000, NOW + 3, NOW + 10])).toEqual([
      NOW,
      NOW + 1,
      NOW + 2,
      NOW + 3,
      NOW + 4,
      NOW + 10,
    ]);
  });
});

describe("the sockets of a person (threat 81)", () => {
  const openedAt = (...moments: number[]) => moments.map((moment) => ({ openedAt: moment }));

  test("are all kept while they are ten", () => {
    expect(tooManyOf([])).toEqual([]);
    expect(tooManyOf(openedAt(10, 9, 8, 7, 6, 5, 4, 3, 2, 1))).toEqual([]);
  });

  test("are ten at most: the oldest close, in whatever order they are listed", () => {
    expect(tooManyOf(openedAt(5, 12, 1, 11, 3, 10, 2, 9, 4, 8, 7, 6))).toEqual(openedAt(1, 2));
  });

  test("never lose one that is just being opened, but first one of an earlier release", () => {
    const opening = Number.POSITIVE_INFINITY;
    expect(tooManyOf(openedAt(opening, 3, 4, 5, 6, 7, 8, 9, 10, 0, 11))).toEqual(openedAt(0));
  });
});
