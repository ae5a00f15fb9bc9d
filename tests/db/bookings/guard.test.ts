import { beforeEach, expect, test } from "vitest";
import {
  GUARD_RULE_NAMES,
  GUARDED_OPERATIONS,
  type GuardedOperation,
  type GuardRule,
} from "#app/domain/bookings/guard-rules.ts";
import { refuseTime } from "#app/domain/bookings/requested-time.ts";
import { type Schedule, timesOfDay } from "#app/domain/bookings/times.ts";
import { addDays, clockOf, dayOf, momentOn } from "#app/domain/time/guyana-day.ts";
import { type GuardedChange, readBroken } from "#db/bookings/guard.ts";
import { isToCheck } from "#tests/domain/bookings/guard-table.ts";
import { emptyDatabase, type TestDatabase } from "#tests/support/database.ts";
import { insert, NOW } from "#tests/support/fixtures.ts";
import { anySchedule } from "#tests/support/random/schedules.ts";
import { seededRandom } from "#tests/support/random/seeded-random.ts";
import {
  addBookingOf,
  addParties,
  onMonday,
  type Parties,
} from "#tests/support/records/bookings.ts";

const MINUTE = 60_000;
const SCHEDULES = 25;

let database: TestDatabase;
let parties: Parties;
beforeEach(async () => {
  database = await emptyDatabase();
  parties = await addParties(database.client);
});

const TERMS = {
  price: 650_000,
  priceType: "hourly",
  title: "House wiring and breaker panels",
  professional: "Ravi Persaud",
  version: NOW,
} as const;

function change(fields: Partial<GuardedChange> = {}): GuardedChange {
  const { proId: professionalId, customerId, serviceId } = parties;
  const about = { professionalId, customerId, serviceId, bookingId: null };
  const span = { startsAt: onMonday(660), endsAt: onMonday(720) };
  return { operation: "create", ...about, ...span, terms: TERMS, at: NOW, ...fields };
}

/** Whether there is no booking yet that an operation is about. */
const isNew = (operation: GuardedOperation) => operation === "create" || operation === "offer";

const broken = async (fields: Partial<GuardedChange> = {}) =>
  (await readBroken(database.db, change(fields))).rules;

/** Makes this the professional's schedule. */
async function storeSchedule({ windows, hours, daysOff, rules, held }: Schedule) {
  const { client } = database;
  const { proId } = parties;
  await client.batch(
    ["booking_rules", "availability", "days_off", "bookings"].map(
      (table) => `delete from ${table}`,
    ),
  );
  const { weekdays, weekends, evenings } = windows;
  await client.batch([
    "pragma ignore_check_constraints = on",
    {
      sql: "update services set availability_weekdays = ?, availability_weekends = ?, availability_evenings = ?",
      args: [weekdays, weekends, evenings],
    },
    "pragma ignore_check_constraints = off",
  ]);
  await insert(client, "booking_rules", {
    user_id: proId,
    buffer_minutes: rules.bufferMinutes,
    minimum_notice_hours: rules.minimumNoticeHours,
    horizon_days: rules.horizonDays,
    max_per_day: rules.maxPerDay,
  });
  for (const [index, { weekday, from, to }] of hours.entries()) {
    await client.execute({
      sql: "insert into availability values (?, ?, ?, ?, ?) on conflict do update set ends_minute = max(ends_minute, excluded.ends_minute)",
      args: [`${index}`, proId, weekday, from, to],
    });
  }
  for (const day of new Set(daysOff)) await insert(client, "days_off", { user_id: proId, day });
  for (const { startsAt, endsAt } of held) {
    await addBookingOf(client, parties, { starts_at: startsAt, ends_at: endsAt });
  }
}

test(`the start times shown as free pass the guard, which lets through what its page accepts and nothing else, in ${SCHEDULES} schedules (threat 75)`, async () => {
  const random = seededRandom(75);
  const wrong: string[] = [];
  let shown = 0;
  for (let round = 0; round < SCHEDULES; round += 1) {
    const schedule = anySchedule(random, NOW);
    // Two bookings never start at once.
    const starts = new Map(schedule.held.map((span) => [span.startsAt, span]));
    const one = { ...schedule, held: [...starts.values()] };
    await storeSchedule(one);
    for (let sample = 0; sample < 3; sample += 1) {
      const day = addDays(dayOf(NOW), random.pick([0, random.below(8), random.below(70)]));
      const minutes = random.pick([15, 30, 45, 60, 120, 240, 480]);
      const free = timesOfDay(one, day, minutes, NOW).times.filter(({ taken }) => !taken);
      shown += free.length;
      for (let start = 0; start < 24 * 60; start += 30) {
        const startsAt = momentOn(day, start);
        const rules = await broken({ startsAt, endsAt: startsAt + minutes * MINUTE });
        const isShown = free.some((time) => time.startsAt === startsAt);
        const refusal = refuseTime(one, { startsAt, minutes, now: NOW });
        const passes = rules.length === 0;
        if (passes !== (refusal === null) || (isShown && !passes)) {
          wrong.push(`${round}: ${day} ${clockOf(startsAt)} ${minutes} ${refusal} ${rules}`);
        }
      }
    }
  }
  expect(wrong).toEqual([]);
  expect(shown).toBeGreaterThan(0);
});

