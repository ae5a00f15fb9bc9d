import { expect, test } from "vitest";
import { VISIT_LENGTHS } from "#app/domain/bookings/visit.ts";
import { PRICE_TYPES } from "#app/domain/money/money.ts";
import { DAY_MS, HOUR_MS } from "#app/domain/time/durations.ts";
import { addDays, dayOf, momentOn } from "#app/domain/time/guyana-day.ts";
import { readBookingToChange } from "#db/bookings/booking-to-change.ts";
import { storeTransition } from "#db/bookings/change.ts";
import { addDaysOff, removeDaysOff } from "#db/bookings/days-off.ts";
import { recountFreeStarts } from "#db/bookings/free-starts.ts";
import { readHours, saveHours } from "#db/bookings/hours.ts";
import { emptyDatabase, type TestDatabase } from "#tests/support/database.ts";
import { addCustomer, addProfessional, addService, NOW } from "#tests/support/fixtures.ts";
import { anySchedule } from "#tests/support/random/schedules.ts";
import { type SeededRandom, seededRandom } from "#tests/support/random/seeded-random.ts";
import { addBookingOf, type Parties } from "#tests/support/records/bookings.ts";
import { readFreeStarts, staleServices } from "#tests/support/records/free-starts.ts";

const PROFESSIONALS = 4;
const ROUNDS = 80;
const CALLERS = 6;

type Storm = TestDatabase & { random: SeededRandom; parties: Parties[]; now: number };

/** What callers do, each by the functions of the site where there is one. */
const EVENTS: Record<string, (storm: Storm, parties: Parties) => Promise<unknown>> = {
  request: async ({ client, random, now }, parties) => {
    const day = addDays(dayOf(now), random.below(62));
    const startsAt = momentOn(day, 8 * 60 + random.below(26) * 30);
    const endsAt = startsAt + random.pick([30, 60, 120, 480]) * 60_000;
    const status = random.pick(["pending", "confirmed", "completed"]);
    // What is completed was confirmed before.
    const first = status === "completed" ? "confirmed" : status;
    const fields = { starts_at: startsAt, ends_at: endsAt, status: first };
    // Another booking may have the same start.
    const id = await addBookingOf(client, parties, fields).catch(() => null);
    if (id === null || status === first) return;
    await client.execute({
      sql: "update bookings set status = ? where id = ? and status = 'confirmed'",
      args: [status, id],
    });
  },
  transition: async (storm, { proId }) => {
    const { client, db, random, now } = storm;
    const { rows } = await client.execute({
      sql: "select id from bookings where professional_id = ? and id >= ? order by id limit 1",
      args: [proId, random.below(16).toString(16)],
    });
    const id = rows[0]?.id;
    const found = id ? await readBookingToChange(db, { id: String(id), userId: proId }) : null;
    if (!found) return;
    const { booking } = found;
    // What has ended stays as it is: the rules offer no step of it, which the write itself does not ask again.
    if (booking.status === "completed" || booking.status === "cancelled") return;
    const proposedStartsAt = booking.startsAt + random.pick([-3, 1, 24, 48]) * HOUR_MS;
    const transition = random.pick(
      booking.proposedStartsAt === null
        ? (["accept", "decline", "cancel", "complete", "propose"] as const)
        : (["accept-proposal", "cancel", "decline-proposal"] as const),
    );
    const actor = transition === "accept-proposal" ? "customer" : "professional";
    const change = { booking, transition, actor, at: now } as const;
    await storeTransition(
      db,
      transition === "propose" ? { ...change, proposedStartsAt } : change,
      [],
    );
  },
  // Nothing removes what is completed.
  removal: ({ client, random }, { proId }) =>
    client.execute({
      sql: `delete from bookings where id in (select id from bookings
        where professional_id = ? and id like ? and status <> 'completed')`,
      args: [proId, `${random.below(10)}%`],
    }),
  hours: async ({ db, random, now }, { proId }) => {
    const { version } = await readHours(db, proId, dayOf(now));
    const { rules } = anySchedule(random, now);
    const hours = [0, 1, 2, 3, 4, 5, 6]
      .filter(() => random.percent(60))
      .map((weekday) => {
        const from = random.below(80) * 15;
        return { weekday, from, to: Math.min(1440, from + 30 + random.below(40) * 15) };
      });
    await saveHours(db, proId, { hours, rules }, { version, now });
  },
  "day off": ({ db, random, now }, { proId }) => {
    const from = addDays(dayOf(now), random.below(60));
    return addDaysOff(db, proId, {
      from,
      to: addDays(from, random.below(10)),
      today: dayOf(now),
    });
  },
  "day on": ({ db, random, now }, { proId }) => {
    const from = addDays(dayOf(now), random.below(60));
    const to = addDays(from, random.below(3));
    return removeDaysOff(db, proId, { from, to, today: dayOf(now) });
  },
  "service edit": ({ client, random }, { serviceId }) =>
    client.execute({
      sql: `update services set availability_weekdays = 1, availability_weekends = ?, availability_evenings = ?,
        price_type = ?, visit_minutes = ?, title = ? where id = ?`,
      args: [
        ...[random.below(2), random.below(2), random.pick(PRICE_TYPES), random.pick(VISIT_LENGTHS)],
        ...[`Title ${random.below(100)}`, serviceId],
      ],
    }),
  "new service": async ({ client, parties }, { proId, customerId }) => {
    if (parties.length > 3 * PROFESSIONALS) return;
    parties.push({ proId, customerId, serviceId: await addService(client, proId) });
  },
  recount: ({ db, now }, { proId }) => recountFreeStarts(db, { now, professionalId: proId }),
  job: ({ db, now }) => recountFreeStarts(db, { now }),
};
const NAMES = Object.keys(EVENTS);

/** Every fresh row is what the rules say; gives how many are fresh. */
async function expectTrue({ client, now }: Storm, what: string): Promise<number> {
  const rows = (await readFreeStarts(client, now)).filter(({ fresh }) => fresh);
  for (const { stored, counted } of rows) expect(stored, what).toEqual(counted);
  return rows.length;
}

test.each([1, 2, 3, 4])(
  "a fresh row is what the rules say while bookings, hours, days off and services change in parallel, and after the job none is stale [seed %i]",
  async (seed) => {
    const storm: Storm = {
      ...(await emptyDatabase()),
      random: seededRandom(seed),
      parties: [],
      now: NOW,
    };
    const { client, db, random, parties } = storm;
    const customerId = await addCustomer(client);
    for (let i = 0; i < PROFESSIONALS; i += 1) {
      const proId = await addProfessional(client);
      parties.push({ proId, customerId, serviceId: await addService(client, proId) });
    }
    let fresh = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      storm.now += random.pick([1, 1, 1, 30 * 60_000, 5 * HOUR_MS, random.below(6) * DAY_MS]);
      const names = Array.from({ length: CALLERS }, () => random.pick(NAMES));
      await Promise.all(names.map((name) => EVENTS[name]?.(storm, random.pick(parties))));
      if (random.percent(40)) fresh += await expectTrue(storm, `round ${round}: ${names}`);
    }
    expect(fresh).toBeGreaterThan(ROUNDS / 4);
    await recountFreeStarts(db, { now: storm.now });
    expect(await staleServices(client, storm.now)).toEqual([]);
    expect(await expectTrue(storm, "at the end")).toBe(parties.length);
  },
);
