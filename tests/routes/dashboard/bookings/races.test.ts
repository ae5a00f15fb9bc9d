import type { Client } from "@libsql/client";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { DAY_MS, HOUR_MS } from "#app/domain/time/durations.ts";
import { pageOf, rowsOf, type TestBrowser } from "#tests/support/application/accounts.ts";
import { appOver, connect } from "#tests/support/application/app.ts";
import {
  addBookingAccounts,
  bookingForm,
  signedInBrowser,
} from "#tests/support/application/booking-fixture.ts";
import { insert, NOW } from "#tests/support/fixtures.ts";
import { textIn } from "#tests/support/html.ts";
import { PATIENT } from "#tests/support/patience.ts";
import { seededRandom } from "#tests/support/random/seeded-random.ts";
import {
  addBookingOf,
  collisions,
  MONDAY,
  onMonday,
  type Parties,
  writtenRows,
} from "#tests/support/records/bookings.ts";
import { type Sqld, startSqld } from "#tests/support/servers/sqld.ts";

/** How often each race runs here; `tests/worker/bookings.test.ts` runs the first one fifty times on the Worker. */
const ROUNDS = 10;
/** One process renders all the refusals here; the Worker's test has 40. */
const AT_ONCE = 20;
/** The version of the bookings of `addBookingOf`. */
const VERSION = String(NOW - HOUR_MS);
const TAKEN = "That time was just taken. Please choose another.";

let server: Sqld;
let client: Client;
let app: ReturnType<typeof appOver>;
let parties: Parties;
let anita: TestBrowser;
let ravi: TestBrowser;

beforeAll(async () => {
  server = await startSqld();
  client = server.client;
  // A client for each request and over HTTP, as in the Worker.
  app = appOver(() => connect(server.url, { limits: PATIENT }), {
    config: { relaxedLimits: ["booking"] },
    clock: () => NOW,
  });
  parties = await addBookingAccounts(client);
  anita = await signedInBrowser(app, "anita@kayap.test");
  ravi = await signedInBrowser(app, "ravi@kayap.test");
});
afterAll(() => server.stop());
beforeEach(async () => {
  await client.batch(
    ["reports", "mail_outbox", "notifications", "booking_history", "bookings"].map(
      (table) => `delete from ${table}`,
    ),
    "write",
  );
});

const statusOf = async (answer: Promise<Response>) => (await answer).status;

test(`${AT_ONCE} requests at once for overlapping times make one booking and ${AT_ONCE - 1} refusals, in ${ROUNDS} rounds (threats 36 and 65)`, {
  timeout: 600_000,
}, async () => {
  const random = seededRandom(36);
  for (let round = 0; round < ROUNDS; round += 1) {
    // Each holds one moment of a day of its own, which no form of another round does.
    const moment = ((round % 5) + Math.floor(round / 5) * 7) * 1440 + 600;
    const forms = Array.from({ length: AT_ONCE }, () => {
      const duration = random.pick(["60", "90", "120"]);
      return bookingForm(moment - random.pick([0, 30]), { duration });
    });
    const answers = await Promise.all(
      forms.map((form) => anita.post(`/service/${parties.serviceId}/book`, form)),
    );
    const made = answers.filter(({ status }) => status === 303);
    const refused = answers.filter(({ status }) => status === 409);
    const statuses = `round ${round}: ${answers.map(({ status }) => status)}`;
    expect([made.length, refused.length], statuses).toEqual([1, AT_ONCE - 1]);
    const [one] = refused;
    if (one) expect(textIn((await pageOf(one)).page)).toContain(TAKEN);
    const bookings = await rowsOf(client, "bookings");
    expect(bookings.filter(({ status }) => status === "pending")).toHaveLength(round + 1);
  }
  expect(await collisions(client)).toBe(0);
  expect(await writtenRows(client)).toEqual({
    bookings: ROUNDS,
    booking_history: ROUNDS,
    notifications: ROUNDS,
    mail_outbox: ROUNDS,
    reports: 0,
  });
});

test(`of two overlapping requests that are accepted at once one is confirmed, in ${ROUNDS} rounds (threats 37 and 65)`, async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const at = onMonday(540) + round * DAY_MS;
    const ids = [
      await addBookingOf(client, parties, { starts_at: at }),
      await addBookingOf(client, parties, { starts_at: at + 30 * 60_000 }),
    ];
    const answers = await Promise.all(
      ids.map((id) => statusOf(ravi.post(`/dashboard/bookings/${id}`, { step: "accept" }))),
    );
    expect(answers.toSorted(), `round ${round}`).toEqual([303, 409]);
  }
  expect(await writtenRows(client)).toMatchObject({
    booking_history: ROUNDS,
    notifications: ROUNDS,
    mail_outbox: ROUNDS,
  });
});

