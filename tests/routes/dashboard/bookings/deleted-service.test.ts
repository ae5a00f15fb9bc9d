import { beforeEach, expect, test } from "vitest";
import { HOUR_MS } from "#app/domain/time/durations.ts";
import { runScheduled } from "#app/scheduled/run-scheduled.ts";
import { readBooking } from "#db/bookings/booking.ts";
import { rowsOf, type TestBrowser } from "#tests/support/application/accounts.ts";
import { appOver, awayFor } from "#tests/support/application/app.ts";
import {
  addBookingAccounts,
  bookingForm,
  signedInBrowser,
} from "#tests/support/application/booking-fixture.ts";
import { emptyDatabase, type TestDatabase } from "#tests/support/database.ts";
import { insert, NOW } from "#tests/support/fixtures.ts";
import { element, elements, textIn, texts } from "#tests/support/html.ts";
import { addBookingOf, onMonday, type Parties } from "#tests/support/records/bookings.ts";
import { recordedRooms } from "#tests/support/records/conversations.ts";
import { emailsIn } from "#tests/support/records/outbox.ts";
import { memoryBucket } from "#tests/support/records/photos.ts";

const ENDED = "The service is no longer offered, so the request was closed.";

let database: TestDatabase;
let parties: Parties;
let anita: TestBrowser;
let ravi: TestBrowser;

beforeEach(async () => {
  database = await emptyDatabase();
  const app = appOver(database.db);
  parties = await addBookingAccounts(database.client);
  anita = await signedInBrowser(app, "anita@kayap.test");
  ravi = await signedInBrowser(app, "ravi@kayap.test");
});

const add = (fields: Parameters<typeof addBookingOf>[2] = {}) =>
  addBookingOf(database.client, parties, fields);
const remove = (as = ravi) => as.post(`/dashboard/services/${parties.serviceId}/delete`, {});
const statuses = async () =>
  (await database.client.execute("select status from bookings order by starts_at")).rows.map(
    ({ status }) => status,
  );
const runAllJobs = () =>
  runScheduled({
    db: database.db,
    purge: async () => {},
    bucket: memoryBucket(),
    papers: memoryBucket(),
    emailSender: null,
    push: null,
    appOrigin: "http://kayap.test",
    postalAddress: "1 Main Street, Georgetown",
    secret: "a secret of the tests",
    rooms: recordedRooms().rooms,
    now: NOW,
  });

test("the requests for a deleted service end with history, and their customers are notified once (decision 48)", async () => {
  const [id] = [await add(), await add({ starts_at: onMonday(660) })];
  await add({ status: "completed", starts_at: NOW - 48 * HOUR_MS });
  expect((await Promise.all([remove(), remove()])).map(({ status }) => status)).toEqual([303, 303]);
  await runAllJobs();
  expect(await statuses()).toEqual(["completed", "cancelled", "cancelled"]);
  const [ended] = (await rowsOf(database.client, "bookings")).filter((row) => row.id === id);
  expect(ended).toMatchObject({ ended_by: "system", end_reason: null, expires_at: null });
  const history = await rowsOf(database.client, "booking_history");
  expect(history).toHaveLength(2);
  expect(history[0]).toMatchObject({
    actor: "system",
    action: "withdrawn",
    from_status: "pending",
  });
  const notes = await rowsOf(database.client, "notifications");
  expect(notes.map(({ user_id }) => user_id)).toEqual([parties.customerId, parties.customerId]);
  const emails = await emailsIn(database.client);
  expect(emails.map(({ kind, recipient }) => `${kind} ${recipient}`)).toEqual([
    "booking-withdrawn anita@kayap.test",
    "booking-withdrawn anita@kayap.test",
  ]);
  expect(emails[0]?.subject).toBe("Ravi Persaud no longer offers this service");
  expect(emails[0]?.text).toContain("Mon 23/11/2026, 9:00 AM. Your request was closed.");
});

test("the bookings of a deleted service stay readable for both parties, in lists and on their pages (threat 40)", async () => {
  const request = await add();
  const done = await add({ status: "completed", starts_at: NOW - 48 * HOUR_MS });
  await remove();
  for (const person of [anita, ravi]) {
    const list = await person.open("/dashboard/bookings");
    expect([list.status, texts(list.page, "h3").length]).toEqual([200, 2]);
    const page = await person.open(`/dashboard/bookings/${request}`);
    expect([page.status, ...texts(page.page, "h2")]).toContain("History");
    expect(textIn(page.page)).toContain(ENDED);
    expect(textIn(page.page)).toContain("House wiring and breaker panels");
    expect((await person.get(`/dashboard/bookings/${done}`)).status).toBe(200);
    expect((await person.get(`/dashboard/bookings/${done}/calendar.ics`)).status).toBe(200);
  }
  expect((await ravi.get("/dashboard/bookings/week")).status).toBe(200);
  expect((await ravi.post(`/dashboard/bookings/${request}`, { step: "accept" })).status).toBe(409);
});

