import type { InValue } from "@libsql/client";
import { beforeEach, describe, expect, test } from "vitest";
import type { Party } from "#app/domain/bookings/booking.ts";
import { type BookingTransition, MOST_PROPOSALS } from "#app/domain/bookings/transitions.ts";
import { readBooking } from "#db/bookings/booking.ts";
import { readBookingToChange } from "#db/bookings/booking-to-change.ts";
import { type BookingChange, storeTransition } from "#db/bookings/change.ts";
import { emptyDatabase, type TestDatabase } from "#tests/support/database.ts";
import { addCustomer, insert, NOW } from "#tests/support/fixtures.ts";
import {
  addBookingOf,
  addParties,
  collisions,
  onMonday,
  type Parties,
  writtenRows,
} from "#tests/support/records/bookings.ts";
import { emailsIn } from "#tests/support/records/outbox.ts";

const HOUR = 60 * 60_000;

let database: TestDatabase;
let parties: Parties;
beforeEach(async () => {
  database = await emptyDatabase();
  parties = await addParties(database.client);
});

async function found(id: string) {
  const one = await readBookingToChange(database.db, { id, userId: parties.proId });
  if (!one) throw new Error("No such booking");
  return one.booking;
}

const NOTIFICATIONS = (userId: string) => [
  {
    userId,
    title: "News",
    body: [],
    link: "/",
    about: null,
    from: null,
    email: {
      to: `${userId}@kayap.test`,
      emailContent: { subject: "S", text: "T", html: "H" },
    },
  },
];

/** Applies a transition to a booking as it is stored now. */
async function apply(
  id: string,
  transition: BookingTransition,
  actor: Party,
  more: Partial<BookingChange> = {},
) {
  const booking = await found(id);
  return storeTransition(
    database.db,
    { booking, transition, actor, at: NOW, ...more },
    NOTIFICATIONS(parties.customerId),
  );
}

async function stored(id: string) {
  const { rows } = await database.client.execute({
    sql: "select * from bookings where id = ?",
    args: [id],
  });
  return rows[0];
}

test("accepting a request confirms it, with its history, the notification and the e-mail", async () => {
  const id = await addBookingOf(database.client, parties);
  expect(await apply(id, "accept", "professional")).toBe(true);
  expect(await stored(id)).toMatchObject({
    status: "confirmed",
    expires_at: null,
    sequence: 1,
    updated_at: NOW,
  });
  const { rows } = await database.client.execute("select * from booking_history");
  expect(rows).toMatchObject([
    {
      actor: "professional",
      action: "accepted",
      from_status: "pending",
      to_status: "confirmed",
      created_at: NOW,
    },
  ]);
  expect(await emailsIn(database.client)).toMatchObject([{ kind: "booking-accepted" }]);
  expect(await writtenRows(database.client)).toMatchObject({ notifications: 1 });
});

test("nothing is written when the booking has another version than the one that was read (threat 76)", async () => {
  const id = await addBookingOf(database.client, parties);
  const booking = await found(id);
  await database.client.execute("update bookings set updated_at = updated_at + 1");
  const before = await stored(id);
  const change = { booking, transition: "accept", actor: "professional", at: NOW } as const;
  expect(await storeTransition(database.db, change, NOTIFICATIONS(parties.customerId))).toBe(false);
  expect(await stored(id)).toEqual(before);
});

test("of two overlapping requests that are accepted at once, one is confirmed and the other stays a request (threat 37)", async () => {
  const first = await addBookingOf(database.client, parties);
  const second = await addBookingOf(database.client, parties, { starts_at: onMonday(570) });
  const answers = await Promise.all(
    [first, second].map((id) => apply(id, "accept", "professional")),
  );
  expect(answers.toSorted()).toEqual([false, true]);
  const states = [(await stored(first))?.status, (await stored(second))?.status];
  expect(states.toSorted()).toEqual(["confirmed", "pending"]);
  expect(await writtenRows(database.client)).toMatchObject({
    booking_history: 1,
    notifications: 1,
    mail_outbox: 1,
  });
});

test("of accepting, declining and cancelling one booking at once, exactly one happens (threat 38)", async () => {
  for (let round = 0; round < 10; round += 1) {
    const id = await addBookingOf(database.client, parties, {
      starts_at: onMonday(480 + 60 * round),
    });
    const booking = await found(id);
    const transitions: [BookingTransition, Party][] = [
      ["accept", "professional"],
      ["decline", "professional"],
      ["cancel", "customer"],
    ];
    const answers = await Promise.all(
      transitions.map(([transition, actor]) =>
        storeTransition(
          database.db,
          { booking, transition, actor, at: NOW },
          NOTIFICATIONS(parties.proId),
        ),
      ),
    );
    expect(answers.filter(Boolean)).toHaveLength(1);
  }
  expect(await writtenRows(database.client)).toMatchObject({
    booking_history: 10,
    notifications: 10,
    mail_outbox: 10,
  });
});

