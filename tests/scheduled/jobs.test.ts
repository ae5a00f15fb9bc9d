import type { Client } from "@libsql/client";
import { beforeEach, describe, expect, test } from "vitest";
import { emailJobDigests, emailNewJobs } from "#app/actions/jobs/email-notices.ts";
import { expireJobs, remindOfJobs } from "#app/actions/jobs/end-jobs.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#app/domain/time/durations.ts";
import { sendOffer } from "#db/jobs/offers.ts";
import { type NewJob, postJob } from "#db/jobs/post.ts";
import { removeOld } from "#db/upkeep.ts";
import { emptyDatabase, type TestDatabase } from "#tests/support/database.ts";
import { addCustomer, NOW } from "#tests/support/fixtures.ts";
import { addElectrician, NOTICE, newJob, newOffer, TOLD } from "#tests/support/records/jobs.ts";

/** Seven in the morning in Guyana, after NOW. */
const MORNING = Date.UTC(2026, 10, 21, 11);

let database: TestDatabase;
let client: Client;
let anita: string;
let ravi: { proId: string; serviceId: string };
beforeEach(async () => {
  database = await emptyDatabase();
  client = database.client;
  anita = await addCustomer(client);
  ravi = await addElectrician(client);
});

/** A job of a new customer, because one has five open jobs at most. */
async function post(fields: Partial<NewJob> = {}): Promise<NewJob> {
  const job = newJob(await addCustomer(client), fields);
  expect(await postJob(database.db, job, NOTICE, null)).toMatchObject({ id: job.id, isThis: true });
  return job;
}

const platform = (now: number) => ({
  db: database.db,
  rooms: { refreshInbox() {} },
  appOrigin: "http://kayap.test",
  now,
});

/** What the clock does every minute about jobs. */
async function runAt(...times: number[]) {
  for (const now of times) {
    await expireJobs(platform(now));
    await remindOfJobs(platform(now));
    await emailNewJobs(platform(now));
    await emailJobDigests(platform(now));
  }
}

type Email = { kind: string; user_id: string; subject: string; text_body: string };
async function emails(userId?: string): Promise<Email[]> {
  const { rows } = await client.execute("select * from mail_outbox order by created_at, kind");
  const all = rows as unknown as Email[];
  return userId ? all.filter(({ user_id }) => user_id === userId) : all;
}
const kindsTo = async (userId: string) => (await emails(userId)).map(({ kind }) => kind);

async function choose(jobEmails: "each" | "daily" | "none", userId = ravi.proId) {
  await client.execute({
    sql: `insert into settings (user_id, job_emails, updated_at) values (?, ?, ?)
      on conflict do update set job_emails = excluded.job_emails`,
    args: [userId, jobEmails, NOW],
  });
}

