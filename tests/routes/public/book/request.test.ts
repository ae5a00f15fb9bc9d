import { beforeEach, describe, expect, test } from "vitest";
import {
  alertIn,
  movableClock,
  pageOf,
  rowsOf,
  type TestBrowser,
} from "#tests/support/application/accounts.ts";
import { appOver } from "#tests/support/application/app.ts";
import {
  addBookingAccounts,
  BOOKING_FORM,
  bookingForm,
  signedInBrowser,
} from "#tests/support/application/booking-fixture.ts";
import { emptyDatabase, type TestDatabase } from "#tests/support/database.ts";
import { element, elements, having, textIn, texts } from "#tests/support/html.ts";
import { addBookingOf, onMonday, type Parties } from "#tests/support/records/bookings.ts";
import { recordedRooms } from "#tests/support/records/conversations.ts";
import { emailsIn } from "#tests/support/records/outbox.ts";

let database: TestDatabase;
let clock: ReturnType<typeof movableClock>;
let recorded: ReturnType<typeof recordedRooms>;
let parties: Parties;
let anita: TestBrowser;
let path: string;

beforeEach(async () => {
  database = await emptyDatabase();
  clock = movableClock();
  recorded = recordedRooms();
  parties = await addBookingAccounts(database.client);
  anita = await signedInBrowser(
    appOver(database.db, { clock: clock.read, rooms: recorded.rooms }),
    "anita@kayap.test",
  );
  path = `/service/${parties.serviceId}/book`;
});

const bookings = () => rowsOf(database.client, "bookings");

describe("a request", () => {
  test("holds the time, notifies the professional and leads to the page of the booking", async () => {
    const response = await anita.post(path, BOOKING_FORM);
    const [booking] = await bookings();
    expect(response.headers.get("Location")).toBe(`/dashboard/bookings/${booking?.id}`);
    expect(booking).toMatchObject({
      status: "pending",
      starts_at: onMonday(540),
      ends_at: onMonday(600),
      total_amount: 650_000,
      customer_phone: "+5926123456",
      booking_time: "09:00",
    });
    const [emailContent] = await emailsIn(database.client);
    expect(emailContent).toMatchObject({
      recipient: "ravi@kayap.test",
      subject: "Anita Ramdeen asks for a booking",
    });
    expect(emailContent?.text).toContain("Mon 23/11/2026, 9:00 AM");
    expect(emailContent?.text).not.toMatch(/612 ?3456|Yellow house/);
    expect(recorded.calls).toEqual([["refreshInbox", parties.proId]]);
    const { page } = await anita.open(`/dashboard/bookings/${booking?.id}`);
    expect(textIn(page)).toContain(
      "Your request is sent. The time is held for you until it is answered.",
    );
  });

  test("is stored in UTC and shown in Guyana's time everywhere: page, list, e-mail and calendar (threat 39)", async () => {
    await anita.post(path, BOOKING_FORM);
    const [booking] = await bookings();
    expect(booking).toMatchObject({
      starts_at: Date.UTC(2026, 10, 23, 13),
      ends_at: Date.UTC(2026, 10, 23, 14),
      booking_date: "2026-11-23",
      booking_time: "09:00",
    });
    const [emailContent] = await emailsIn(database.client);
    const page = `/dashboard/bookings/${booking?.id}`;
    for (const text of [
      emailContent?.text ?? "",
      textIn((await anita.open(page)).page),
      textIn((await anita.open("/dashboard/bookings")).page),
    ]) {
      expect(text).toMatch(/9:00(-10:00)? AM/);
      expect(text).not.toMatch(/1:00 PM|13:00/);
    }
    const calendar = await (await anita.get(`${page}/calendar.ics`)).text();
    expect(calendar).toContain("DTSTART:20261123T130000Z");
  });

  test("that is sent twice, in two tabs or by a reload, is one booking (threat 24)", async () => {
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => anita.post(path, BOOKING_FORM)),
    );
    const [booking] = await bookings();
    for (const { headers } of answers) {
      expect(headers.get("Location")).toBe(`/dashboard/bookings/${booking?.id}`);
    }
    expect(await bookings()).toHaveLength(1);
    expect(await emailsIn(database.client)).toHaveLength(1);
  });

  test("keeps its price when the service changes its price later (decision 74)", async () => {
    await anita.post(path, bookingForm(540, { duration: "90" }));
    await database.client.execute("update services set price_amount = 1");
    expect((await bookings())[0]).toMatchObject({ total_amount: 975_000, price_type: "hourly" });
  });

  test("ignores fields that the form does not have (threat 31)", async () => {
    await anita.post(path, {
      ...bookingForm(),
      status: "confirmed",
      total_amount: "1",
      customer_id: parties.proId,
      professionalId: parties.customerId,
    });
    expect((await bookings())[0]).toMatchObject({
      status: "pending",
      total_amount: 650_000,
      customer_id: parties.customerId,
    });
  });
});

test("a request for a time that was taken meanwhile is answered 409 with the next three free times and everything that was typed (threat 36)", async () => {
  await addBookingOf(database.client, parties);
  const { status, page } = await pageOf(await anita.post(path, bookingForm()));
  expect(status).toBe(409);
  expect(alertIn(page)).toContain("That time was just taken. Please choose another.");
  const suggested = element(page, having("data-suggested"));
  expect(texts(suggested, "label")).toEqual([
    "Mon 23 Nov, 10:00 AM",
    "Mon 23 Nov, 10:30 AM",
    "Mon 23 Nov, 11:00 AM",
  ]);
  expect(element(page, having("id", "landmark")).attributes.value).toBe(BOOKING_FORM.landmark);
  const slot = elements(suggested, "input")[0]?.attributes.value ?? "";
  expect((await anita.post(path, bookingForm(540, { slot }))).status).toBe(303);
});

test("the time of a cancelled booking can be booked again at once (threat 40)", async () => {
  await addBookingOf(database.client, parties, { status: "cancelled" });
  expect((await anita.post(path, bookingForm())).status).toBe(303);
  expect((await bookings()).map(({ status }) => status)).toEqual(["cancelled", "pending"]);
});

test("the 11th booking within 60 minutes is answered 429 with Retry-After (threat 41)", async () => {
  for (let i = 0; i < 10; i += 1)
    expect((await anita.post(path, bookingForm(480 + i * 60))).status).toBe(303);
  const tuesday = bookingForm(1440 + 540);
  clock.advance(13.5 * 60_000);
  const refused = await anita.post(path, tuesday);
  expect(refused.status).toBe(429);
  expect(refused.headers.get("Retry-After")).toBe(String(46.5 * 60));
  expect(alertIn((await pageOf(refused)).page)).toBe(
    "Too many booking requests. Please wait 47 minutes and try again.",
  );
  expect(await bookings()).toHaveLength(10);
  clock.advance(46.5 * 60_000);
  expect((await anita.post(path, tuesday)).status).toBe(303);
});

test("requests for a taken time do not count towards the limit", async () => {
  await addBookingOf(database.client, parties);
  for (let i = 0; i < 12; i += 1) expect((await anita.post(path, bookingForm())).status).toBe(409);
  expect((await anita.post(path, bookingForm(600))).status).toBe(303);
});
