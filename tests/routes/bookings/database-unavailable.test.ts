import { beforeEach, expect, test } from "vitest";
import { alertIn, pageOf, rowsOf, type TestBrowser } from "#tests/support/accounts.ts";
import { appOver, awayFor } from "#tests/support/app.ts";
import {
  addBookingAccounts,
  BOOKING_FORM,
  bookingForm,
  signedInBrowser,
} from "#tests/support/booking-app.ts";
import { addBookingOf, type Parties } from "#tests/support/bookings.ts";
import { emptyDatabase, type TestDatabase } from "#tests/support/database.ts";
import { element, elements, having, linkTo, sentBy, textIn, texts } from "#tests/support/html.ts";

const FAILED = "We could not load this right now.";

let database: TestDatabase;
let parties: Parties;
beforeEach(async () => {
  database = await emptyDatabase();
  parties = await addBookingAccounts(database.client);
});

/** A browser of theirs whose calls to the database get no answer where the statement is like this. */
const away = (pattern: RegExp, email: string) =>
  signedInBrowser(appOver(awayFor(pattern, database.client)), email);

/** The fields of the form that holds the notes, as it would be sent. */
async function sentAgain(answer: Response) {
  const { status, page } = await pageOf(answer);
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
  ["the hours", "/hours", /booking_rules/],
  ["the days off", "/days-off", /days_off/],
])("%s says that it could not be loaded and offers to try again", async (_, path, pattern) => {
  const ravi = await away(pattern, "ravi@kayap.test");
  const answer = await ravi.get(`/dashboard/bookings${path}`);
  const { status, page } = await pageOf(answer);
  expect([status, answer.headers.get("Retry-After")]).toEqual([503, "5"]);
  expect(texts(page, "b")).toContain(FAILED);
  expect(linkTo(element(page, "main"), "Try again")).toContain("/dashboard/bookings");
  expect(elements(page, "h1")).toHaveLength(1);
});

test("a booking says that it could not be loaded, not that it is not there", async () => {
  const path = `/dashboard/bookings/${await addBookingOf(database.client, parties)}`;
  const { status, page } = await pageOf(
    await (await away(/booking_history/, "anita@kayap.test")).get(path),
  );
  expect(status).toBe(503);
  expect(textIn(page)).toContain(FAILED);
  expect(textIn(page)).not.toContain("not found");
  expect(linkTo(element(page, "main"), "Try again")).toBe(path);
});

test("hours that could not be saved come back as they were typed", async () => {
  const ravi: TestBrowser = await away(/insert into .{0,2}booking_rules/, "ravi@kayap.test");
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

test("a request for which neither it nor the free times could be dealt with keeps every field, and goes out later", async () => {
  const anita = await away(/from availability/, "anita@kayap.test");
  const path = `/service/${parties.serviceId}/book`;
  const { status, page, fields } = await sentAgain(await anita.post(path, BOOKING_FORM));
  expect(status).toBe(503);
  expect(alertIn(page)).toContain("We could not send your request right now.");
  expect(textIn(page)).toContain("Mon 23/11/2026, 9:00 AM");
  expect(fields).toEqual(BOOKING_FORM);
  const back = await signedInBrowser(appOver(database.db), "anita@kayap.test");
  expect((await back.post(path, fields)).status).toBe(303);
  expect(await rowsOf(database.client, "bookings")).toHaveLength(1);
});

test("a wrong form keeps every field and its messages while the free times cannot be read", async () => {
  const anita = await away(/from availability/, "anita@kayap.test");
  const typed = bookingForm(540, { slot: "", phone: "61", notes: "Mind the <dog" });
  const answer = await anita.post(`/service/${parties.serviceId}/book`, typed);
  const { status, page, fields } = await sentAgain(answer);
  expect(status).toBe(400);
  expect(textIn(page)).toContain("Start time: Please choose a time.");
  expect(textIn(page)).toContain("We could not load the free times right now.");
  const { slot, ...rest } = typed;
  expect(fields).toEqual(rest);
});
