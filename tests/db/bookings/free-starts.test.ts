import type { InStatement } from "@libsql/client";
import { beforeEach, describe, expect, test } from "vitest";
import { DAY_MS } from "#app/domain/time/durations.ts";
import { recountFreeStarts } from "#db/bookings/free-starts.ts";
import { openDatabase } from "#db/connection/client.ts";
import { readServicePage } from "#db/services/service-page.ts";
import { aroundCalls } from "#tests/support/around-calls.ts";
import { emptyDatabase, type TestDatabase } from "#tests/support/database.ts";
import { addProfessional, addService, insert, NOW } from "#tests/support/fixtures.ts";
import {
  addBookingOf,
  addParties,
  MONDAY,
  onMonday,
  type Parties,
} from "#tests/support/records/bookings.ts";
import { readFreeStarts, staleServices } from "#tests/support/records/free-starts.ts";

let database: TestDatabase;
let parties: Parties;
/** Another service of the same professional, and one of somebody else. */
let second: string;
let foreign: string;
beforeEach(async () => {
  database = await emptyDatabase();
  const { client, db } = database;
  parties = await addParties(client);
  second = await addService(client, parties.proId);
  foreign = await addService(client, await addProfessional(client));
  await addBookingOf(client, parties, {
    id: "held",
    starts_at: onMonday(600),
    ends_at: onMonday(660),
  });
  await insert(client, "availability", {
    id: "hours",
    user_id: parties.proId,
    weekday: 1,
    starts_minute: 480,
    ends_minute: 960,
  });
  await insert(client, "days_off", { user_id: parties.proId, day: "2026-11-24" });
  await insert(client, "booking_rules", { user_id: parties.proId });
  expect(await recountFreeStarts(db, { now: NOW })).toBe(3);
  return () => client.close();
});

const stale = () => staleServices(database.client, NOW);
const execute = (statement: InStatement) => database.client.execute(statement);

test("a new service has a row that is stale until it is counted", async () => {
  expect(await stale()).toEqual([]);
  const id = await addService(database.client, parties.proId);
  expect(await stale()).toEqual([id]);
});

describe("a change of the schedule makes the rows stale that it concerns", () => {
  test.each([
    ["a new request", () => addBookingOf(database.client, parties)],
    ["a cancelled booking", "update bookings set status = 'cancelled' where id = 'held'"],
    [
      "a booking that is completed early",
      "update bookings set status = 'completed' where id = 'held'",
    ],
    [
      "a moved booking",
      "update bookings set starts_at = starts_at + 3600000, ends_at = ends_at + 3600000 where id = 'held'",
    ],
    ["a longer booking", "update bookings set ends_at = ends_at + 1800000 where id = 'held'"],
    ["a deleted booking", "delete from bookings where id = 'held'"],
    [
      "more hours",
      () =>
        insert(database.client, "availability", {
          ...{ id: "more", user_id: parties.proId },
          ...{ weekday: 2, starts_minute: 480, ends_minute: 960 },
        }),
    ],
    ["other hours", "update availability set ends_minute = 900"],
    ["fewer hours", "delete from availability"],
    [
      "a day off",
      () => insert(database.client, "days_off", { user_id: parties.proId, day: "2026-11-25" }),
    ],
    ["another day off", "update days_off set day = '2026-11-26'"],
    ["a day on", "delete from days_off"],
    ["a longer pause between jobs", "update booking_rules set buffer_minutes = 30"],
    ["more notice", "update booking_rules set minimum_notice_hours = 24"],
    ["a nearer horizon", "update booking_rules set horizon_days = 14"],
    ["fewer jobs a day", "update booking_rules set max_per_day = 1"],
    ["no rules", "delete from booking_rules"],
  ])("%s: those of the professional", async (_, change) => {
    await (typeof change === "string" ? execute(change) : change());
    expect(await stale()).toEqual([parties.serviceId, second]);
  });

  test.each([
    ["its windows", "availability_evenings = 1"],
    ["the length of its visit", "visit_minutes = 240"],
    ["its price", "price_type = 'fixed'"],
  ])("%s: that of the service", async (_, change) => {
    await execute({ sql: `update services set ${change} where id = ?`, args: [second] });
    expect(await stale()).toEqual([second]);
  });

  test("a booking that another professional gets: those of both", async () => {
    await execute(
      "update bookings set professional_id = (select id from users where role = 'professional' and email <> 'ravi@kayap.test')",
    );
    expect(await stale()).toEqual([parties.serviceId, second, foreign]);
  });

  test("a service of another professional: its row, which belongs to them from then on", async () => {
    const other = await addProfessional(database.client);
    await execute({ sql: "update services set pro_id = ? where id = ?", args: [other, second] });
    expect(await stale()).toEqual([second]);
    const { rows } = await execute({
      sql: "select count(*) as n from free_starts where pro_id = ?",
      args: [other],
    });
    expect(rows[0]?.n).toBe(1);
  });
});

