import type { Client, InValue } from "@libsql/client";
import { beforeEach, describe, expect, test } from "vitest";
import {
  GUARD_RULE_NAMES,
  GUARD_RULES,
  GUARDED_OPERATIONS,
  type GuardedOperation,
  type GuardRule,
} from "#app/domain/bookings/guard-rules.ts";
import { DAY_MS, HOUR_MS } from "#app/domain/time/durations.ts";
import { isToCheck } from "#tests/domain/bookings/guard-table.ts";
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
  bookingForm,
  signedInBrowser,
} from "#tests/support/application/booking-fixture.ts";
import { emptyDatabase, type TestDatabase } from "#tests/support/database.ts";
import { insert, NOW } from "#tests/support/fixtures.ts";
import { addBookingOf, MONDAY, onMonday, type Parties } from "#tests/support/records/bookings.ts";
import { addConversation } from "#tests/support/records/conversations.ts";

/** Monday at 11: the time that every operation is about. */
const REQUESTED = onMonday(11 * 60);
/** The time of a booking that is to be moved there. */
const OLD = onMonday(9 * 60) + DAY_MS;

let database: TestDatabase;
let clock: ReturnType<typeof movableClock>;
let parties: Parties;
let anita: TestBrowser;
let ravi: TestBrowser;

beforeEach(async () => {
  database = await emptyDatabase();
  clock = movableClock();
  const app = appOver(database.db, { clock: clock.read });
  parties = await addBookingAccounts(database.client);
  anita = await signedInBrowser(app, "anita@kayap.test");
  ravi = await signedInBrowser(app, "ravi@kayap.test");
});

type Fixture = { client: Client; parties: Parties };
/** How one rule is broken. */
type Breach = {
  /** What stands in the database; `bookingId` is the booking that is accepted or moved. */
  before?: (fixture: Fixture, bookingId: string | null) => Promise<unknown>;
  /** Another time than Monday at 11. */
  startsAt?: number;
  /** How much later than NOW the operation happens. */
  later?: number;
  /** Of the booking that is accepted or moved. */
  booking?: Record<string, InValue>;
  /** Of the form that makes a request. */
  form?: Record<string, string>;
  /** Who makes the request. */
  by?: "professional";
  /** Operations that cannot break the rule at all. */
  never?: readonly GuardedOperation[];
};

const sets = (statement: string) => ({
  before: ({ client }: Fixture) => client.execute(statement),
});
const rules = (fields: Record<string, InValue>) => ({
  before: ({ client, parties: { proId } }: Fixture) =>
    insert(client, "booking_rules", { user_id: proId, ...fields }),
});
const beside = (minute: number, status: string, more: Record<string, InValue> = {}) => ({
  before: async ({ client, parties: of }: Fixture) => {
    await addBookingOf(client, of, { starts_at: onMonday(minute), status });
    await insert(client, "booking_rules", { user_id: of.proId, ...more });
  },
});
const MOVING = ["propose-as-customer", "propose-as-professional", "accept-proposal"] as const;

const BREACHES: Record<GuardRule, Breach> = {
  "own-service": { by: "professional", never: ["accept", "offer", ...MOVING] },
  "service-listed": sets("update services set status = 'inactive'"),
  "service-available": sets("update services set hidden_at = 1"),
  "professional-active": sets("update users set hidden_at = 1 where role = 'professional'"),
  "not-blocked": {
    before: ({ client, parties: { proId, customerId } }) =>
      insert(client, "blocks", { blocker_id: customerId, blocked_id: proId, created_at: 1 }),
  },
  "customer-confirmed": sets("update users set email_verified_at = null where role = 'customer'"),
  "customer-active": sets("update users set deactivated_at = 1 where role = 'customer'"),
  "request-open": {
    booking: { expires_at: onMonday(0) },
    later: 3 * DAY_MS - HOUR_MS,
    never: ["create", "offer"],
  },
  length: { form: { duration: "20" }, booking: { ends_at: OLD + 20 * 60_000 } },
  "another-time": { booking: { starts_at: REQUESTED }, never: ["create", "accept", "offer"] },
  "minimum-notice": { later: REQUESTED - HOUR_MS - NOW },
  "still-to-come": {
    ...rules({ minimum_notice_hours: 0 }),
    later: REQUESTED + HOUR_MS - NOW,
  },
  "half-hour": { startsAt: REQUESTED + 15 * 60_000 },
  horizon: rules({ horizon_days: 1 }),
  "service-windows": sets(
    "update services set availability_evenings = 1, availability_weekdays = 0",
  ),
  "weekly-hours": {
    before: ({ client, parties: { proId } }) =>
      insert(client, "availability", {
        id: "a",
        user_id: proId,
        weekday: 1,
        starts_minute: 660,
        ends_minute: 719,
      }),
  },
  "days-off": {
    before: ({ client, parties: { proId } }) =>
      insert(client, "days_off", { user_id: proId, day: MONDAY }),
  },
  "max-per-day": beside(900, "pending", { max_per_day: 1 }),
  "no-confirmed-overlap": beside(690, "confirmed"),
  "no-requested-overlap": beside(690, "pending"),
  buffer: beside(720, "confirmed", { buffer_minutes: 30 }),
  "terms-agreed": sets("update services set price_amount = 700000, updated_at = updated_at + 1"),
};

