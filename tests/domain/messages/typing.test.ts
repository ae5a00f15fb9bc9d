import { describe, expect, test } from "vitest";
import { passTypingOn, type TypingTimes } from "#app/domain/messages/typing.ts";
import { NOW } from "#tests/support/fixtures.ts";

/** Which of these frames, each a person and the milliseconds since the first, are passed on. */
function passedOn(frames: readonly (readonly [string, number])[]): boolean[] {
  let times: TypingTimes = new Map();
  return frames.map(([userId, after]) => {
    const next = passTypingOn(times, { userId, now: NOW + after });
    times = next ?? times;
    return next !== null;
  });
}

describe("a frame that says that a person is typing (threat 81)", () => {
  test("is passed on once a second, counted from the last one that was", () => {
    const frames = [0, 1, 999, 1_000, 1_999, 2_500, 3_499, 3_500];
    const passed = passedOn(frames.map((after) => ["anita", after] as const));
    expect(frames.filter((_, at) => passed[at])).toEqual([0, 1_000, 2_500, 3_500]);
  });

  test("does not hold back the other person's", () => {
    const frames = [
      ["anita", 0],
      ["keisha", 0],
      ["anita", 500],
      ["keisha", 999],
      ["anita", 1_000],
      ["keisha", 1_000],
    ] as const;
    expect(passedOn(frames)).toEqual([true, true, false, false, true, true]);
  });
});
