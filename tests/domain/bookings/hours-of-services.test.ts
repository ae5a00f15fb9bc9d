import { describe, expect, test } from "vitest";
import { USUAL_HOURS } from "#app/domain/bookings/hours.ts";
import { firstHours, lostTimes, namedServices } from "#app/domain/bookings/hours-of-services.ts";

const NEVER = { weekdays: false, weekends: false, evenings: false };
const EVERY_DAY = [1, 2, 3, 4, 5, 6, 0];

describe("the hours that the form begins with", () => {
  test("are those of all services together, the evening joined to the day", () => {
    const hours = firstHours([
      { ...NEVER, weekdays: true },
      { ...NEVER, evenings: true },
    ]);
    expect(hours).toEqual(
      EVERY_DAY.map((weekday) => ({
        weekday,
        from: weekday === 6 || weekday === 0 ? 1080 : 480,
        to: 1260,
      })),
    );
  });

  test("are the usual ones without a service", () => {
    expect(firstHours([])).toEqual(USUAL_HOURS);
  });
});

describe("the times that hours take from services", () => {
  const lawn = { ...NEVER, weekdays: true, weekends: true, title: "Lawn mowing" };
  const hedge = { ...NEVER, weekends: true, title: "Hedge cutting" };
  const cook = { ...NEVER, weekdays: true, evenings: true, title: "Cook" };
  const saturday = { weekday: 6, from: 480, to: 720 };

  test("are the days on which one cannot be booked although it says so, services with the same days together", () => {
    expect(lostTimes([...USUAL_HOURS, saturday], [lawn, hedge])).toEqual([
      { when: "on Sunday", titles: ["Lawn mowing", "Hedge cutting"] },
    ]);
    expect(lostTimes([...USUAL_HOURS], [lawn, hedge])).toEqual([
      { when: "on Saturday and Sunday", titles: ["Lawn mowing"] },
      { when: "at all", titles: ["Hedge cutting"] },
    ]);
  });

  test("are the evenings where none is left, also beside days", () => {
    const withEvening = { weekday: 6, from: 480, to: 1200 };
    expect(lostTimes([...USUAL_HOURS, withEvening], [{ ...cook, weekends: true }])).toEqual([
      { when: "on Sunday", titles: ["Cook"] },
    ]);
    expect(lostTimes([...USUAL_HOURS], [cook])).toEqual([
      { when: "on Saturday and Sunday, and in the evening", titles: ["Cook"] },
    ]);
  });

  test("are none where a shorter day keeps every day open, and none without hours", () => {
    expect(lostTimes([saturday, { ...saturday, weekday: 0 }], [hedge])).toEqual([]);
    expect(lostTimes([], [lawn, hedge, cook])).toEqual([]);
  });
});

test("at most three services are named by their titles", () => {
  expect(namedServices(["A"])).toBe("“A”");
  expect(namedServices(["A", "B", "C"])).toBe("“A”, “B” and “C”");
  expect(namedServices(["A", "B", "C", "D", "E"])).toBe("“A”, “B” and 3 more of your services");
});