const slotText = (at: number) => new Date(at).toISOString().replace(".000", "");

/** The booking that is accepted or moved; none for a request. */
async function bookingFor(
  operation: GuardedOperation,
  { booking = {}, startsAt: requested = REQUESTED }: Breach,
) {
  if (operation === "create" || operation === "offer") return null;
  const proposed = { proposed_starts_at: requested, proposed_by: "customer", proposals: 1 };
  const startsAt = Number(operation === "accept" ? requested : (booking.starts_at ?? OLD));
  const length = Number(booking.ends_at ?? OLD + HOUR_MS) - OLD;
  return addBookingOf(database.client, parties, {
    expires_at: OLD - HOUR_MS,
    ...(operation === "accept-proposal" ? proposed : {}),
    ...booking,
    starts_at: startsAt,
    ends_at: startsAt + length,
  });
}

/** Performs an operation. */
async function perform(
  operation: GuardedOperation,
  { startsAt = REQUESTED, form = {}, by }: Breach,
  id: string | null,
) {
  const path = `/dashboard/bookings/${id}`;
  const slot = slotText(startsAt);
  switch (operation) {
    case "create": {
      const who = by === "professional" ? ravi : anita;
      return who.post(`/service/${parties.serviceId}/book`, {
        ...bookingForm(660),
        slot,
        ...form,
      });
    }
    case "offer": {
      const { customerId, proId, serviceId: service } = parties;
      const conversation = await addConversation(database.client, [customerId, proId]);
      const offer = { service, slot, duration: "60", ...form };
      return ravi.post(`/dashboard/messages/${conversation}/offer`, offer);
    }
    case "propose-as-customer":
      return anita.post(`${path}/propose`, { slot });
    case "propose-as-professional":
      return ravi.post(`${path}/propose`, { slot });
    case "accept":
    case "accept-proposal":
      return ravi.post(path, { step: operation, version: String(NOW - HOUR_MS) });
  }
}

async function outcomeOf(operation: GuardedOperation, breach: Breach) {
  const { client } = database;
  const id = await bookingFor(operation, breach);
  await breach.before?.({ client, parties }, id);
  clock.advance(breach.later ?? 0);
  const table = operation === "offer" ? "booking_offers" : "bookings";
  const before = await rowsOf(client, table);
  const { status, headers } = await perform(operation, breach, id);
  const after = await rowsOf(client, table);
  const history = await rowsOf(client, "booking_history");
  return {
    status,
    to: headers.get("Location"),
    written: JSON.stringify(before) !== JSON.stringify(after),
    transitions: history.length,
  };
}

test.each([
  [
    "a day off",
    BREACHES["days-off"],
    "The proposed time is no longer within the working hours. Propose another one.",
  ],
  ["a full day", BREACHES["max-per-day"], "The proposed day is full. Propose another time."],
])(
  "a proposal for %s cannot be accepted, and the page says why (threat 75)",
  async (_, breach, message) => {
    const id = await bookingFor("accept-proposal", breach);
    await breach.before?.({ client: database.client, parties }, id);
    const { status, page } = await pageOf(await perform("accept-proposal", breach, id));
    expect([status, alertIn(page)]).toEqual([409, message]);
  },
);

describe.each(GUARDED_OPERATIONS)("the operation %s", (operation) => {
  test("is performed when it breaks no rule", async () => {
    expect(await outcomeOf(operation, {})).toMatchObject({
      status: 303,
      written: true,
      transitions: operation === "offer" ? 0 : 1,
    });
  });

  const checked = GUARD_RULE_NAMES.filter((rule) => isToCheck(rule, operation));
  test.each(checked)("writes nothing when it breaks the rule %s (threat 75)", async (rule) => {
    const { status, to, written, transitions } = await outcomeOf(operation, BREACHES[rule]);
    expect([written, transitions]).toEqual([false, 0]);
    // A professional who is hidden is not even signed in; `tests/db/bookings/guard.test.ts` tests the guard itself.
    if (status === 303 && rule === "professional-active") expect(to).toMatch(/^\/login/);
    // A customer who leaves is asked to come back first.
    else if (status === 303 && rule === "customer-active") expect(to).toMatch(/^\/welcome-back/);
    else expect([400, 403, 409]).toContain(status);
  });

  const left = GUARD_RULE_NAMES.filter((rule) => !isToCheck(rule, operation));
  test.each(left)("leaves out the rule %s on purpose, with a reason (threat 75)", async (rule) => {
    expect(GUARD_RULES[rule][operation]).toEqual({
      because: expect.stringMatching(/^[A-Z].{20,}\.$/),
    });
    const breach = BREACHES[rule];
    if (breach.never?.includes(operation)) return;
    expect(await outcomeOf(operation, breach)).toMatchObject({
      status: 303,
      written: true,
      transitions: operation === "offer" ? 0 : 1,
    });
  });
});
