import { beforeEach, expect, test } from "vitest";
import { DAY_MS, HOUR_MS } from "#app/domain/time/durations.ts";
import { runScheduled } from "#app/scheduled/run-scheduled.ts";
import { movableClock, type TestBrowser } from "#tests/support/application/accounts.ts";
import { appOver } from "#tests/support/application/app.ts";
import { addBookingAccounts, signedInBrowser } from "#tests/support/application/booking-fixture.ts";
import { emptyDatabase, type TestDatabase } from "#tests/support/database.ts";
import { NOW } from "#tests/support/fixtures.ts";
import { elements, textIn } from "#tests/support/html.ts";
import { addBookingOf, type Parties } from "#tests/support/records/bookings.ts";
import { recordedRooms } from "#tests/support/records/conversations.ts";
import { memoryBucket } from "#tests/support/records/photos.ts";

const STARTS_AT = NOW + 30 * DAY_MS;
const ENDS_AT = STARTS_AT + HOUR_MS;

let database: TestDatabase;
let clock: ReturnType<typeof movableClock>;
let app: ReturnType<typeof appOver>;
let parties: Parties;
let anita: TestBrowser;

beforeEach(async () => {
  database = await emptyDatabase();
  clock = movableClock();
  app = appOver(database.db, { clock: clock.read });
  parties = await addBookingAccounts(database.client);
  anita = await signedInBrowser(app, "anita@kayap.test");
});

/** Anita completes a booking before it has begun, as the specification lets her, and writes her review. */
async function completeAndReview() {
  const id = await addBookingOf(database.client, parties, {
    status: "confirmed",
    starts_at: STARTS_AT,
  });
  expect((await anita.post(`/dashboard/bookings/${id}/complete`, {})).status).toBe(303);
  const review = {
    serviceId: parties.serviceId,
    rating: "5",
    comment: "The best wiring in all of Region 3.",
  };
  expect((await anita.post("/dashboard/reviews/new", review)).status).toBe(303);
}

/** Everything that says how many reviews are from bookings: badges, the sentence with the count, the filter. */
async function shownReview() {
  const { document } = await app.page(`/service/${parties.serviceId}`);
  const filtered = await app.page(`/service/${parties.serviceId}?booked=1`);
  return {
    badges: elements(document, "span").filter((one) => textIn(one) === "Booked here").length,
    count: /(\d+) of (\d+) reviews are from bookings/.exec(textIn(document))?.[0] ?? null,
    filtered: textIn(filtered.document).includes("The best wiring in all of Region 3."),
  };
}

const runClock = () =>
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
    now: clock.read(),
  });

const NOT_BOOKED = { badges: 0, count: null, filtered: false };

test("a booking completed 30 days before its start gives the review no “Booked here” (threat 74)", async () => {
  await completeAndReview();
  await runClock();
  expect(await shownReview()).toEqual(NOT_BOOKED);
  clock.advance(ENDS_AT - 1 - NOW);
  await runClock();
  expect(await shownReview()).toEqual(NOT_BOOKED);
});

test("after the booking's end the review is from a booking, in the badge, the count and the filter (threat 74)", async () => {
  await completeAndReview();
  clock.advance(ENDS_AT - NOW);
  await runClock();
  expect(await shownReview()).toEqual({
    badges: 1,
    count: "1 of 1 reviews are from bookings",
    filtered: true,
  });
});

test("a review written after the booking's end has the badge at once (threat 74)", async () => {
  const id = await addBookingOf(database.client, parties, {
    status: "confirmed",
    starts_at: NOW - HOUR_MS,
  });
  await anita.post(`/dashboard/bookings/${id}`, { step: "complete" });
  const review = {
    serviceId: parties.serviceId,
    rating: "5",
    comment: "The best wiring in all of Region 3.",
  };
  await anita.post("/dashboard/reviews/new", review);
  expect(await shownReview()).toMatchObject({ badges: 1, filtered: true });
});
