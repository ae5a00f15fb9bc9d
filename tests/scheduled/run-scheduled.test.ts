import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { DAY_MS } from "#app/domain/time/durations.ts";
import { runScheduled } from "#app/scheduled/run-scheduled.ts";
import { emailSenderThat } from "#tests/support/application/email-sender.ts";
import { emptyDatabase, type TestDatabase } from "#tests/support/database.ts";
import { addCustomer, addProfessional, addService, insert, NOW } from "#tests/support/fixtures.ts";
import { recordedRooms } from "#tests/support/records/conversations.ts";
import { staleServices } from "#tests/support/records/free-starts.ts";
import { addEmail, emailsIn, onlyEmail } from "#tests/support/records/outbox.ts";
import { memoryBucket } from "#tests/support/records/photos.ts";
import { addSession } from "#tests/support/records/sessions.ts";

let database: TestDatabase;
let problems: string[];

beforeEach(async () => {
  database = await emptyDatabase();
  problems = [];
  vi.spyOn(console, "log").mockImplementation(() => {});
  vi.spyOn(console, "error").mockImplementation((line: string) => problems.push(line));
});
afterEach(() => {
  vi.restoreAllMocks();
});

const queue = (at: number) =>
  addEmail(database.client, { to: "anita@kayap.test", subject: "S", at });

/** Runs the jobs of the minute at NOW, without an e-mail sender and pushes. */
const run = (options: Partial<Parameters<typeof runScheduled>[0]> = {}) =>
  runScheduled({
    db: database.db,
    purge: async () => {},
    bucket: memoryBucket(),
    papers: memoryBucket(),
    rooms: recordedRooms().rooms,
    emailSender: null,
    push: null,
    appOrigin: "http://kayap.test",
    postalAddress: "1 Main Street, Georgetown",
    secret: "a secret of the tests",
    now: NOW,
    ...options,
  });

test("due e-mails are sent with an e-mail sender, and stay in the outbox without one", async () => {
  await queue(NOW);
  await run();
  expect((await onlyEmail(database.client)).status).toBe("queued");
  const emailSender = emailSenderThat("works");
  await run({ emailSender });
  expect(emailSender.sent).toHaveLength(1);
});

test("a job that fails is logged and does not stop the others", async () => {
  const { client } = database;
  await insert(client, "rate_limits", {
    action: "login",
    subject: "x",
    count: 1,
    window_ends_at: NOW - 1,
  });
  await client.execute("drop table mail_outbox");
  await run({ emailSender: emailSenderThat("works"), now: NOW + 60_000 });
  expect(problems.map((line) => JSON.parse(line))).toMatchObject([
    { event: "scheduled-failed", task: "send-newsletter" },
    { event: "scheduled-failed", task: "deliver-mail" },
  ]);
  expect((await client.execute("select * from rate_limits")).rows).toEqual([]);
});

test("the log line about a failed job has no address, token or message in it (threat 61)", async () => {
  const { client } = database;
  await queue(NOW);
  // The failing statement has what the job has read about the e-mail.
  await client.execute(`create trigger broken before update on mail_outbox begin
    select raise(abort, 'cannot write to anita@kayap.test?token=${"a1".repeat(16)}'); end`);
  const emailSender = emailSenderThat("works");
  await run({ emailSender });
  expect(problems).toHaveLength(1);
  expect(JSON.parse(problems[0] ?? "")).toMatchObject({
    event: "scheduled-failed",
    task: "deliver-mail",
    error: expect.stringContaining("cannot write to [address]"),
  });
  expect(problems[0]).not.toMatch(/anita|a1a1|params|update/);
});

test("the sockets of an expired session are closed once, and of no other (threat 32)", async () => {
  const user = await addCustomer(database.client);
  const ended = await addSession(database.client, user, { expires_at: NOW - 1 });
  await addSession(database.client, user);
  const { rooms, calls } = recordedRooms();
  await run({ rooms });
  await run({ rooms });
  expect(calls).toEqual([["endSession", user, ended.hash]]);
});

test("the free times of many services are counted again within the minute, a batch after the other", async () => {
  const { client } = database;
  const proId = await addProfessional(client);
  for (let i = 0; i < 501; i++) await addService(client, proId);
  expect(await staleServices(client, NOW)).toHaveLength(501);
  await run();
  expect(await staleServices(client, NOW)).toEqual([]);
});

test("jobs that read whole tables run on the hour only", async () => {
  await queue(NOW - 91 * DAY_MS);
  await database.client.execute("update mail_outbox set status = 'sent'");
  await run({ now: NOW + 60_000 });
  expect(await emailsIn(database.client)).toHaveLength(1);
  await run({ now: NOW + 59_999 });
  expect(await emailsIn(database.client)).toEqual([]);
});

test("at three in the morning in Guyana, and only then, a wrong rating is corrected and logged", async () => {
  const professional = await addProfessional(database.client);
  await database.client.execute("update users set rating_sum = 5, review_count = 1");
  const ratings = async () =>
    (await database.client.execute("select rating_sum from users")).rows.map((row) => row[0]);
  for (const time of ["06:00", "07:01", "19:00"]) {
    await run({ now: Date.parse(`2026-11-21T${time}Z`) });
    expect(await ratings(), time).toEqual([5]);
  }
  await run({ now: Date.parse("2026-11-21T07:00Z") });
  expect(await ratings()).toEqual([0]);
  expect(problems.map((line) => JSON.parse(line))).toEqual([
    { event: "counts-mended", count: 1, first: [professional] },
  ]);
});

test("at three in the morning in Guyana completed bookings, replies and usual prices are counted again", async () => {
  const { client } = database;
  const proId = await addProfessional(client);
  for (let i = 1; i <= 8; i++) await addService(client, proId, { price_amount: i * 1_000 });
  await client.execute("update services set completed_count = 9, reply_step = 1");
  const counted = async () => {
    const [services, prices] = await client.batch(
      [
        "select distinct completed_count, reply_step from services",
        "select distinct lower_quartile, upper_quartile from usual_prices",
      ],
      "read",
    );
    return [services, prices].map((result) => result?.rows.map((row) => [row[0], row[1]]));
  };
  await run({ now: Date.parse("2026-11-21T06:00Z") });
  expect(await counted()).toEqual([[[9, 1]], []]);
  await run({ now: Date.parse("2026-11-21T07:00Z") });
  expect(await counted()).toEqual([[[0, 8]], [[2_000, 6_000]]]);
  expect(problems.map((line) => JSON.parse(line))).toMatchObject([
    { event: "counts-mended", count: 8 },
  ]);
});
