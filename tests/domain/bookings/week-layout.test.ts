import { describe, expect, test } from "vitest";
import type { Span } from "#app/domain/bookings/times.ts";
import { layOutWeek, minutesDown, ROW_MINUTES } from "#app/domain/bookings/week-layout.ts";
import { addDays, dayOf, momentOn } from "#app/domain/time/guyana-day.ts";
import { seededRandom } from "#tests/support/random/seeded-random.ts";
import { MONDAY, onMonday } from "#tests/support/records/bookings.ts";

const WEEKDAYS = { weekdays: true, weekends: false, evenings: false };
const booking = (from: number, to: number, day = MONDAY) => ({
  startsAt: momentOn(day, from),
  endsAt: momentOn(day, to),
});
const layOut = <B extends Span>(
  bookings: B[],
  more: Partial<Parameters<typeof layOutWeek>[0]> = {},
) => layOutWeek({ windows: WEEKDAYS, hours: [], daysOff: [], ...more, first: MONDAY, bookings });
/** Row, rows, column and columns of each block of Monday. */
const places = (bookings: Span[]) =>
  layOut(bookings).days[0]?.blocks.map(({ row, rows, column, columns }) => [
    row,
    rows,
    column,
    columns,
  ]);

describe("the time axis of a week", () => {
  test("reaches from the earliest to the latest hour that is open", () => {
    expect(layOut([]).axis).toEqual({ from: 480, to: 1080 });
    const hours = [{ weekday: 2, from: 570, to: 690 }];
    expect(layOut([], { hours }).axis).toEqual({ from: 540, to: 720 });
  });

  test("reaches further where something is booked outside the hours", () => {
    expect(layOut([booking(405, 465), booking(1200, 1290)]).axis).toEqual({ from: 360, to: 1320 });
  });

  test("is that of a usual day where nothing is open or booked", () => {
    const windows = { weekdays: false, weekends: false, evenings: false };
    expect(layOut([], { windows }).axis).toEqual({ from: 480, to: 1080 });
  });

  test("tells how far down a moment is, and nothing of one that it does not reach", () => {
    const { axis } = layOut([]);
    expect(minutesDown(axis, onMonday(9 * 60 + 20))).toBe(80);
    expect(minutesDown(axis, onMonday(7 * 60))).toBeNull();
    expect(minutesDown(axis, onMonday(19 * 60))).toBeNull();
  });
});

describe("the days of a week", () => {
  test("are seven, with their hours and which of them are off", () => {
    const { days } = layOut([], { daysOff: ["2026-11-24"] });
    expect(days.map(({ day }) => day.slice(-2))).toEqual([
      "23",
      "24",
      "25",
      "26",
      "27",
      "28",
      "29",
    ]);
    expect(days.map(({ isOff }) => isOff).indexOf(true)).toBe(1);
    expect(days.map(({ open }) => open.length)).toEqual([1, 1, 1, 1, 1, 0, 0]);
  });
});

describe("the blocks of a day", () => {
  test("stand at their time, as long as they are", () => {
    expect(places([booking(480, 540), booking(630, 765)])).toEqual([
      [0, 4, 0, 1],
      [10, 9, 0, 1],
    ]);
  });

  test("have at least two rows, also at the end of the axis, so that they can be read", () => {
    expect(places([booking(480, 495), booking(1065, 1080)])).toEqual([
      [0, 2, 0, 1],
      [38, 2, 0, 1],
    ]);
  });

  test("stand beside each other where they overlap, and take the space that is free at their right", () => {
    const long = booking(480, 720);
    const short = booking(540, 600);
    const between = booking(570, 630);
    const alone = booking(900, 960);
    expect(places([alone, between, short, long])).toEqual([
      [0, 16, 0, 1],
      [4, 4, 1, 1],
      [6, 4, 2, 1],
      [28, 4, 0, 3],
    ]);
    expect(layOut([alone, between, short, long]).days[0]?.columns).toBe(3);
  });

  test("that follow each other without a pause share a column", () => {
    expect(places([booking(480, 540), booking(540, 600)])).toEqual([
      [0, 4, 0, 1],
      [4, 4, 0, 1],
    ]);
  });
});

test("in any week every booking stands once, on its day, within the axis, and beside those it overlaps", () => {
  const random = seededRandom(20_261_122);
  for (let round = 0; round < 300; round += 1) {
    const bookings = Array.from({ length: random.below(25) }, (_, id) => {
      const from = random.below(94) * 15;
      const minutes = (1 + random.below(32)) * 15;
      return { id, ...booking(from, from + minutes, addDays(MONDAY, random.below(7))) };
    });
    const { axis, days } = layOut(bookings);
    const rows = (axis.to - axis.from) / ROW_MINUTES;
    expect(axis.from % 60).toBe(0);
    expect(axis.to % 60).toBe(0);
    expect(axis.to).toBeLessThanOrEqual(24 * 60);
    const ids = days.flatMap(({ blocks }) => blocks.map((block) => block.booking.id));
    expect(ids.toSorted((a, b) => a - b)).toEqual(bookings.map(({ id }) => id));
    for (const { day, columns, blocks } of days) {
      const cells = new Set<string>();
      let taken = 0;
      for (const block of blocks) {
        expect(dayOf(block.booking.startsAt)).toBe(day);
        expect(block.row).toBeGreaterThanOrEqual(0);
        expect(block.row + block.rows).toBeLessThanOrEqual(rows);
        expect(block.column + block.columns).toBeLessThanOrEqual(columns);
        for (let row = block.row; row < block.row + block.rows; row += 1) {
          for (let column = block.column; column < block.column + block.columns; column += 1) {
            cells.add(`${row} ${column}`);
            taken += 1;
          }
        }
      }
      expect(cells.size, "no two blocks share a cell").toBe(taken);
    }
  }
});
