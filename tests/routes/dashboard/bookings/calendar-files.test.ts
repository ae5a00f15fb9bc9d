import ICAL from "ical.js";
import { beforeEach, describe, expect, test } from "vitest";
import { pageOf, rowsOf, type TestBrowser } from "#tests/support/application/accounts.ts";
import { appOver } from "#tests/support/application/app.ts";
import { addBookingAccounts, signedInBrowser } from "#tests/support/application/booking-fixture.ts";
import { openAndPost } from "#tests/support/application/versions.ts";
import { emptyDatabase, type TestDatabase } from "#tests/support/database.ts";
import { element, elements, having } from "#tests/support/html.ts";
import { addBookingOf, onMonday, type Parties } from "#tests/support/records/bookings.ts";

let database: TestDatabase;
let app: ReturnType<typeof appOver>;
let parties: Parties;
let anita: TestBrowser;
let ravi: TestBrowser;

beforeEach(async () => {
  database = await emptyDatabase();
  app = appOver(database.db);
  parties = await addBookingAccounts(database.client);
  anita = await signedInBrowser(app, "anita@kayap.test");
  ravi = await signedInBrowser(app, "ravi@kayap.test");
});

const add = (fields: Parameters<typeof addBookingOf>[2] = {}) =>
  addBookingOf(database.client, parties, fields);

describe("calendar files", () => {
  /** A file as a strict parser reads it: every line at most 75 bytes, ended by CRLF. */
  function parsed(text: string) {
    for (const line of text.split("\r\n"))
      expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
    expect(text.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
    const calendar = new ICAL.Component(ICAL.parse(text));
    expect(calendar.getFirstPropertyValue("version")).toBe("2.0");
    expect(calendar.getFirstPropertyValue("prodid")).toContain("Kayap");
    return calendar.getAllSubcomponents("vevent").map((event) => ({
      uid: event.getFirstPropertyValue("uid"),
      start: String(event.getFirstPropertyValue("dtstart")),
      end: String(event.getFirstPropertyValue("dtend")),
      stamp: String(event.getFirstPropertyValue("dtstamp")),
      status: event.getFirstPropertyValue("status"),
      sequence: event.getFirstPropertyValue("sequence"),
      summary: event.getFirstPropertyValue("summary"),
      location: event.getFirstPropertyValue("location"),
    }));
  }

  test("of a booking are in UTC, count changes in SEQUENCE, end as CANCELLED, and never have a phone (decision 77)", async () => {
    const id = await add({ landmark: "Lot 5; behind the “stelling”, é".padEnd(150, "ö") });
    const file = async (who: TestBrowser) =>
      (await who.get(`/dashboard/bookings/${id}/calendar.ics`)).text();
    expect(parsed(await file(ravi))).toEqual([
      {
        uid: `${id}@kayap`,
        start: "2026-11-23T13:00:00Z",
        end: "2026-11-23T14:00:00Z",
        stamp: "2026-11-20T13:00:00Z",
        status: "TENTATIVE",
        sequence: 0,
        summary: "Request: House wiring and breaker panels, Anita Ramdeen",
        location: "At the customer’s place, Region 4",
      },
    ]);
    await ravi.post(`/dashboard/bookings/${id}`, { step: "accept" });
    expect(parsed(await file(ravi))).toMatchObject([
      { status: "CONFIRMED", sequence: 1, location: expect.stringContaining("Lot 5; behind") },
    ]);
    await anita.post(`/dashboard/bookings/${id}/cancel`, { reason: "" });
    expect(parsed(await file(anita))).toMatchObject([
      {
        status: "CANCELLED",
        sequence: 2,
        summary: "House wiring and breaker panels, Ravi Persaud",
      },
    ]);
    expect(await file(anita)).not.toMatch(/\+592|612.?3456/);
    const { headers } = await anita.get(`/dashboard/bookings/${id}/calendar.ics`);
    expect(headers.get("Content-Type")).toBe("text/calendar; charset=utf-8");
    expect(headers.get("Cache-Control")).toContain("no-store");
  });

  test("of all bookings have a secret address, stored as a hash, until it is replaced or ended", async () => {
    const id = await add({ status: "confirmed" });
    await add({ status: "cancelled", starts_at: onMonday(700) });
    const make = async () => {
      const { page } = await pageOf(
        await openAndPost(ravi, "/dashboard/bookings/feed", { step: "new" }),
      );
      return new URL(element(page, having("id", "address")).attributes.value ?? "").pathname;
    };
    const first = await make();
    expect(JSON.stringify(await rowsOf(database.client, "booking_rules"))).not.toContain(
      first.slice(10, 40),
    );
    const feed = await app.fetch(first);
    expect(parsed(await feed.text())).toMatchObject([{ uid: `${id}@kayap`, status: "CONFIRMED" }]);
    expect(await (await app.fetch(first)).text()).not.toMatch(/\+592|612 ?3456/);
    expect((await app.fetch(first.replace(".ics", ""))).status).toBe(404);
    const second = await make();
    expect((await app.fetch(first)).status).toBe(404);
    expect((await app.fetch(second)).status).toBe(200);
    expect(
      elements((await ravi.open("/dashboard/bookings/feed")).page, having("id", "address")),
    ).toEqual([]);
    await openAndPost(ravi, "/dashboard/bookings/feed", { step: "end" });
    expect((await app.fetch(second)).status).toBe(404);
    for (const odd of ["/calendar/x.ics", "/calendar/%00.ics", `/calendar/${"a".repeat(43)}.ics`]) {
      expect((await app.fetch(odd)).status).toBe(404);
    }
  });
});
