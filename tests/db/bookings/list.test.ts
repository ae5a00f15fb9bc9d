import { beforeEach, describe, expect, test } from "vitest";
import { PARTIES } from "#app/domain/bookings/booking.ts";
import { BOOKING_TABS, type BookingTab } from "#app/domain/bookings/tabs.ts";
import { readBookings, selectBookingsBetween } from "#db/bookings/list.ts";
import type { Database } from "#db/connection/client.ts";
import { readAsWhole } from "#tests/db/plans.ts";
import { countedDatabase, emptyDatabase, type TestDatabase } from "#tests/support/database.ts";
import { NOW } from "#tests/support/fixtures.ts";
import {
  addBookingOf,
  addParties,
  onMonday,
  type Parties,
} from "#tests/support/records/bookings.ts";

const DAY = 24 * 60 * 60_000;
let database: TestDatabase;
let parties: Parties;
beforeEach(async () => {
  database = await emptyDatabase();
  parties = await addParties(database.client);
});

const list = (tab: BookingTab, fields: Partial<Parameters<typeof readBookings>[1]> = {}) =>
  readBookings(database.db, {
    userId: parties.proId,
    as: "professional",
    tab,
    page: 1,
    now: NOW,
    ...fields,
  });
const add = (id: string, days: number, status: string) =>
  addBookingOf(database.client, parties, { id, status, starts_at: NOW + days * DAY });

describe("the list of bookings", () => {
  beforeEach(async () => {
    await add("done", -9, "completed");
    await add("unmarked", -2, "confirmed");
    await add("next", 1, "confirmed");
    await add("requested", 2, "pending");
    await add("off", 3, "cancelled");
    await add("done-early", 5, "completed");
  });

  test.each<[BookingTab, string[]]>([
    ["all", ["next", "requested", "done-early", "off", "unmarked", "done"]],
    ["upcoming", ["next", "requested"]],
    ["requests", ["requested"]],
    ["past", ["done-early", "unmarked", "done"]],
    ["cancelled", ["off"]],
  ])(
    "has in the tab %s the bookings that belong there, in order (decision 75)",
    async (tab, ids) => {
      const { bookings, counts } = await list(tab);
      expect(bookings.map(({ id }) => id)).toEqual(ids);
      expect(counts[tab]).toBe(ids.length);
      expect(counts).toEqual({ all: 6, upcoming: 2, requests: 1, past: 3, cancelled: 1 });
    },
  );

  test("has each booking in one of Upcoming, Past and Cancelled, also a request whose time has come", async () => {
    await add("late", -1, "pending");
    const { counts } = await list("all");
    expect(counts).toEqual({ all: 7, upcoming: 2, requests: 2, past: 4, cancelled: 1 });
    expect((await list("past")).bookings.map(({ id }) => id)).toEqual([
      "done-early",
      "late",
      "unmarked",
      "done",
    ]);
  });

  test("has the bookings of one side, and the number of those on the other side (decision 76)", async () => {
    const mine = await list("all", { userId: parties.customerId, as: "customer" });
    expect(mine.bookings).toHaveLength(6);
    expect(mine.other).toBe(0);
    expect(await list("all", { userId: parties.customerId })).toMatchObject({
      bookings: [],
      other: 6,
    });
  });

  test("is read in one round trip", async () => {
    const { db, calls } = countedDatabase(database.client);
    await readBookings(db, {
      userId: parties.proId,
      as: "professional",
      tab: "all",
      page: 1,
      now: NOW,
    });
    expect(calls.count).toBe(1);
  });

  test("has names, but no e-mail addresses, phones or landmarks (decision 73)", async () => {
    const text = JSON.stringify(await list("all"));
    expect(text).toContain("Anita Ramdeen");
    expect(text).not.toMatch(/@|\+592|Yellow house/);
  });
});

test("a page of the list has twenty bookings", async () => {
  for (let i = 0; i < 23; i += 1) await add(`b${i}`, -i - 1, "completed");
  expect((await list("all")).bookings).toHaveLength(20);
  expect((await list("all", { page: 2 })).bookings.map(({ id }) => id)).toEqual([
    "b20",
    "b21",
    "b22",
  ]);
});

test("the pages of all bookings go on from the soonest to the last and then back into the past", async () => {
  for (let n = 1; n <= 15; n += 1) await add(`next-${n}`, n, "confirmed");
  for (let n = 1; n <= 15; n += 1) await add(`past-${n}`, -n, "completed");
  const pages = await Promise.all([list("all"), list("all", { page: 2 })]);
  expect(pages.flatMap(({ bookings }) => bookings.map(({ id }) => id))).toEqual([
    ...Array.from({ length: 15 }, (_, n) => `next-${n + 1}`),
    ...Array.from({ length: 15 }, (_, n) => `past-${n + 1}`),
  ]);
});

test("no tab goes through the bookings of other people", async () => {
  for (const tab of BOOKING_TABS) {
    for (const as of PARTIES) {
      const read = (db: Database) =>
        readBookings(db, { userId: parties.proId, as, tab, page: 2, now: NOW });
      expect(await readAsWhole(database.client, read), `${tab} ${as}`).toEqual([]);
    }
  }
});

test("a page past the end is the last one, as after the only request of a page is answered", async () => {
  for (let n = 0; n < 21; n += 1) await add(`request-${n}`, n + 1, "pending");
  const last = await list("requests", { page: 9 });
  expect([last.page, last.bookings.map(({ id }) => id)]).toEqual([2, ["request-20"]]);
  await database.client.execute("update bookings set status = 'confirmed' where id = 'request-20'");
  const before = await list("requests", { page: 2 });
  expect([before.page, before.bookings.length]).toEqual([1, 20]);
});

test("a person without bookings has an empty list and zero counts", async () => {
  expect(await list("all")).toMatchObject({
    bookings: [],
    counts: { all: 0, upcoming: 0 },
    other: 0,
  });
});

test("the bookings of a week are those that are not cancelled, with phone and place once they are confirmed", async () => {
  await addBookingOf(database.client, parties, { id: "sure", status: "confirmed" });
  await addBookingOf(database.client, parties, { id: "requested", starts_at: onMonday(720) });
  await addBookingOf(database.client, parties, {
    id: "off",
    status: "cancelled",
    starts_at: onMonday(600),
  });
  await addBookingOf(database.client, parties, {
    id: "later",
    starts_at: onMonday(1440 * 7 + 540),
  });
  const week = { userId: parties.proId, from: onMonday(0), to: onMonday(1440 * 7) };
  const rows = await selectBookingsBetween(database.db, week);
  expect(
    rows.map(({ id, customerPhone, landmark }) => [id, customerPhone !== null, landmark !== null]),
  ).toEqual([
    ["sure", true, true],
    ["requested", false, false],
  ]);
  expect(await selectBookingsBetween(database.db, { ...week, userId: parties.customerId })).toEqual(
    [],
  );
});
