import { expect, test } from "vitest";
import { openingHours } from "#app/domain/bookings/opening-hours.ts";

const ALL = { weekdays: true, weekends: true, evenings: true };
const DAYTIME = { weekdays: true, weekends: false, evenings: false };
const on = (weekdays: number[], from: number, to: number) =>
  weekdays.map((weekday) => ({ weekday, from: from * 60, to: to * 60 }));

test("a professional's hours are cut by the windows of the service, and days in a row are shown together", () => {
  const hours = [...on([1, 2, 3], 7, 12), ...on([1, 2, 3], 13, 16.5), ...on([5], 17, 22)];
  expect(openingHours(DAYTIME, hours)).toEqual([
    { days: "Monday to Wednesday", hours: "8 AM to 12 PM, 1 PM to 4:30 PM" },
    { days: "Friday", hours: "5 PM to 6 PM" },
  ]);
  expect(openingHours(ALL, hours).at(-1)).toEqual({ days: "Friday", hours: "5 PM to 9 PM" });
});

test("a day without hours separates the days around it", () => {
  expect(openingHours(ALL, on([1, 3, 6, 0], 9, 10)).map(({ days }) => days)).toEqual([
    "Monday",
    "Wednesday",
    "Saturday and Sunday",
  ]);
});

test("hours outside the windows of the service are left out", () => {
  expect(openingHours(DAYTIME, on([0, 6], 8, 18))).toEqual([]);
});

test("without hours of the professional the windows of the service count alone", () => {
  expect(openingHours({ ...ALL, weekends: false }, [])).toEqual([
    { days: "Monday to Friday", hours: "8 AM to 9 PM" },
    { days: "Saturday and Sunday", hours: "6 PM to 9 PM" },
  ]);
});
