import { beforeEach, describe, expect, test } from "vitest";
import { alertIn, pageOf, rowsOf, type TestBrowser } from "#tests/support/application/accounts.ts";
import { bookingFixture, bookingForm } from "#tests/support/application/booking-fixture.ts";
import type { TestDatabase } from "#tests/support/database.ts";
import { element, elements, having, textIn, texts } from "#tests/support/html.ts";
import { onMonday } from "#tests/support/records/bookings.ts";

let database: TestDatabase;
let anita: TestBrowser;
let path: string;

/** A service at a fixed price, whose first visit takes 90 minutes. */
beforeEach(async () => {
  ({ database, anita, path } = await bookingFixture({ price_type: "fixed", visit_minutes: 90 }));
});

const bookings = () => rowsOf(database.client, "bookings");
const form = (duration = "90") => bookingForm(540, { agreedPriceType: "fixed", duration });

describe("the booking form of a service without a price by the hour (decision 65)", () => {
  test("asks for the day of the first visit and no length, and does not multiply the price", async () => {
    const { page } = await pageOf(await anita.get(`${path}?day=2026-11-23&duration=240`));
    const main = element(page, "main");
    expect(elements(main, having("id", "duration"))).toEqual([]);
    expect(texts(main, "h2")).toContain("1. Day of the first visit");
    const estimate = textIn(element(main, having("aria-label", "Estimate")));
    expect(estimate).toContain("First visit about 1 hour 30 minutes");
    expect(estimate).toContain("Estimate $6,500");
    expect(element(main, having("name", "duration")).attributes.value).toBe("90");
    // From 8 to 18, so that 90 minutes still fit.
    expect(elements(main, having("name", "slot"))).toHaveLength(18);
  });

  test("books a visit of the service's length at its price", async () => {
    const checked = await anita.post(path, { ...form(), step: "review" });
    const summary = await anita.open(checked.headers.get("Location") ?? "");
    expect(textIn(summary.page)).toContain("First visit about 1 hour 30 minutes");
    expect((await anita.post(path, form())).status).toBe(303);
    expect(await bookings()).toMatchObject([
      { starts_at: onMonday(540), ends_at: onMonday(630), total_amount: 650_000 },
    ]);
  });

  test("says “From” and that the price is to be agreed for a starting price", async () => {
    await database.client.execute("update services set price_type = 'starting_at'");
    const { page } = await pageOf(await anita.get(path));
    const estimate = textIn(element(page, having("aria-label", "Estimate")));
    expect(estimate).toContain("To be agreed From $6,500");
    expect(estimate).toContain("First visit about 1 hour 30 minutes");
    const inBrief = textIn(element(page, having("aria-label", "Estimate in brief")));
    expect(inBrief).toContain("From $6,500 GYD");
  });

  test("says whose first name it is where the business has another name", async () => {
    const answers = async () => textIn((await pageOf(await anita.get(path))).page);
    expect(await answers()).toContain(
      "Ravi has up to 48 hours to answer, at the latest until the start.",
    );
    await database.client.execute(
      "update users set business_name = 'Volt Ltd' where role = 'professional'",
    );
    expect(await answers()).toContain("Ravi of Volt Ltd has up to 48 hours to answer,");
  });

  test.each(["60", "120"])(
    "of an older page, with a length of %s minutes, is refused beside the time with the service's own, and books nothing (threat 84)",
    async (duration) => {
      for (const step of ["review", ""]) {
        const { status, page } = await pageOf(await anita.post(path, { ...form(duration), step }));
        expect([status, await bookings()]).toEqual([409, []]);
        expect(alertIn(page)).toContain(
          "Start time: The first visit now takes 1 hour 30 minutes. Please choose a time again.",
        );
        expect(element(page, having("name", "duration")).attributes.value).toBe("90");
        expect(element(page, having("id", "landmark")).attributes.value).toBe(form().landmark);
      }
    },
  );

  test("is refused when the professional changed the length between the check and the request", async () => {
    await anita.post(path, { ...form(), step: "review" });
    await database.client.execute("update services set visit_minutes = 120");
    const { status, page } = await pageOf(await anita.post(path, form()));
    expect([status, await bookings()]).toEqual([409, []]);
    expect(alertIn(page)).toContain("The first visit now takes 2 hours.");
  });
});

test("a price by the hour is booked for any length of a job, whatever a first visit takes", async () => {
  await database.client.execute("update services set price_type = 'hourly'");
  const { page } = await pageOf(await anita.get(path));
  expect(texts(element(page, having("id", "duration")), "option")[0]).toBe("30 minutes");
  expect(textIn(page)).toContain("How many hours?");
  expect((await anita.post(path, bookingForm(540, { duration: "45" }))).status).toBe(303);
  expect(await bookings()).toMatchObject([{ ends_at: onMonday(585) }]);
});
