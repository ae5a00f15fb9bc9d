import { createElement, type ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { describe, expect, test } from "vitest";
import { type BookingWeek, DEFAULT_RULES, weekFor } from "#app/domain/bookings/times.ts";
import { HOUR_MS } from "#app/domain/time/durations.ts";
import { momentOn } from "#app/domain/time/guyana-day.ts";
import { BookingPlaceFields } from "#app/ui/bookings/booking-fields.tsx";
import { StartTimes } from "#app/ui/bookings/start-times.tsx";
import { WeekRow } from "#app/ui/bookings/week-row.tsx";
import { type Element, element, elements, having, parseHtml, textIn } from "#tests/support/html.ts";

const MONDAY = "2026-11-23";
const TUESDAY = "2026-11-24";
/** On weekdays; the whole Tuesday is taken. */
const WEEK: BookingWeek = weekFor(
  {
    windows: { weekdays: true, weekends: false, evenings: false },
    hours: [],
    daysOff: [],
    rules: DEFAULT_RULES,
    held: [{ startsAt: momentOn(TUESDAY, 0), endsAt: momentOn(TUESDAY, 0) + 24 * HOUR_MS }],
  },
  { day: MONDAY, minutes: 60, now: momentOn("2026-11-20", 10 * 60) },
);

function rendered(one: ReactElement): Element {
  const router = createMemoryRouter([{ path: "/", element: one }]);
  return parseHtml(renderToStaticMarkup(createElement(RouterProvider, { router })));
}

/** What describes an element, as a screen reader says it. */
const descriptionOf = (page: Element, { attributes }: Element) =>
  (attributes["aria-describedby"]?.split(" ") ?? []).map((id) =>
    textIn(element(page, having("id", id))),
  );

describe("the start times of a day", () => {
  const times = (error?: string) =>
    rendered(createElement(StartTimes, { week: WEEK, chosen: undefined, error, suggested: [] }));

  test("are described together by why a time was refused, and by nothing before", () => {
    const refused = times("That time was just taken.");
    expect(descriptionOf(refused, element(refused, having("id", "slot")))).toEqual([
      "That time was just taken.",
    ]);
    const fresh = times();
    expect(descriptionOf(fresh, element(fresh, having("id", "slot")))).toEqual([]);
  });
});

test("each choice of a place is described by why none of them was accepted", () => {
  const page = rendered(
    createElement(BookingPlaceFields, { values: {}, errors: { location: "Please say where." } }),
  );
  const choices = elements(page, having("name", "location"));
  expect(choices.map((choice) => descriptionOf(page, choice))).toEqual(
    ["customer", "professional", "other"].map(() => ["Please say where."]),
  );
});

describe("the days of a week", () => {
  const days = elements(
    rendered(createElement(WeekRow, { week: WEEK, hrefOf: ({ day }) => `/?day=${day}` })),
    ({ name, attributes }) => name === "a" && attributes.href?.startsWith("/?day=") === true,
  );
  const of = (day: string) => days.filter(having("href", `/?day=${day}`)).map(textIn);

  test("say which of them is chosen", () => {
    const chosen = days.filter(having("aria-current", "date"));
    expect(chosen.map(({ attributes }) => attributes.href)).toEqual([`/?day=${MONDAY}`]);
  });

  test("tell a day that is full from one that is closed", () => {
    expect(of(MONDAY)).toEqual([expect.stringMatching(/23, 19 open$/)]);
    expect(of(TUESDAY)).toEqual([expect.stringMatching(/24, full$/)]);
    expect(of("2026-11-22")).toEqual([expect.stringMatching(/22, closed$/)]);
  });
});
