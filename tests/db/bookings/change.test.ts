import type { InValue } from "@libsql/client";
import { beforeEach, expect, test } from "vitest";
import type { Party } from "#app/domain/bookings/booking.ts";
import type { BookingTransition } from "#app/domain/bookings/transitions.ts";
import { storeTransition } from "#db/bookings/change.ts";
import { insert, NOW } from "#tests/support/fixtures.ts";
import { addBookingOf, onMonday, writtenRows } from "#tests/support/records/bookings.ts";
import { emailsIn } from "#tests/support/records/outbox.ts";
import { NOTIFICATIONS, storedTransitions } from "#tests/support/records/stored-transitions.ts";

let fixture: Awaited<ReturnType<typeof storedTransitions>>;
beforeEach(async () => {
  fixture = await storedTransitions();
});

test("accepting a request confirms it, with its history, the notification and the e-mail", async () => {
  const { database, parties, apply, stored } = fixture;
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
  const { database, parties, found, stored } = fixture;
  const id = await addBookingOf(database.client, parties);
  const booking = await found(id);
  await database.client.execute("update bookings set updated_at = updated_at + 1");
  const before = await stored(id);
  const change = { booking, transition: "accept", actor: "professional", at: NOW } as const;
  expect(await storeTransition(database.db, change, NOTIFICATIONS(parties.customerId))).toBe(false);
  expect(await stored(id)).toEqual(before);
});

test("of two overlapping requests that are accepted at once, one is confirmed and the other stays a request (threat 37)", async () => {
  const { database, parties, apply, stored } = fixture;
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
  const { database, parties, found } = fixture;
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
  const { database, parties, apply, found } = fixture;
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
    const { database, parties, apply } = fixture;
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
  const { database, parties, apply, stored } = fixture;
  const id = await addBookingOf(database.client, parties, { expires_at: NOW });
  expect(await apply(id, "accept", "professional")).toBe(false);
  expect(await stored(id)).toMatchObject({ status: "pending" });
});

test("a request whose service is deleted meanwhile is confirmed by no transition (threat 40)", async () => {
  const { database, parties, found, apply } = fixture;
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
  const { database, parties, apply, stored } = fixture;
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
  const { database, parties, apply, found, stored } = fixture;
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
  const { database, parties, apply, stored } = fixture;
  const id = await addBookingOf(database.client, parties, { status: "confirmed" });
  await apply(id, "no-show", "professional");
  expect(await stored(id)).toMatchObject({ status: "confirmed", no_show: "customer" });
});

test("a person who switched e-mails off gets the notification only", async () => {
  const { database, parties, apply } = fixture;
  await insert(database.client, "settings", {
    user_id: parties.customerId,
    email_notifications: 0,
    updated_at: NOW,
  });
  const id = await addBookingOf(database.client, parties);
  await apply(id, "accept", "professional");
  expect(await writtenRows(database.client)).toMatchObject({ notifications: 1, mail_outbox: 0 });
});
