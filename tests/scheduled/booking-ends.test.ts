import { beforeEach, describe, expect, test } from "vitest";
import { expireRequests } from "#app/actions/bookings/end-requests.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#app/domain/time/durations.ts";
import { remindOfBookings } from "#app/scheduled/booking-reminders.ts";
import { readToRemind, storeReminder } from "#db/bookings/due.ts";
import { emptyDatabase, type TestDatabase } from "#tests/support/database.ts";
import { insert, NOW } from "#tests/support/fixtures.ts";
import {
  addBookingOf,
  addParties,
  type Parties,
  writtenRows,
} from "#tests/support/records/bookings.ts";
import { recordedRooms } from "#tests/support/records/conversations.ts";
import { emailsIn } from "#tests/support/records/outbox.ts";

let database: TestDatabase;
let parties: Parties;
let live: ReturnType<typeof recordedRooms>;
beforeEach(async () => {
  database = await emptyDatabase();
  parties = await addParties(database.client);
  live = recordedRooms();
});

const setting = (now: number) => ({
  db: database.db,
  rooms: live.rooms,
  appOrigin: "http://kayap.test",
  now,
});
const add = (fields: Parameters<typeof addBookingOf>[2]) =>
  addBookingOf(database.client, parties, fields);
const sentEmails = async () =>
  (await emailsIn(database.client)).map(({ kind, recipient }) => `${kind} ${recipient}`);

describe("an unanswered request", () => {
  test("ends when its time to answer ends, not before, and both parties are notified (decision 68)", async () => {
    const id = await add({ expires_at: NOW });
    await expireRequests(setting(NOW - 1));
    expect(await sentEmails()).toEqual([]);
    await expireRequests(setting(NOW));
    const { rows } = await database.client.execute("select * from bookings");
    expect(rows).toMatchObject([
      { id, status: "cancelled", ended_by: "system", expires_at: null, sequence: 1 },
    ]);
    expect(await sentEmails()).toEqual([
      "booking-expired anita@kayap.test",
      "booking-expired ravi@kayap.test",
    ]);
    expect((await emailsIn(database.client))[0]?.subject).toBe(
      "Your request was not answered in time",
    );
    expect(
      (await database.client.execute("select actor, action from booking_history")).rows,
    ).toMatchObject([{ actor: "system", action: "expired" }]);
  });

  test("says to both that the customer did not answer the professional's new time", async () => {
    await add({
      expires_at: NOW,
      proposed_by: "professional",
      proposed_starts_at: NOW + 3 * DAY_MS,
    });
    await expireRequests(setting(NOW));
    const emails = await emailsIn(database.client);
    expect(emails.map(({ subject }) => subject)).toEqual([
      "Your request expired",
      "A request expired",
    ]);
    expect(emails[0]?.text).toContain("The new time was not answered, so the request was closed.");
    expect(emails[1]?.text).toContain("Anita Ramdeen did not answer the new time");
  });

  test("ends once when the job runs several times at once", async () => {
    for (let i = 0; i < 5; i += 1)
      await add({ expires_at: NOW, starts_at: NOW + i * HOUR_MS + HOUR_MS });
    await Promise.all([1, 2, 3].map(() => expireRequests(setting(NOW))));
    expect(await writtenRows(database.client)).toMatchObject({
      booking_history: 5,
      notifications: 10,
      mail_outbox: 10,
    });
    expect(live.calls).toHaveLength(10);
  });

  test("frees its time when it ends", async () => {
    await add({ expires_at: NOW });
    await expireRequests(setting(NOW));
    expect(await add({})).toBeDefined();
  });
});

