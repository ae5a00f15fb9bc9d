import { beforeEach, expect, test } from "vitest";
import { alertIn, pageOf, rowsOf, type TestBrowser } from "#tests/support/application/accounts.ts";
import { appOver, awayFor } from "#tests/support/application/app.ts";
import {
  addBookingAccounts,
  BOOKING_FORM,
  bookingForm,
  signedInBrowser,
} from "#tests/support/application/booking-fixture.ts";
import { emptyDatabase, type TestDatabase } from "#tests/support/database.ts";
import { element, elements, having, linkTo, sentBy, textIn, texts } from "#tests/support/html.ts";
import { addBookingOf, type Parties } from "#tests/support/records/bookings.ts";

const FAILED = "We could not load this right now";

let database: TestDatabase;
let parties: Parties;
beforeEach(async () => {
  database = await emptyDatabase();
  parties = await addBookingAccounts(database.client);
});

/** A signed-in browser of an app whose database does not answer statements that match the pattern. */
const browserWithout = (pattern: RegExp, email: string) =>
  signedInBrowser(appOver(awayFor(pattern, database.client)), email);

/** The fields of the form with the notes, as a browser would submit it. */
async function formIn(response: Response) {
  const { status, page } = await pageOf(response);
  const form = elements(page, "form").find((one) => elements(one, having("id", "notes")).length);
  const fields = Object.fromEntries(sentBy(page, form ?? page));
  return {
    status,
    page,
    fields: { ...fields, notes: textIn(element(page, having("id", "notes"))) },
  };
}

test.each([
  ["the list", "", /coalesce\(sum/],
  ["the week", "/week", /from bookings inner join/],
  ["a day", "/day/2026-11-23", /from bookings inner join/],
  ["the calendar feed", "/feed", /booking_rules/],
])("%s answers 503 with Try Again when the database does not answer", async (_, path, pattern) => {
  const ravi = await browserWithout(pattern, "ravi@kayap.test");
  const response = await ravi.get(`/dashboard/bookings${path}`);
  const { status, page } = await pageOf(response);
  expect([status, response.headers.get("Retry-After")]).toEqual([503, "5"]);
  expect(texts(page, "h1")).toEqual([FAILED]);
  expect(linkTo(element(page, "main"), "Try Again")).toBe("");
});

test.each([
  ["the hours", "/hours", /booking_rules/],
  ["the days off", "/days-off", /days_off/],
])(
  "%s keep their title and offer to try again when the database does not answer",
  async (_, path, pattern) => {
    const ravi = await browserWithout(pattern, "ravi@kayap.test");
    const response = await ravi.get(`/dashboard/bookings${path}`);
    const { status, page } = await pageOf(response);
    expect([status, response.headers.get("Retry-After")]).toEqual([503, "5"]);
    expect(texts(page, "b")).toContain(`${FAILED}.`);
    expect(linkTo(element(page, "main"), "Try Again")).toBe(`/dashboard/bookings${path}`);
    expect(elements(page, "h1")).toHaveLength(1);
  },
);

test("a booking that cannot be read answers 503, not that it does not exist", async () => {
  const path = `/dashboard/bookings/${await addBookingOf(database.client, parties)}`;
  const anita = await browserWithout(/booking_history/, "anita@kayap.test");
  const { status, page } = await pageOf(await anita.get(path));
  expect([status, ...texts(page, "h1")]).toEqual([503, FAILED]);
  expect(textIn(page)).not.toContain("not found");
  expect(linkTo(element(page, "main"), "Try Again")).toBe("");
});

test("hours that cannot be saved are shown again as they were typed", async () => {
  const ravi: TestBrowser = await browserWithout(
    /insert into .{0,2}booking_rules/,
    "ravi@kayap.test",
  );
  const path = "/dashboard/bookings/hours";
  const open = await ravi.open(path);
  const form = elements(open.page, "form").find((one) => textIn(one).includes("Weekly hours"));
  const fields = Object.fromEntries(sentBy(open.page, form ?? open.page));
  const { status, page } = await pageOf(await ravi.post(path, { ...fields, bufferMinutes: "25" }));
  expect(status).toBe(503);
  expect(alertIn(page)).toBe("Failed to save your hours. Please try again.");
  expect(element(page, having("id", "bufferMinutes")).attributes.value).toBe("25");
  expect(await rowsOf(database.client, "booking_rules")).toEqual([]);
});

test("a request that can neither be stored nor shown with free times keeps every field, and can be sent later", async () => {
  const anita = await browserWithout(/from availability/, "anita@kayap.test");
  const path = `/service/${parties.serviceId}/book`;
  const { status, page, fields } = await formIn(await anita.post(path, BOOKING_FORM));
  expect(status).toBe(503);
  expect(alertIn(page)).toContain("We could not send your request right now.");
  expect(textIn(page)).toContain("Mon 23 Nov, 9:00 AM");
  expect(fields).toEqual({ ...BOOKING_FORM, account: parties.customerId });
  const back = await signedInBrowser(appOver(database.db), "anita@kayap.test");
  expect((await back.post(path, fields)).status).toBe(303);
  expect(await rowsOf(database.client, "bookings")).toHaveLength(1);
});

test("a wrong form keeps every field and its messages while the free times cannot be read", async () => {
  const anita = await browserWithout(/from availability/, "anita@kayap.test");
  const values = bookingForm(540, { slot: "", phone: "61", notes: "Mind the <dog" });
  const response = await anita.post(`/service/${parties.serviceId}/book`, values);
  const { status, page, fields } = await formIn(response);
  expect(status).toBe(400);
  expect(textIn(page)).toContain("Start time: Please choose a time.");
  expect(textIn(page)).toContain("We could not load the free times right now.");
  const { slot, ...rest } = values;
  expect(fields).toEqual({ ...rest, account: parties.customerId });
});