test.each([
  ["a request is accepted", "update bookings set status = 'confirmed' where id = 'held'"],
  ["a note of a booking changes", "update bookings set notes = 'Dog', updated_at = updated_at + 1"],
  [
    "the address of the calendar changes",
    "update booking_rules set feed_hash = 'x', feed_updated_at = 1",
  ],
  [
    "a service has another title",
    "update services set title = 'Wiring', updated_at = updated_at + 1",
  ],
])("no row is stale when %s", async (_, change) => {
  await execute(change);
  expect(await stale()).toEqual([]);
});

test("the row goes with its service", async () => {
  await execute({ sql: "delete from services where id = ?", args: [second] });
  const { rows } = await execute("select count(*) as n from free_starts");
  expect(rows[0]?.n).toBe(2);
});

describe("a recount", () => {
  test("leaves a row stale whose schedule changes between its read and its write", async () => {
    const { client } = database;
    await addBookingOf(client, parties);
    const interrupted = aroundCalls(client, async (sent, call) => {
      if (JSON.stringify(sent).includes('update \\"free_starts')) {
        await addBookingOf(client, parties, { starts_at: onMonday(900), ends_at: onMonday(960) });
      }
      return call();
    });
    await recountFreeStarts(openDatabase(interrupted), { now: NOW });
    expect(await stale()).toEqual([parties.serviceId, second]);
    await recountFreeStarts(database.db, { now: NOW });
    expect(await stale()).toEqual([]);
  });

  test("of one professional leaves the others alone", async () => {
    await execute("update free_starts set version = version + 1");
    const { proId: professionalId } = parties;
    expect(await recountFreeStarts(database.db, { now: NOW, professionalId })).toBe(2);
    expect(await stale()).toEqual([foreign]);
  });

  test("renews rows before they no longer reach the horizon, and not every day", async () => {
    expect(await recountFreeStarts(database.db, { now: NOW + 5 * DAY_MS })).toBe(0);
    expect(await staleServices(database.client, NOW + 7 * DAY_MS)).toEqual([]);
    expect(await recountFreeStarts(database.db, { now: NOW + 6 * DAY_MS })).toBe(3);
    expect(await staleServices(database.client, NOW + 13 * DAY_MS)).toEqual([]);
  });

  test("corrects rows of a clock that was ahead", async () => {
    await recountFreeStarts(database.db, { now: NOW + 30 * DAY_MS });
    expect(await stale()).toHaveLength(3);
    expect(await recountFreeStarts(database.db, { now: NOW })).toBe(3);
    expect(await stale()).toEqual([]);
  });
});

describe("the next free times of a service", () => {
  const next = async (now = NOW) =>
    (await readServicePage(database.db, parties.serviceId, { viewer: null, now }))?.service
      .nextFree;
  const UNTIL_TEN = [onMonday(480), onMonday(510), onMonday(540)];

  test("are read from its row", async () => {
    expect(await next()).toEqual(UNTIL_TEN);
    expect(await next(onMonday(7 * 60))).toEqual([onMonday(540), onMonday(660), onMonday(690)]);
    // What stands in the row counts, not the schedule behind it.
    await execute("update free_starts set morning = replace(morning, '7', '0')");
    expect(await next()).toEqual([onMonday(660), onMonday(690), onMonday(720)]);
  });

  test("are read from its row for a week after it was counted, and then by the rules", async () => {
    await execute("update free_starts set morning = printf('%0*d', length(morning), 0)");
    expect((await next(NOW + 7 * DAY_MS))?.[0]).toBe(onMonday(720) + 7 * DAY_MS);
    expect((await next(NOW + 8 * DAY_MS))?.[0]).toBe(onMonday(480) + 7 * DAY_MS);
  });

  test("are counted by the rules while the row is stale, and the same as after the recount", async () => {
    await addBookingOf(database.client, parties, {
      starts_at: onMonday(480),
      ends_at: onMonday(540),
    });
    expect(await stale()).toContain(parties.serviceId);
    const AFTER = [onMonday(540), onMonday(660), onMonday(690)];
    expect(await next()).toEqual(AFTER);
    await recountFreeStarts(database.db, { now: NOW });
    expect(await next()).toEqual(AFTER);
  });

  test("skip days off, and follow the clock without a recount", async () => {
    await execute({
      sql: "insert into days_off (user_id, day) values (?, ?)",
      args: [parties.proId, MONDAY],
    });
    await recountFreeStarts(database.db, { now: NOW });
    expect(await next()).toEqual(UNTIL_TEN.map((at) => at + 7 * DAY_MS));
    await execute({ sql: "delete from days_off where day = ?", args: [MONDAY] });
    await recountFreeStarts(database.db, { now: NOW });
    expect(await next(onMonday(23 * 60))).toEqual(UNTIL_TEN.map((at) => at + 7 * DAY_MS));
  });

  test("are none where no hour can be booked", async () => {
    await execute("update availability set weekday = 0");
    expect(await next()).toEqual([]);
    await recountFreeStarts(database.db, { now: NOW });
    expect(await next()).toEqual([]);
  });

  test("agree with the plain reading of all tables", async () => {
    const rows = await readFreeStarts(database.client, NOW);
    expect(rows).toHaveLength(3);
    for (const { stored, counted } of rows) expect(stored).toEqual(counted);
  });
});