test(`of two proposals for one time that are accepted at once one moves its booking, in ${ROUNDS} rounds (threats 37, 65 and 75)`, async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const day = ((round % 5) + Math.floor(round / 5) * 7) * DAY_MS;
    const ids = await Promise.all(
      [540, 600].map((minute, i) =>
        addBookingOf(client, parties, {
          starts_at: onMonday(minute) + day,
          status: "confirmed",
          proposed_starts_at: onMonday(720 + 30 * i) + day,
          proposed_by: "customer",
          proposals: 1,
        }),
      ),
    );
    const answers = await Promise.all(
      ids.map((id) =>
        statusOf(
          ravi.post(`/dashboard/bookings/${id}`, { step: "accept-proposal", version: VERSION }),
        ),
      ),
    );
    expect(answers.toSorted(), `round ${round}`).toEqual([303, 409]);
  }
  expect(await collisions(client)).toBe(0);
  expect(await writtenRows(client)).toMatchObject({
    booking_history: ROUNDS,
    notifications: ROUNDS,
    mail_outbox: ROUNDS,
  });
});

describe("a day with at most three jobs", () => {
  const MOST = 3;
  beforeEach(() =>
    insert(client, "booking_rules", {
      user_id: parties.proId,
      max_per_day: MOST,
      buffer_minutes: 0,
    }),
  );
  afterEach(() => client.execute("delete from booking_rules"));
  const onThatDay = async () => {
    const rows = await rowsOf(client, "bookings");
    return rows.filter(({ booking_date }) => booking_date === MONDAY).length;
  };

  test(`has three jobs after ${AT_ONCE} requests at once for times that do not overlap (threat 75)`, async () => {
    const answers = await Promise.all(
      Array.from({ length: AT_ONCE }, (_, i) => {
        const form = bookingForm(480 + 30 * (i % 19), { duration: "30" });
        return statusOf(anita.post(`/service/${parties.serviceId}/book`, form));
      }),
    );
    expect(answers.filter((status) => status === 303)).toHaveLength(MOST);
    expect(answers.filter((status) => status === 409)).toHaveLength(AT_ONCE - MOST);
    expect(await onThatDay()).toBe(MOST);
  });

  test("has three jobs after 16 proposals for it are accepted at once (threat 75)", async () => {
    const ids = await Promise.all(
      Array.from({ length: 16 }, (_, i) =>
        addBookingOf(client, parties, {
          starts_at: onMonday(480 + 30 * i) + DAY_MS,
          ends_at: onMonday(510 + 30 * i) + DAY_MS,
          status: "confirmed",
          proposed_starts_at: onMonday(480 + 30 * i),
          proposed_by: "customer",
          proposals: 1,
        }),
      ),
    );
    const answers = await Promise.all(
      ids.map((id) =>
        statusOf(
          ravi.post(`/dashboard/bookings/${id}`, { step: "accept-proposal", version: VERSION }),
        ),
      ),
    );
    expect(answers.filter((status) => status === 303)).toHaveLength(MOST);
    expect(answers.filter((status) => status === 409)).toHaveLength(16 - MOST);
    expect(await onThatDay()).toBe(MOST);
  });
});

test("of accepting, declining and cancelling at once, notifications are sent only for what happens (threats 38 and 65)", async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const id = await addBookingOf(client, parties, { starts_at: onMonday(540) + round * DAY_MS });
    const path = `/dashboard/bookings/${id}`;
    const answers = await Promise.all([
      statusOf(ravi.post(path, { step: "accept" })),
      statusOf(ravi.post(path, { step: "decline" })),
      statusOf(anita.post(`${path}/cancel`, { reason: "Something came up." })),
    ]);
    // Cancelling what was just accepted is allowed; nothing follows a decline or a cancellation.
    expect(
      answers.filter((status) => status === 303).length,
      answers.join(),
    ).toBeGreaterThanOrEqual(1);
    const entries = (await rowsOf(client, "booking_history")).filter(
      (row) => row.booking_id === id,
    );
    expect(answers.filter((status) => status === 303)).toHaveLength(entries.length);
    const actions = entries.map(({ action }) => action);
    expect(["accepted", "declined", "cancelled", "accepted,cancelled"]).toContain(actions.join());
  }
  const { booking_history, notifications, mail_outbox } = await writtenRows(client);
  expect([notifications, mail_outbox]).toEqual([booking_history, booking_history]);
});

test("a form that is sent ten times at once is one booking with one address (threat 24)", async () => {
  const form = bookingForm();
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => anita.post(`/service/${parties.serviceId}/book`, form)),
  );
  expect(new Set(answers.map(({ headers }) => headers.get("Location"))).size).toBe(1);
  expect(answers.every(({ status }) => status === 303)).toBe(true);
  expect(await rowsOf(client, "bookings")).toHaveLength(1);
});

test("the requests of a customer at once never exceed the limit of ten (threat 41)", async () => {
  const strict = appOver(() => connect(server.url, { limits: PATIENT }), { clock: () => NOW });
  const browser = await signedInBrowser(strict, "anita@kayap.test");
  const answers = await Promise.all(
    Array.from({ length: 19 }, (_, i) => {
      const form = bookingForm(480 + 30 * i, { duration: "30" });
      return statusOf(browser.post(`/service/${parties.serviceId}/book`, form));
    }),
  );
  expect(answers.filter((status) => status === 303)).toHaveLength(10);
  expect(answers.filter((status) => status === 429)).toHaveLength(9);
});
