import { beforeEach, describe, expect, test } from "vitest";
import { createBooking, isRequestOf, type NewBooking } from "#db/bookings/create.ts";
import { emptyDatabase, type TestDatabase } from "#tests/support/database.ts";
import { addCustomer, addProfessional, addService, insert, NOW } from "#tests/support/fixtures.ts";
import {
  addBookingOf,
  addParties,
  collisions,
  onMonday,
  type Parties,
  writtenRows,
} from "#tests/support/records/bookings.ts";
import { addConversation } from "#tests/support/records/conversations.ts";
import { emailsIn } from "#tests/support/records/outbox.ts";

const MINUTE = 60_000;
let database: TestDatabase;
let parties: Parties;
beforeEach(async () => {
  database = await emptyDatabase();
  parties = await addParties(database.client);
});

const NOTIFICATION = {
  title: "Anita asks for a booking",
  body: ["Monday"],
  link: "/dashboard/bookings/1",
  to: "ravi@kayap.test",
  emailContent: (reference: string) => ({ subject: reference, text: reference, html: reference }),
};
const limit = (most = 10) => ({
  action: "booking",
  subject: "anita",
  most,
  windowMs: 60 * MINUTE,
  now: NOW,
});

function newBooking(fields: Partial<NewBooking> & { minutes?: number } = {}): NewBooking {
  const { minutes = 60, ...more } = fields;
  const startsAt = more.startsAt ?? onMonday(9 * 60);
  return {
    id: crypto.randomUUID(),
    ...parties,
    professionalId: parties.proId,
    key: crypto.randomUUID(),
    startsAt,
    endsAt: startsAt + minutes * MINUTE,
    totalAmount: 650_000,
    priceType: "hourly",
    terms: {
      price: 650_000,
      priceType: "hourly",
      title: "House wiring and breaker panels",
      professional: "Ravi Persaud",
      version: NOW,
    },
    location: "customer",
    region: "Guyana",
    landmark: "Yellow house",
    notes: "",
    phone: "+5926123456",
    deviceHash: null,
    at: NOW,
    ...more,
  };
}
async function create(fields: Parameters<typeof newBooking>[0] = {}, most?: number) {
  const { id } = await createBooking(database.db, newBooking(fields), NOTIFICATION, limit(most));
  return id;
}

test("a request is stored with its history, the notification, the e-mail and one use of the limit", async () => {
  const booking = newBooking();
  expect(await createBooking(database.db, booking, NOTIFICATION, limit())).toEqual({
    id: booking.id,
    isShown: false,
    held: [{ startsAt: booking.startsAt, endsAt: booking.endsAt }],
  });
  const { client } = database;
  const { rows } = await client.execute("select * from bookings");
  expect(rows).toMatchObject([
    {
      id: booking.id,
      reference: expect.stringMatching(/^KY-[2-9A-HJ-NP-Z]{5}$/),
      booking_date: "2026-11-23",
      booking_time: "09:00",
      status: "pending",
      expires_at: NOW + 48 * 60 * MINUTE,
      notes: null,
    },
  ]);
  expect(await emailsIn(client)).toMatchObject([
    { kind: "booking-requested", recipient: "ravi@kayap.test", subject: rows[0]?.reference },
  ]);
  expect((await client.execute("select * from booking_history")).rows).toMatchObject([
    { actor: "customer", action: "requested", from_status: null, to_status: "pending" },
  ]);
  expect((await client.execute("select * from notifications")).rows).toMatchObject([
    { user_id: parties.proId, kind: "booking", title: NOTIFICATION.title, read_at: null },
  ]);
  expect((await client.execute("select count from rate_limits")).rows).toMatchObject([
    { count: 1 },
  ]);
});