test.each([
  [72, 71.5],
  [2, 1.5],
  [1, 0.5],
])(
  "with a notice of %i hours a time passes until %f hours before, and a moment later no more (decision 66)",
  async (hours, least) => {
    await insert(database.client, "booking_rules", {
      user_id: parties.proId,
      minimum_notice_hours: hours,
    });
    const at = onMonday(660) - least * 60 * MINUTE;
    for (const operation of ["create", "propose-as-customer"] as const) {
      expect(await broken({ operation, at }), operation).toEqual([]);
      expect(await broken({ operation, at: at + 1 }), operation).toEqual(["minimum-notice"]);
    }
  },
);

test("without notice a time passes until it begins", async () => {
  await insert(database.client, "booking_rules", {
    user_id: parties.proId,
    minimum_notice_hours: 0,
  });
  expect(await broken({ at: onMonday(660) - 1 })).toEqual([]);
  expect(await broken({ at: onMonday(660) })).toEqual(["still-to-come"]);
});

test("a change that breaks nothing has no broken rule, whatever the operation", async () => {
  const bookingId = await addBookingOf(database.client, parties);
  for (const operation of GUARDED_OPERATIONS) {
    expect(
      await broken({ operation, bookingId: isNew(operation) ? null : bookingId }),
      operation,
    ).toEqual([]);
  }
});

const BREACHES: [GuardRule, string][] = [
  ["professional-active", "update users set hidden_at = 1"],
  ["professional-active", "update users set deactivated_at = 1"],
  ["professional-active", "update users set deletion_requested_at = 1"],
  ["professional-active", "update users set deleted_at = 1"],
  ["service-available", "update services set deleted_at = 1"],
  ["service-available", "update services set hidden_at = 1"],
  [
    "not-blocked",
    "insert into blocks select c.id, p.id, 1 from users c, users p where c.role < p.role",
  ],
  [
    "not-blocked",
    "insert into blocks select c.id, p.id, 1 from users c, users p where c.role > p.role",
  ],
];
test.each(BREACHES)(
  "the rule %s is broken for every operation that checks it, after: %s (threat 75)",
  async (rule, statement) => {
    const bookingId = await addBookingOf(database.client, parties);
    await database.client.execute(statement);
    for (const operation of GUARDED_OPERATIONS) {
      const found = await broken({
        operation,
        bookingId: isNew(operation) ? null : bookingId,
      });
      expect(found.includes(rule), operation).toBe(isToCheck(rule, operation));
    }
  },
);

test.each(["deactivated_at", "deletion_requested_at"])(
  "whoever leaves requests nothing, proposes nothing and takes no offer; what others do goes on: %s (threat 98)",
  async (column) => {
    const bookingId = await addBookingOf(database.client, parties);
    await database.client.execute(`update users set ${column} = 1 where role = 'customer'`);
    const found: Record<string, GuardRule[]> = {};
    for (const operation of GUARDED_OPERATIONS) {
      found[operation] = await broken({
        operation,
        bookingId: isNew(operation) ? null : bookingId,
      });
    }
    expect(found).toEqual({
      create: ["customer-active"],
      "propose-as-customer": ["customer-active"],
      offer: ["customer-active"],
      accept: [],
      "propose-as-professional": [],
      "accept-proposal": [],
    });
  },
);

test.each(["propose-as-customer", "propose-as-professional", "accept-proposal"] as const)(
  "a booking can move within the day that it fills by itself, but not into another full day: %s",
  async (operation) => {
    await insert(database.client, "booking_rules", { user_id: parties.proId, max_per_day: 1 });
    const bookingId = await addBookingOf(database.client, parties);
    expect(await broken({ operation, bookingId })).toEqual([]);
    const starts_at = onMonday(900) + 24 * 60 * MINUTE;
    const other = await addBookingOf(database.client, parties, { starts_at });
    expect(await broken({ operation, bookingId: other })).toEqual(["max-per-day"]);
  },
);

test("the pause after a booking of the longest length counts to its last minute", async () => {
  await insert(database.client, "booking_rules", { user_id: parties.proId, buffer_minutes: 120 });
  const longest = { starts_at: onMonday(480), ends_at: onMonday(960) };
  await addBookingOf(database.client, parties, { status: "confirmed", ...longest });
  const hour = (minute: number) => ({ startsAt: onMonday(minute), endsAt: onMonday(minute + 60) });
  expect(await broken(hour(1050))).toContain("buffer");
  expect(await broken(hour(1080))).not.toContain("buffer");
});

test("a confirmed booking whose service is deleted can still be moved (threat 40)", async () => {
  const bookingId = await addBookingOf(database.client, parties, { status: "confirmed" });
  await database.client.execute("update services set deleted_at = 1, status = 'inactive'");
  expect(await broken({ operation: "accept-proposal", bookingId })).toEqual([]);
});

test.each([
  ["the price", { price: 640_000 }],
  ["the type of the price", { priceType: "fixed" }],
  ["the title", { title: "House wiring" }],
  ["the professional", { professional: "Ravi & Sons" }],
  ["the version", { version: NOW - 1 }],
] as const)(
  "a request whose terms differ in %s breaks the rule of agreed terms (threat 73)",
  async (_, change) => {
    expect(await broken({ terms: { ...TERMS, ...change } })).toEqual(["terms-agreed"]);
    expect(await broken({ terms: null })).toEqual(["terms-agreed"]);
  },
);

test("broken rules are reported in the order of their table", async () => {
  await database.client.execute("update users set hidden_at = 1");
  const found = await broken({ startsAt: NOW - MINUTE, endsAt: NOW, terms: null });
  expect(found).toEqual(GUARD_RULE_NAMES.filter((rule) => found.includes(rule)));
  expect(found[0]).toBe("service-listed");
});