describe("e-mails about new jobs", () => {
  test("come at once, five in a day; the rest comes with one digest, and nothing is lost or comes twice", async () => {
    const posted: NewJob[] = [];
    for (let count = 0; count < 9; count += 1) {
      posted.push(await post({ at: NOW + count * MINUTE_MS }));
      await runAt(NOW + count * MINUTE_MS, NOW + count * MINUTE_MS);
    }
    expect(await kindsTo(ravi.proId)).toEqual(Array(5).fill("job-new"));
    // In the morning five have come within a day: the digest waits for the first to be a day old.
    await runAt(MORNING, MORNING + HOUR_MS);
    expect(await emails(ravi.proId)).toHaveLength(5);
    await runAt(NOW + DAY_MS + 1, NOW + DAY_MS + 2, NOW + DAY_MS + MINUTE_MS);
    expect(await kindsTo(ravi.proId)).toEqual([...Array(5).fill("job-new"), "job-digest"]);
    const texts = (await emails(ravi.proId)).map(({ text_body }) => text_body).join("\n");
    for (const { id } of posted) expect(texts.split(`/dashboard/jobs/${id}`)).toHaveLength(2);
  });

  test("are never more than five in any 24 hours, the digest included, however many jobs there are in a week", async () => {
    for (let hour = 0; hour < 7 * 24; hour += 1) {
      const at = NOW + hour * HOUR_MS;
      await client.execute("update jobs set status = 'closed' where created_at < ?", [
        at - 3 * DAY_MS,
      ]);
      await post({ at });
      await runAt(at, at + 30 * MINUTE_MS);
    }
    const times = (await client.execute("select created_at from mail_outbox")).rows.map(
      ({ created_at }) => Number(created_at),
    );
    const within = (at: number) => times.filter((time) => time >= at && time < at + DAY_MS).length;
    expect(Math.max(...times.map(within))).toBe(5);
    const { rows } = await client.execute(`select count(*) as left_over from job_notices
      where emailed_at is null and created_at < ${NOW + 5 * DAY_MS}`);
    expect(rows).toMatchObject([{ left_over: 0 }]);
  });

  test("come once a day, all together, for whoever chose that, also when the minute of it was missed or the clock jumped", async () => {
    await choose("daily");
    await post();
    await post({ at: NOW + 1 });
    await runAt(NOW + MINUTE_MS, MORNING - MINUTE_MS);
    expect(await emails(ravi.proId)).toEqual([]);
    await runAt(MORNING + 3 * HOUR_MS, MORNING, NOW, MORNING + DAY_MS, MORNING);
    expect(await kindsTo(ravi.proId)).toEqual(["job-digest"]);
    expect((await emails(ravi.proId))[0]?.subject).toBe("2 new jobs near you");
    await post({ at: MORNING + 4 * HOUR_MS });
    await runAt(MORNING + 5 * HOUR_MS);
    expect(await kindsTo(ravi.proId)).toEqual(["job-digest"]);
    await runAt(MORNING + DAY_MS + 4 * HOUR_MS);
    expect(await kindsTo(ravi.proId)).toEqual(["job-digest", "job-new"]);
  });

  test("come with one digest each to more professionals than one run takes", async () => {
    await choose("daily");
    const statements = Array.from({ length: 120 }, () => addElectrician(client));
    for (const { proId } of await Promise.all(statements)) await choose("daily", proId);
    // Two jobs of thirty each, noted for everybody as many jobs together would be.
    const jobs = [await post(), await post({ at: NOW + 1 })];
    for (const { id } of jobs) {
      await client.execute({
        sql: `insert into job_notices (job_id, professional_id, email, created_at)
          select ?, id, 'daily', ? from users where role = 'professional' on conflict do nothing`,
        args: [id, NOW],
      });
    }
    await runAt(MORNING, MORNING + MINUTE_MS, MORNING + 2 * MINUTE_MS);
    const sent = await emails();
    expect(sent.map(({ kind }) => kind)).toEqual(Array(121).fill("job-digest"));
    expect(new Set(sent.map(({ user_id }) => user_id)).size).toBe(121);
  });

  test.each([
    ["the job is closed", "update jobs set status = 'closed'"],
    ["the team has hidden it", "update jobs set hidden_at = 1"],
    [
      "one has blocked the other",
      "insert into blocks select customer_id, professional_id, 1 from jobs, job_notices",
    ],
    ["they want no e-mail about jobs any more", "update settings set job_emails = 'none'"],
    ["they want no e-mail any more", "update settings set email_notifications = 0"],
    ["their account is paused", "update users set deactivated_at = 1 where role = 'professional'"],
    [
      "the customer's account is paused",
      "update users set deactivated_at = 1 where role = 'customer'",
    ],
  ])("do not come once %s", async (_, change) => {
    await choose("daily");
    await post();
    await client.execute(change);
    await runAt(MORNING);
    expect(await emails(ravi.proId)).toEqual([]);
  });

  test("are forgotten with the job they are about, so that nothing piles up", async () => {
    await choose("daily");
    await post();
    await post({ at: NOW + 1 });
    await client.execute("update jobs set status = 'closed' where created_at = ?", [NOW]);
    await removeOld(database.db, NOW + HOUR_MS);
    const { rows } = await client.execute("select email from job_notices order by created_at");
    expect(rows).toMatchObject([{ email: "none" }, { email: "daily" }]);
  });

  test("name no family name, street or phone, and no number that somebody typed", async () => {
    await client.execute("update users set phone = '+5926123456' where id = ?", [anita]);
    const what = "Call 612 3456 about sparks";
    const details = "The plugs spark. Write to anita@example.com or see www.anita.gy before noon.";
    const other = newJob(anita, { what, details });
    await postJob(database.db, other, NOTICE, null);
    await runAt(NOW);
    const [email] = await emails(ravi.proId);
    const text = JSON.stringify(email);
    expect(text).not.toMatch(/Ramdeen|612 ?3456|behind the stelling|anita@|anita\.gy/);
    expect(text).toContain("[hidden until an offer is accepted]");
  });
});