test("a form that is sent again asks for the same, also after both agreed to another time (threat 96)", async () => {
  const booking = newBooking();
  await createBooking(database.db, booking, NOTIFICATION, limit());
  const { client, db } = database;
  const later = onMonday(15 * 60);
  await client.execute({
    sql: "update bookings set starts_at = ?, ends_at = ?, status = 'confirmed'",
    args: [later, later + 60 * MINUTE],
  });
  expect(await isRequestOf(db, booking.id, booking)).toBe(false);
  await insert(client, "booking_history", {
    id: "moved",
    booking_id: booking.id,
    actor: "customer",
    action: "proposal_accepted",
    created_at: NOW,
  });
  expect(await isRequestOf(db, booking.id, booking)).toBe(true);
  expect(await isRequestOf(db, booking.id, { ...booking, landmark: "Blue house" })).toBe(false);
});

test("a request says whether the conversation of the two shows it", async () => {
  const { proId, customerId } = parties;
  await addConversation(database.client, [customerId, proId]);
  const created = await createBooking(database.db, newBooking(), NOTIFICATION, limit());
  expect(created.isShown).toBe(true);
});

test.each(["deactivated_at", "deletion_requested_at"])(
  "a request of somebody who has left meanwhile, in another tab, writes nothing: %s (threat 98)",
  async (column) => {
    await database.client.execute({
      sql: `update users set ${column} = ? where id = ?`,
      args: [NOW, parties.customerId],
    });
    expect(await create()).toBeNull();
    expect(await writtenRows(database.client)).toEqual({
      bookings: 0,
      booking_history: 0,
      mail_outbox: 0,
      notifications: 0,
      reports: 0,
    });
    await database.client.execute(`update users set ${column} = null`);
    expect(await create()).not.toBeNull();
  },
);

test("the same form sent five times at once is one booking with one e-mail (threat 24)", async () => {
  const key = crypto.randomUUID();
  const ids = await Promise.all(Array.from({ length: 5 }, () => create({ key })));
  expect(new Set(ids).size).toBe(1);
  expect(ids[0]).not.toBeNull();
  expect(await writtenRows(database.client)).toMatchObject({
    bookings: 1,
    mail_outbox: 1,
    notifications: 1,
    booking_history: 1,
  });
  expect((await database.client.execute("select count from rate_limits")).rows).toMatchObject([
    { count: 1 },
  ]);
});

test("a form with the same key from another person is another booking", async () => {
  const key = crypto.randomUUID();
  const other = await addCustomer(database.client);
  expect(await create({ key })).not.toBe(
    await create({ key, customerId: other, startsAt: onMonday(600) }),
  );
});

describe("a time that is held", () => {
  test.each([
    ["the same span", 0, 60],
    ["a shorter one inside", 15, 30],
    ["a longer one around", -60, 240],
    ["one that begins before and ends in it", -30, 60],
    ["one that begins in it and ends after", 30, 60],
  ])("cannot be booked again: %s (threat 36)", async (_, shift, minutes) => {
    await create();
    const before = await writtenRows(database.client);
    expect(await create({ startsAt: onMonday(540 + shift), minutes })).toBeNull();
    expect(await writtenRows(database.client)).toEqual(before);
  });

  test("ends where the next one can begin", async () => {
    await create();
    expect(await create({ startsAt: onMonday(600) })).not.toBeNull();
    expect(await create({ startsAt: onMonday(480) })).not.toBeNull();
    expect(await collisions(database.client)).toBe(0);
  });

  test("has the professional's pause before and after it", async () => {
    await insert(database.client, "booking_rules", {
      user_id: parties.proId,
      buffer_minutes: 30,
    });
    await create();
    expect(await create({ startsAt: onMonday(615) })).toBeNull();
    expect(await create({ startsAt: onMonday(465) })).toBeNull();
    expect(await create({ startsAt: onMonday(630) })).not.toBeNull();
  });

  test("is free again as soon as its booking is cancelled (threat 40)", async () => {
    await addBookingOf(database.client, parties, { status: "cancelled" });
    expect(await create()).not.toBeNull();
  });

  test("does not hold the same time of another professional", async () => {
    const proId = await addProfessional(database.client);
    const serviceId = await addService(database.client, proId);
    await addBookingOf(database.client, { proId, serviceId, customerId: parties.customerId });
    expect(await create()).not.toBeNull();
  });
});