test("every change gives a booking a new version, even within one millisecond (threat 76)", async () => {
  const id = await addBookingOf(database.client, parties);
  const versions = new Set([(await found(id)).updatedAt]);
  for (const [transition, actor] of [
    ["propose", "customer"],
    ["decline-proposal", "professional"],
    ["accept", "professional"],
  ] as const) {
    const more = transition === "propose" ? { proposedStartsAt: onMonday(840) } : {};
    const { updatedAt: at } = await found(id);
    expect(await apply(id, transition, actor, { at, ...more })).toBe(true);
    versions.add((await found(id)).updatedAt);
  }
  expect(versions.size).toBe(4);
});

const CONFIRMED = { status: "confirmed", expires_at: null };
const PROPOSED = { proposed_starts_at: onMonday(780), proposed_by: "customer", proposals: 1 };

test.each<[BookingTransition, Party, Record<string, InValue>, string, string]>([
  ["accept", "professional", {}, "accepted", "confirmed"],
  ["decline", "professional", {}, "declined", "cancelled"],
  ["cancel", "customer", CONFIRMED, "cancelled", "cancelled"],
  ["complete", "customer", CONFIRMED, "completed", "completed"],
  ["propose", "customer", {}, "proposed", "pending"],
  ["accept-proposal", "professional", PROPOSED, "proposal_accepted", "confirmed"],
  ["decline-proposal", "professional", PROPOSED, "proposal_declined", "pending"],
  ["no-show", "professional", CONFIRMED, "no_show", "confirmed"],
  ["dispute", "customer", { status: "completed", expires_at: null }, "disputed", "completed"],
])(
  "the transition %s by the %s is one row of the history, with both statuses (threat 38)",
  async (transition, actor, fields, action, to) => {
    const id = await addBookingOf(database.client, parties, fields);
    const more = transition === "propose" ? { proposedStartsAt: onMonday(840) } : {};
    expect(await apply(id, transition, actor, { reason: "As agreed.", ...more })).toBe(true);
    const { rows } = await database.client.execute("select * from booking_history");
    expect(rows).toMatchObject([
      {
        booking_id: id,
        actor,
        action,
        from_status: fields.status ?? "pending",
        to_status: to,
        created_at: NOW,
      },
    ]);
  },
);

test("a request that has run out is not accepted, even when it was read as open before", async () => {
  const id = await addBookingOf(database.client, parties, { expires_at: NOW });
  expect(await apply(id, "accept", "professional")).toBe(false);
  expect(await stored(id)).toMatchObject({ status: "pending" });
});

test("a request whose service is deleted meanwhile is confirmed by no transition (threat 40)", async () => {
  const proposed = { proposed_starts_at: onMonday(720), proposed_by: "customer", proposals: 1 };
  const requested = await addBookingOf(database.client, parties);
  const moved = await addBookingOf(database.client, parties, {
    starts_at: onMonday(900),
    ...proposed,
  });
  const read = await Promise.all([requested, moved].map(found));
  await database.client.execute("update services set deleted_at = 1");
  const [request, proposal] = read.map((booking) => ({ ...booking, serviceDeleted: false }));
  expect(await apply(requested, "accept", "professional", { booking: request })).toBe(false);
  expect(await apply(moved, "accept-proposal", "professional", { booking: proposal })).toBe(false);
  await database.client.execute("update bookings set status = 'confirmed', expires_at = null");
  expect(await apply(moved, "accept-proposal", "professional")).toBe(true);
});

test("declining and cancelling store who did it and why, and free the time at once (threat 40)", async () => {
  const id = await addBookingOf(database.client, parties);
  expect(await apply(id, "decline", "professional", { reason: "I am in Lethem." })).toBe(true);
  expect(await stored(id)).toMatchObject({
    status: "cancelled",
    ended_by: "professional",
    end_reason: "I am in Lethem.",
    sequence: 1,
  });
  expect(await addBookingOf(database.client, parties)).not.toBe(id);
});

