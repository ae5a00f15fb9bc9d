import { expect, test } from "vitest";
import { atSameTime } from "#app/domain/bookings/same-time.ts";

const booking = (id: string, startsAt: number, endsAt: number) => ({
  id,
  serviceTitle: id,
  startsAt,
  endsAt,
});

test("of the bookings of a customer those are found that meet a visit, each of them once", () => {
  const own = [booking("wiring", 10, 20), booking("roof", 18, 30), booking("garden", 40, 50)];
  const idsAt = (...starts: number[]) =>
    atSameTime(
      own,
      starts.map((startsAt) => ({ startsAt, endsAt: startsAt + 5 })),
    ).map(({ id }) => id);
  expect(idsAt(5)).toEqual([]);
  expect(idsAt(6)).toEqual(["wiring"]);
  expect(idsAt(20)).toEqual(["roof"]);
  expect(idsAt(12, 14, 30, 38)).toEqual(["wiring", "garden"]);
});