const SERVICE = "House wiring and breaker panels";

/** Where the facts of a booking lead to: the service, and the professional. */
async function factLinks(person: TestBrowser, id: string) {
  const { page } = await person.open(`/dashboard/bookings/${id}`);
  return elements(element(page, "dl"), "a").map(({ attributes }) => attributes.href);
}

/** Whether a booking that has ended is booked again from the list of its tab, and from its own page. */
async function bookedAgainFrom(id: string, tab: string) {
  const list = await anita.open(`/dashboard/bookings?as=customer&tab=${tab}`);
  const page = await anita.open(`/dashboard/bookings/${id}`);
  return [list, page].map((one) => textIn(one.page).includes("Book again"));
}

const block = () =>
  insert(database.client, "blocks", {
    blocker_id: parties.proId,
    blocked_id: parties.customerId,
    created_at: 1,
  });

test.each([
  ["is inactive", () => database.client.execute("update services set status = 'inactive'")],
  ["is deleted", () => remove()],
  ["is of somebody who has blocked the customer", block],
])("a service that %s is not booked again, from the list or from the booking", async (_, end) => {
  const done = await add({ status: "completed", starts_at: NOW - 48 * HOUR_MS });
  const off = await add({ status: "cancelled" });
  expect(await bookedAgainFrom(done, "past")).toEqual([true, true]);
  expect(await bookedAgainFrom(off, "cancelled")).toEqual([true, true]);
  await end();
  expect(await bookedAgainFrom(done, "past")).toEqual([false, false]);
  expect(await bookedAgainFrom(off, "cancelled")).toEqual([false, false]);
});

test("the data of a booking do not tell the professional whether the customer has blocked them", async () => {
  const id = await add({ status: "completed", starts_at: NOW - 48 * HOUR_MS });
  const read = () => readBooking(database.db, { id, userId: parties.proId });
  const before = await read();
  await block();
  expect(await read()).toEqual(before);
});

test("a booking leads to the pages of its service and professional only where they are for this person", async () => {
  const id = await add();
  const [service, professional] = [`/service/${parties.serviceId}`, `/pro/${parties.proId}`];
  expect(await factLinks(anita, id)).toEqual([service, professional]);
  await database.client.execute("update services set status = 'inactive'");
  expect(await factLinks(anita, id)).toEqual([professional]);
  expect(await factLinks(ravi, id)).toEqual([service]);
  expect((await ravi.get(service)).status).toBe(200);
  await remove();
  expect(await factLinks(ravi, id)).toEqual([]);
  await insert(database.client, "settings", {
    user_id: parties.proId,
    profile_visibility: "private",
    updated_at: NOW,
  });
  expect(await factLinks(anita, id)).toEqual([]);
  const { page } = await anita.open(`/dashboard/bookings/${id}`);
  expect(textIn(element(page, "dl"))).toMatch(new RegExp(`${SERVICE}.*Ravi Persaud`));
});

test("an inactive service keeps its requests, which can be answered (threat 40)", async () => {
  const id = await add();
  await database.client.execute("update services set status = 'inactive'");
  await runAllJobs();
  expect((await ravi.open(`/dashboard/bookings/${id}`)).status).toBe(200);
  expect((await ravi.post(`/dashboard/bookings/${id}`, { step: "accept" })).status).toBe(303);
  expect(await statuses()).toEqual(["confirmed"]);
  expect((await anita.post(`/service/${parties.serviceId}/book`, bookingForm(720))).status).toBe(
    409,
  );
});

test("requests that the deletion could not end are ended by the job", async () => {
  await add();
  const app = appOver(awayFor(/insert into booking_history/, database.client));
  expect((await remove(await signedInBrowser(app, "ravi@kayap.test"))).status).toBe(303);
  expect(await statuses()).toEqual(["pending"]);
  await runAllJobs();
  expect(await statuses()).toEqual(["cancelled"]);
  const kinds = (await emailsIn(database.client)).map(({ kind }) => kind);
  expect(kinds.filter((kind) => kind === "booking-withdrawn")).toHaveLength(1);
});