describe("a reminder", () => {
  const cases: {
    reminder: string;
    kind: string;
    fields: Parameters<typeof addBookingOf>[2];
    who: string[];
  }[] = [
    {
      reminder: "to answer",
      kind: "booking-reminded_answer",
      fields: { created_at: NOW - DAY_MS, expires_at: NOW + DAY_MS },
      who: ["ravi"],
    },
    {
      reminder: "of tomorrow's job",
      kind: "booking-reminded_day",
      fields: { status: "confirmed", starts_at: NOW + DAY_MS },
      who: ["ravi", "anita"],
    },
    {
      reminder: "of the job in two hours",
      kind: "booking-reminded_hour",
      fields: { status: "confirmed", starts_at: NOW + 2 * HOUR_MS },
      who: ["ravi", "anita"],
    },
    {
      reminder: "to mark it as completed",
      kind: "booking-reminded_completion",
      fields: { status: "confirmed", starts_at: NOW - 49 * HOUR_MS },
      who: ["ravi", "anita"],
    },
  ];

  test.each(cases)(
    "$reminder is sent when it is due, once, to the parties it concerns",
    async ({ kind, fields, who }) => {
      await add(fields);
      await remindOfBookings(setting(NOW - MINUTE_MS));
      expect(await sentEmails()).toEqual([]);
      await Promise.all([remindOfBookings(setting(NOW)), remindOfBookings(setting(NOW))]);
      await remindOfBookings(setting(NOW + MINUTE_MS));
      expect((await sentEmails()).toSorted()).toEqual(
        who.map((name) => `${kind} ${name}@kayap.test`).toSorted(),
      );
      expect(await writtenRows(database.client)).toMatchObject({
        notifications: who.length,
        booking_history: 1,
      });
      const ids: Record<string, string> = { ravi: parties.proId, anita: parties.customerId };
      expect(live.calls.toSorted()).toEqual(
        who.map((name) => ["refreshInbox", ids[name]]).toSorted(),
      );
    },
  );

  test("to answer a new time goes to whom it was proposed, after half of the time they have (decision 68)", async () => {
    await add({
      ...{ created_at: NOW - 48 * HOUR_MS, updated_at: NOW - DAY_MS, expires_at: NOW + DAY_MS },
      ...{ proposed_by: "professional", proposed_starts_at: NOW + 3 * DAY_MS, proposals: 1 },
    });
    await remindOfBookings(setting(NOW - MINUTE_MS));
    expect(await sentEmails()).toEqual([]);
    await remindOfBookings(setting(NOW));
    expect(await sentEmails()).toEqual(["booking-reminded_answer anita@kayap.test"]);
    const [email] = await emailsIn(database.client);
    expect(email?.subject).toBe("Ravi Persaud is waiting for your answer");
    expect(email?.text).toContain("The new time would be");
  });

  test("is not sent for a booking that has changed since it was read: it may be the other one's turn", async () => {
    await add({ created_at: NOW - DAY_MS, expires_at: NOW + DAY_MS });
    const [found] = await readToRemind(database.db, "answer", NOW);
    await database.client.execute("update bookings set updated_at = updated_at + 1");
    if (!found) throw new Error("No booking is due.");
    const change = { booking: found.booking, reminder: "answer", at: NOW } as const;
    expect(await storeReminder(database.db, change, [])).toBe(false);
    await remindOfBookings(setting(NOW));
    expect(await sentEmails()).toEqual(["booking-reminded_answer ravi@kayap.test"]);
  });

  test("of tomorrow is not sent in the last 12 hours, and that of the next hours not in the last minutes", async () => {
    await add({ status: "confirmed", starts_at: NOW + 12 * HOUR_MS });
    await add({ status: "confirmed", starts_at: NOW + 15 * MINUTE_MS, ends_at: NOW + HOUR_MS });
    await remindOfBookings(setting(NOW));
    expect(await sentEmails()).toEqual([]);
  });

  test("is not sent for a booking that is cancelled, completed or reported as missed", async () => {
    await add({ status: "cancelled", starts_at: NOW + DAY_MS });
    await add({ status: "completed", starts_at: NOW - 49 * HOUR_MS });
    await add({ status: "confirmed", starts_at: NOW - 51 * HOUR_MS, no_show: "customer" });
    await remindOfBookings(setting(NOW));
    expect(await sentEmails()).toEqual([]);
  });

  test("is not sent to a person who switched reminders off, neither on the site nor by e-mail", async () => {
    await insert(database.client, "settings", {
      user_id: parties.customerId,
      booking_reminders: 0,
      updated_at: NOW,
    });
    await insert(database.client, "settings", {
      user_id: parties.proId,
      email_notifications: 0,
      updated_at: NOW,
    });
    await add({ status: "confirmed", starts_at: NOW + DAY_MS });
    await remindOfBookings(setting(NOW));
    expect(await sentEmails()).toEqual([]);
    const { rows } = await database.client.execute(
      "select user_id, title, body, body_parts from notifications",
    );
    expect(rows).toMatchObject([
      {
        user_id: parties.proId,
        title: "Reminder: House wiring and breaker panels",
        body: "",
        body_parts: JSON.stringify([NOW + DAY_MS, ", with Anita Ramdeen."]),
      },
    ]);
  });

  test("of a booking that was moved is sent again for its new time", async () => {
    await add({ status: "confirmed", starts_at: NOW + DAY_MS, day_reminder_sent_at: null });
    await remindOfBookings(setting(NOW));
    await database.client.execute(
      "update bookings set starts_at = starts_at + 86400000, ends_at = ends_at + 86400000, day_reminder_sent_at = null",
    );
    await remindOfBookings(setting(NOW + DAY_MS));
    expect(await sentEmails()).toHaveLength(4);
  });
});