test("a completed booking can be disputed once, as a report with an e-mail to support (decision 72)", async () => {
  const id = await addBookingOf(database.client, parties, { status: "confirmed" });
  expect(await apply(id, "complete", "customer")).toBe(true);
  const booking = await found(id);
  const dispute = () =>
    storeTransition(
      database.db,
      { booking, transition: "dispute", actor: "customer", reason: "Nobody came.", at: NOW },
      [],
      { to: "support@kayap.test", emailContent: { subject: "D", text: "D", html: "D" } },
    );
  expect((await Promise.all([dispute(), dispute()])).toSorted()).toEqual([false, true]);
  expect((await database.client.execute("select * from reports")).rows).toMatchObject([
    {
      reporter_id: parties.customerId,
      subject_kind: "booking",
      subject_id: id,
      reason: "Nobody came.",
    },
  ]);
  const support = (await emailsIn(database.client)).filter(({ recipient }) =>
    recipient.startsWith("support"),
  );
  expect(support).toHaveLength(1);
  expect(await stored(id)).toMatchObject({ status: "completed" });
});

test("reporting a missed appointment stores who did not come and changes nothing else", async () => {
  const id = await addBookingOf(database.client, parties, { status: "confirmed" });
  await apply(id, "no-show", "professional");
  expect(await stored(id)).toMatchObject({ status: "confirmed", no_show: "customer" });
});

describe("a proposed time", () => {
  const at11 = { proposedStartsAt: onMonday(11 * 60) };

  test("is stored beside the old one, which stays held until the other party accepts (decision 71)", async () => {
    const id = await addBookingOf(database.client, parties, {
      status: "confirmed",
      day_reminder_sent_at: 1,
    });
    expect(await apply(id, "propose", "professional", at11)).toBe(true);
    expect(await stored(id)).toMatchObject({
      starts_at: onMonday(540),
      proposed_starts_at: onMonday(660),
      proposed_by: "professional",
      proposals: 1,
      sequence: 0,
    });
    expect(await apply(id, "accept-proposal", "customer")).toBe(true);
    expect(await stored(id)).toMatchObject({
      id,
      status: "confirmed",
      starts_at: onMonday(660),
      ends_at: onMonday(720),
      booking_date: "2026-11-23",
      booking_time: "11:00",
      proposed_starts_at: null,
      day_reminder_sent_at: null,
      sequence: 1,
    });
  });

  const LATE_IN_TURN = { expires_at: NOW + HOUR, answer_reminder_sent_at: 1 };
  const NEW_TURN = { expires_at: NOW + 48 * HOUR, answer_reminder_sent_at: null };
  const turns: [string, BookingTransition, Party, Party | null, object][] = [
    ["a professional's new time is the customer's turn", "propose", "professional", null, NEW_TURN],
    [
      "a customer's new time stays the professional's turn",
      "propose",
      "customer",
      null,
      LATE_IN_TURN,
    ],
    [
      "a customer's new time instead of the professional's is the professional's turn",
      "propose",
      "customer",
      "professional",
      NEW_TURN,
    ],
    [
      "a professional's next new time stays the customer's turn",
      "propose",
      "professional",
      "professional",
      LATE_IN_TURN,
    ],
    [
      "a new time that the customer refuses is the professional's turn",
      "decline-proposal",
      "customer",
      "professional",
      NEW_TURN,
    ],
    [
      "a new time that the professional refuses stays their turn",
      "decline-proposal",
      "professional",
      "customer",
      LATE_IN_TURN,
    ],
  ];

  test.each(turns)(
    "for a request: %s, with time to answer and a reminder from the start only when the turn changes",
    async (_, transition, actor, proposedBy, expected) => {
      const id = await addBookingOf(database.client, parties, {
        ...LATE_IN_TURN,
        ...(proposedBy && { proposed_by: proposedBy, proposed_starts_at: onMonday(660) }),
      });
      const to = transition === "propose" ? { proposedStartsAt: onMonday(570) } : {};
      expect(await apply(id, transition, actor, to)).toBe(true);
      expect(await stored(id)).toMatchObject(expected);
    },
  );

  test("may overlap its own old time, but no other booking", async () => {
    const id = await addBookingOf(database.client, parties, { status: "confirmed" });
    await apply(id, "propose", "customer", { proposedStartsAt: onMonday(570) });
    const other = await addBookingOf(database.client, parties, { starts_at: onMonday(600) });
    const before = await writtenRows(database.client);
    expect(await apply(id, "accept-proposal", "professional")).toBe(false);
    expect(await writtenRows(database.client)).toEqual(before);
    await apply(other, "decline", "professional");
    expect(await apply(id, "accept-proposal", "professional")).toBe(true);
    expect(await collisions(database.client)).toBe(0);
  });

  test("that two bookings accept at once is given to one of them (threat 36)", async () => {
    const ids = await Promise.all(
      [480, 600].map(async (minute) => {
        const id = await addBookingOf(database.client, parties, {
          status: "confirmed",
          starts_at: onMonday(minute),
        });
        await apply(id, "propose", "customer", {
          proposedStartsAt: onMonday(720 + (minute - 480) / 4),
        });
        return id;
      }),
    );
    const answers = await Promise.all(
      ids.map((id) => apply(id, "accept-proposal", "professional")),
    );
    expect(answers.toSorted()).toEqual([false, true]);
    expect(await collisions(database.client)).toBe(0);
  });

  test("can be proposed three times at most, also at once", async () => {
    const id = await addBookingOf(database.client, parties, {
      proposals: MOST_PROPOSALS - 1,
      proposed_starts_at: at11.proposedStartsAt,
      proposed_by: "customer",
    });
    const booking = await found(id);
    const propose = (actor: Party) =>
      storeTransition(database.db, { booking, transition: "propose", actor, at: NOW, ...at11 }, []);
    expect(
      (await Promise.all([propose("customer"), propose("professional")])).filter(Boolean),
    ).toHaveLength(1);
    expect(await stored(id)).toMatchObject({ proposals: 3 });
  });

  test("that is declined leaves the booking as it was", async () => {
    const id = await addBookingOf(database.client, parties);
    await apply(id, "propose", "customer", at11);
    await apply(id, "decline-proposal", "professional");
    expect(await stored(id)).toMatchObject({
      starts_at: onMonday(540),
      proposed_by: null,
      status: "pending",
    });
  });
});

