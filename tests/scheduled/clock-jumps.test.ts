import { beforeEach, describe, expect, test, vi } from "vitest";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#app/domain/time/durations.ts";
import { runScheduled } from "#app/scheduled/run-scheduled.ts";
import { queueMailCheck } from "#db/accounts/account-email.ts";
import { countUse, limitedUntil } from "#db/rate-limit.ts";
import { emailSenderThat } from "#tests/support/application/email-sender.ts";
import { emptyDatabase, type TestDatabase } from "#tests/support/database.ts";
import { NOW } from "#tests/support/fixtures.ts";
import { addBookingOf, addParties, type Parties } from "#tests/support/records/bookings.ts";
import {
  addConversation,
  addMessage,
  recordedRooms,
} from "#tests/support/records/conversations.ts";
import { addEmail, emailsIn } from "#tests/support/records/outbox.ts";
import { memoryBucket } from "#tests/support/records/photos.ts";
import { addSession } from "#tests/support/records/sessions.ts";

let database: TestDatabase;
let parties: Parties;
beforeEach(async () => {
  vi.spyOn(console, "log").mockImplementation(() => {});
  database = await emptyDatabase();
  parties = await addParties(database.client);
  return () => vi.restoreAllMocks();
});

const { rooms } = recordedRooms();
const bucket = memoryBucket();
const refusing = () => emailSenderThat({ failsWith: new Error("the service is down") });

/** Runs the jobs at these times, one minute after the other. */
async function runAt(times: number[], emailSender = emailSenderThat("works")) {
  for (const now of times) {
    const links = {
      push: null,
      appOrigin: "http://kayap.test",
      postalAddress: "1 Main Street, Georgetown",
      secret: "a secret of the tests",
    };
    await runScheduled({
      db: database.db,
      purge: async () => {},
      bucket,
      papers: memoryBucket(),
      rooms,
      emailSender,
      ...links,
      now,
    });
  }
  return emailSender;
}

const kinds = async () => (await emailsIn(database.client)).map(({ kind }) => kind).toSorted();

/** An hour ahead, a day ahead, an hour behind, then correct again. */
const JUMPS = [NOW, NOW + HOUR_MS, NOW, NOW + DAY_MS, NOW, NOW - HOUR_MS, NOW, NOW + MINUTE_MS];