describe("the end of a job", () => {
  const statuses = async () =>
    (await client.execute("select status from jobs order by created_at")).rows.map(
      ({ status }) => status,
    );

  test("comes after seven days, with one reminder a day before, whatever the clock does", async () => {
    const job = await post();
    await sendOffer(database.db, newOffer(job, ravi), TOLD, null);
    // Midnight after seven whole days.
    const ends = Date.UTC(2026, 10, 28, 4);
    await runAt(ends - DAY_MS - MINUTE_MS);
    expect(await kindsTo(job.customerId)).toEqual(["job-offer"]);
    await runAt(ends - DAY_MS, ends - DAY_MS + MINUTE_MS, NOW, ends - HOUR_MS);
    expect(await kindsTo(job.customerId)).toEqual(["job-offer", "job-ending"]);
    expect(await statuses()).toEqual(["open"]);
    await runAt(ends, ends, ends - HOUR_MS, ends + MINUTE_MS);
    expect(await statuses()).toEqual(["expired"]);
    expect(await kindsTo(job.customerId)).toEqual(["job-offer", "job-ending", "job-expired"]);
    expect(await kindsTo(ravi.proId)).toEqual(["job-new", "job-expired"]);
    const { rows } = await client.execute(`select user_id, count(*) as n from notifications
      where title like '%has ended' group by user_id order by n`);
    expect(rows.map(({ n }) => n)).toEqual([1, 1]);
    expect((await client.execute("select status from offers")).rows).toMatchObject([
      { status: "not-chosen" },
    ]);
  });

  test("comes with the end of its day, without a reminder where that is soon", async () => {
    const job = await post({ wanted: { when: "day", day: "2026-11-21", part: null } });
    const ends = Date.UTC(2026, 10, 22, 4);
    await runAt(ends - DAY_MS, ends - 1);
    expect(await statuses()).toEqual(["open"]);
    await runAt(ends);
    expect(await statuses()).toEqual(["expired"]);
    expect(await kindsTo(job.customerId)).toEqual(["job-expired"]);
  });

  test("comes for all when the clock has stood still for a week, in order, fifty a minute", async () => {
    for (let count = 0; count < 55; count += 1) await post({ at: NOW + count });
    const late = NOW + 9 * DAY_MS;
    await runAt(late);
    expect((await statuses()).filter((status) => status === "open")).toHaveLength(5);
    await runAt(late + MINUTE_MS);
    expect(await statuses()).not.toContain("open");
    const ended = (await emails()).filter(({ kind }) => kind === "job-expired");
    expect(ended).toHaveLength(55);
    expect((await emails()).filter(({ kind }) => kind === "job-ending")).toEqual([]);
  });

  test("is not told by e-mail to who wants none about jobs, but on the site", async () => {
    const job = await post();
    await choose("none", job.customerId);
    await runAt(NOW + 9 * DAY_MS);
    expect(await kindsTo(job.customerId)).toEqual([]);
    const { rows } = await client.execute("select title from notifications where user_id = ?", [
      job.customerId,
    ]);
    expect(rows).toMatchObject([{ title: "Your job has ended" }]);
  });
});
