import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { runJobs } from "#app/jobs/run-jobs.ts";
import { addSession, recordedRooms } from "../support/conversations.ts";
import { emptyDatabase, type TestDatabase } from "../support/database.ts";
import { addCustomer, addProfessional, insert, NOW } from "../support/fixtures.ts";
import { addLetter, lettersIn, onlyLetter } from "../support/outbox.ts";
import { memoryBucket } from "../support/photos.ts";
import { postThat } from "../support/post.ts";

const DAY_MS = 24 * 60 * 60_000;

let database: TestDatabase;
let problems: string[];
const bucket = memoryBucket();
const { rooms } = recordedRooms();

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
  addLetter(database.client, { to: "anita@kayap.test", subject: "S", at });

const appOrigin = "http://kayap.test";
const secret = "a secret of the tests";

test("letters that are due are sent where there is a post, and stay where there is none", async () => {
  await queue(NOW);
  await runJobs({ db: database.db, bucket, rooms, appOrigin, secret, post: null, now: NOW });
  expect((await onlyLetter(database.client)).status).toBe("queued");
  const post = postThat("works");
  await runJobs({ db: database.db, bucket, rooms, appOrigin, secret, post, now: NOW });
  expect(post.sent).toHaveLength(1);
});

test("a job that breaks is logged and keeps no other from its work", async () => {
  const { client, db } = database;
  await insert(client, "rate_limits", {
    action: "login",
    subject: "x",
    count: 1,
    window_ends_at: NOW - 1,
  });
  await client.execute("drop table mail_outbox");
  await runJobs({
    db,
    bucket,
    rooms,
    appOrigin,
    secret,
    post: postThat("works"),
    now: NOW + 60_000,
  });
  expect(problems.map((line) => JSON.parse(line))).toMatchObject([
    { event: "job-failed", job: "deliver-mail" },
  ]);
  expect((await client.execute("select * from rate_limits")).rows).toEqual([]);
});

test("the sockets of a session that has run out are closed once, and of no other (threat 32)", async () => {
  const user = await addCustomer(database.client);
  const ended = await addSession(database.client, user, { expiresAt: NOW - 1 });
  await addSession(database.client, user);
  const { rooms, told } = recordedRooms();
  const run = () =>
    runJobs({ db: database.db, bucket, rooms, appOrigin, secret, post: null, now: NOW });
  await run();
  await run();
  expect(told).toEqual([["endSession", user, ended]]);
});

test("what reads whole tables runs on the hour only", async () => {
  await queue(NOW - 91 * DAY_MS);
  await database.client.execute("update mail_outbox set status = 'sent'");
  await runJobs({
    db: database.db,
    bucket,
    rooms,
    appOrigin,
    secret,
    post: null,
    now: NOW + 60_000,
  });
  expect(await lettersIn(database.client)).toHaveLength(1);
  await runJobs({
    db: database.db,
    bucket,
    rooms,
    appOrigin,
    secret,
    post: null,
    now: NOW + 59_999,
  });
  expect(await lettersIn(database.client)).toEqual([]);
});

test("at three in the morning of Guyana, and then only, a wrong rating is mended and logged", async () => {
  const professional = await addProfessional(database.client);
  await database.client.execute("update users set rating_sum = 5, review_count = 1");
  const ratings = async () =>
    (await database.client.execute("select rating_sum from users")).rows.map((row) => row[0]);
  const surroundings = { db: database.db, bucket, rooms, appOrigin, secret, post: null };
  for (const time of ["06:00", "07:01", "19:00"]) {
    await runJobs({ ...surroundings, now: Date.parse(`2026-11-21T${time}Z`) });
    expect(await ratings(), time).toEqual([5]);
  }
  await runJobs({ ...surroundings, now: Date.parse("2026-11-21T07:00Z") });
  expect(await ratings()).toEqual([0]);
  expect(problems.map((line) => JSON.parse(line))).toEqual([
    { event: "counts-mended", count: 1, first: [professional] },
  ]);
});