describe("when the clock jumps forward and back", () => {
  test("each reminder is sent once", async () => {
    const fields = { status: "confirmed", starts_at: NOW + DAY_MS + 2 * HOUR_MS };
    await addBookingOf(database.client, parties, {
      ...fields,
      ends_at: NOW + DAY_MS + 3 * HOUR_MS,
    });
    await runAt([...JUMPS, NOW + 2 * HOUR_MS, NOW + DAY_MS, NOW + DAY_MS + HOUR_MS]);
    expect(await kinds()).toEqual([
      "booking-reminded_day",
      "booking-reminded_day",
      "booking-reminded_hour",
      "booking-reminded_hour",
    ]);
  });

  test("an expired request ends once, and both people are notified once", async () => {
    await addBookingOf(database.client, parties, {
      expires_at: NOW + 30 * MINUTE_MS,
      answer_reminder_sent_at: NOW,
    });
    await runAt([...JUMPS, NOW + HOUR_MS]);
    expect(await kinds()).toEqual(["booking-expired", "booking-expired"]);
  });

  test("an e-mail is sent once", async () => {
    await addEmail(database.client, { to: "a@kayap.test", subject: "S", at: NOW });
    expect((await runAt(JUMPS)).sent).toHaveLength(1);
  });

  test("an e-mail whose next attempt is a day ahead is tried within the minute, once, and keeps its five attempts", async () => {
    await addEmail(database.client, { to: "a@kayap.test", subject: "S", at: NOW + DAY_MS });
    await runAt([NOW + DAY_MS], refusing());
    expect((await emailsIn(database.client))[0]?.nextAttemptAt).toBe(NOW + DAY_MS + MINUTE_MS);
    const emailSender = await runAt([NOW]);
    expect(emailSender.sent).toHaveLength(1);
    await runAt([NOW + MINUTE_MS, NOW + DAY_MS, NOW + DAY_MS + HOUR_MS], emailSender);
    expect(emailSender.tries()).toBe(1);
    const { rows } = await database.client.execute("select status, attempts from mail_outbox");
    expect(rows).toMatchObject([{ status: "sent", attempts: 2 }]);
  });

  test("an e-mail that is refused is tried five times, however often the clock jumps", async () => {
    await addEmail(database.client, { to: "a@kayap.test", subject: "S", at: NOW });
    const down = await runAt([...JUMPS, ...JUMPS, NOW + DAY_MS, NOW + 2 * DAY_MS], refusing());
    expect(down.tries()).toBe(5);
  });

  test("an unread message causes one e-mail, and the next message one within the hour", async () => {
    const { customerId, proId } = parties;
    const conversationId = await addConversation(database.client, [customerId, proId]);
    await addMessage(database.client, { conversationId, senderId: proId });
    const dueAt = (at: number) =>
      database.client.execute({
        sql: "update conversation_members set mail_due_at = ? where user_id = ?",
        args: [at, customerId],
      });
    await dueAt(NOW + DAY_MS + 5 * MINUTE_MS);
    await runAt([NOW, NOW + DAY_MS + 5 * MINUTE_MS, NOW]);
    expect(await kinds()).toEqual(["message"]);
  });

  test("a session is valid again when the clock is correct, and only expired ones are removed", async () => {
    const validSession = await addSession(database.client, parties.customerId, {
      expires_at: NOW + 30 * DAY_MS,
    });
    await addSession(database.client, parties.customerId, { expires_at: NOW + HOUR_MS });
    await runAt(JUMPS);
    const { rows } = await database.client.execute("select id_hash from sessions");
    expect(rows).toMatchObject([{ id_hash: validSession.hash }]);
  });
});

describe("a limit that was reached while the clock was a day ahead", () => {
  const use = { action: "login", subject: "x", most: 2, windowMs: 15 * MINUTE_MS };
  const at = (now: number) => countUse(database.db, { ...use, now });

  test("does not apply when the clock is correct again", async () => {
    for (let n = 0; n < 4; n += 1) await at(NOW + DAY_MS);
    expect((await at(NOW + DAY_MS)).allowed).toBe(false);
    expect(await limitedUntil(database.db, { ...use, now: NOW })).toBe(null);
    expect(await at(NOW)).toEqual({ allowed: true, retryAt: NOW + 15 * MINUTE_MS });
    await at(NOW);
    expect((await at(NOW)).allowed).toBe(false);
  });

  test("still applies on a machine whose clock is seconds behind (threat 6)", async () => {
    for (let n = 0; n < 3; n += 1) await at(NOW);
    expect((await at(NOW - 30_000)).allowed).toBe(false);
  });

  test("ends after an hour although the clock jumped an hour back", async () => {
    for (let n = 0; n < 3; n += 1) await at(NOW);
    const { allowed } = await at(NOW - HOUR_MS);
    expect(allowed).toBe(true);
  });
});

test("e-mails that were queued while the clock was ahead do not delay others", async () => {
  const about = {
    userId: parties.customerId,
    emailContent: { subject: "S", text: "T", html: "H" },
  };
  const ask = (now: number) => queueMailCheck(database.db, { ...about, now });
  for (const minutes of [0, 10, 20]) await ask(NOW + DAY_MS + minutes * MINUTE_MS);
  await ask(NOW);
  expect(await emailsIn(database.client)).toHaveLength(4);
  await ask(NOW + MINUTE_MS - 1);
  expect(await emailsIn(database.client)).toHaveLength(4);
});