describe("no request is stored", () => {
  test.each([
    ["for one's own service", () => create({ customerId: parties.proId })],
    ["past the limit", () => create({}, 0)],
    [
      "for a service that is inactive",
      async () => {
        await database.client.execute("update services set status = 'inactive'");
        return create();
      },
    ],
    [
      "for a service whose owner is hidden",
      async () => {
        await database.client.execute(
          `update users set hidden_at = 1 where id = '${parties.proId}'`,
        );
        return create();
      },
    ],
    [
      "between people of whom one has blocked the other",
      async () => {
        await insert(database.client, "blocks", {
          blocker_id: parties.proId,
          blocked_id: parties.customerId,
          created_at: NOW,
        });
        return create();
      },
    ],
    [
      "on a day that is full",
      async () => {
        await insert(database.client, "booking_rules", {
          user_id: parties.proId,
          max_per_day: 1,
        });
        await addBookingOf(database.client, parties, { starts_at: onMonday(900) });
        return create();
      },
    ],
  ])("%s (threat 65)", async (_, attempt) => {
    expect(await attempt()).toBeNull();
    const { bookings, ...others } = await writtenRows(database.client);
    expect(bookings).toBeLessThanOrEqual(1);
    expect(others).toEqual({ booking_history: 0, notifications: 0, mail_outbox: 0, reports: 0 });
    expect((await database.client.execute("select * from rate_limits")).rows).toEqual([]);
  });
});

test("a reference that is taken is drawn again, and no e-mail contains it", async () => {
  // Refuses the first reference drawn, as the unique index would a taken one.
  await database.client.batch([
    "create table drawn (reference text)",
    `create trigger taken before insert on bookings when not exists (select 1 from drawn) begin
      insert into drawn values (new.reference);
      insert into bookings select new.id || 'x', new.reference, new.service_id, new.customer_id, new.professional_id,
        new.booking_date, new.booking_time, new.starts_at - 1000000000, new.ends_at - 1000000000, 'cancelled', null, null, null,
        new.total_amount, new.price_type, new.location, null, null, null, null, new.id || 'x', null, null, null, 0, 0,
        null, null, 0, 0, null, null; end`,
  ]);
  const id = await create();
  const { rows } = await database.client.execute(
    "select id, reference from bookings order by starts_at",
  );
  expect(rows).toHaveLength(2);
  expect(rows[1]).toMatchObject({ id });
  expect(rows[0]?.reference).not.toBe(rows[1]?.reference);
  expect((await emailsIn(database.client)).map(({ subject }) => subject)).toEqual([
    rows[1]?.reference,
  ]);
});

test("a booking is completed by a change, which counts it, and is never made as completed", async () => {
  const { client } = database;
  const completed = async () => {
    const { rows } = await client.execute("select completed_count as n from services");
    return rows.map(({ n }) => n);
  };
  await addBookingOf(client, parties, { id: "one", status: "confirmed" });
  expect(await completed()).toEqual([0]);
  await client.execute("update bookings set status = 'completed' where id = 'one'");
  expect(await completed()).toEqual([1]);
  await client.execute("create table copies as select * from bookings");
  await client.execute("delete from bookings");
  const again = client.execute("insert into bookings select * from copies");
  await expect(again).rejects.toThrow("a booking is completed by a change");
});

test("a professional who switched e-mails off gets the notification only", async () => {
  await insert(database.client, "settings", {
    user_id: parties.proId,
    email_notifications: 0,
    updated_at: NOW,
  });
  await create();
  expect(await writtenRows(database.client)).toMatchObject({
    bookings: 1,
    notifications: 1,
    mail_outbox: 0,
  });
});

test("the limit counts the bookings that were stored within an hour (threat 41)", async () => {
  for (let i = 0; i < 10; i += 1)
    expect(await create({ startsAt: onMonday(480 + i * 60) })).not.toBeNull();
  expect(await create({ startsAt: onMonday(480 + 24 * 60) })).toBeNull();
  const later = { ...limit(), now: NOW + 60 * MINUTE };
  const next = newBooking({ startsAt: onMonday(480 + 24 * 60), at: later.now });
  expect(await createBooking(database.db, next, NOTIFICATION, later)).toMatchObject({
    id: next.id,
  });
});