describe("reading one booking", () => {
  test("is possible for its two people only (threat 32)", async () => {
    const id = await addBookingOf(database.client, parties);
    const stranger = await addCustomer(database.client);
    expect(await readBooking(database.db, { id, userId: stranger })).toBeNull();
    expect(
      await readBooking(database.db, { id: crypto.randomUUID(), userId: parties.proId }),
    ).toBeNull();
    for (const userId of [parties.customerId, parties.proId]) {
      expect(await readBooking(database.db, { id, userId })).toMatchObject({ booking: { id } });
    }
  });

  test("gives the professional phone and exact place only once it is confirmed (decision 73)", async () => {
    const detailsFor = async (id: string, userId: string) => {
      const { customerPhone, landmark, notes, region } =
        (await readBooking(database.db, { id, userId }))?.booking ?? {};
      return { customerPhone, landmark, notes, region };
    };
    const all = {
      customerPhone: "+5926123456",
      landmark: "Yellow house behind the stelling",
      notes: "Dog in the yard.",
      region: "Demerara-Mahaica",
    };
    const id = await addBookingOf(database.client, parties);
    const own = { ...all, customerPhone: null };
    expect(await detailsFor(id, parties.customerId)).toEqual(own);
    expect(await detailsFor(id, parties.proId)).toEqual({
      ...all,
      customerPhone: null,
      landmark: null,
    });
    await apply(id, "accept", "professional");
    expect(await detailsFor(id, parties.proId)).toEqual(all);
    await apply(id, "cancel", "customer");
    expect(await detailsFor(id, parties.proId)).toEqual({
      ...all,
      customerPhone: null,
      landmark: null,
    });
  });

  test("is possible when its service is deleted or inactive, and when the customer's account is deleted (threat 40)", async () => {
    const id = await addBookingOf(database.client, parties);
    await database.client.execute("update services set deleted_at = 1, status = 'inactive'");
    await database.client.execute("update bookings set customer_id = null");
    expect(await readBooking(database.db, { id, userId: parties.proId })).toMatchObject({
      booking: { serviceTitle: "House wiring and breaker panels", customerName: "Former customer" },
    });
  });

  test("gives its history in order", async () => {
    const id = await addBookingOf(database.client, parties);
    await apply(id, "accept", "professional");
    await apply(id, "cancel", "customer", { reason: "The rain.", at: NOW + 1 });
    expect((await found(id)).history).toEqual([
      { actor: "professional", action: "accepted", reason: null, createdAt: NOW },
      { actor: "customer", action: "cancelled", reason: "The rain.", createdAt: NOW + 1 },
    ]);
  });
});

test("a person who switched e-mails off gets the notification only", async () => {
  await insert(database.client, "settings", {
    user_id: parties.customerId,
    email_notifications: 0,
    updated_at: NOW,
  });
  const id = await addBookingOf(database.client, parties);
  await apply(id, "accept", "professional");
  expect(await writtenRows(database.client)).toMatchObject({ notifications: 1, mail_outbox: 0 });
});
