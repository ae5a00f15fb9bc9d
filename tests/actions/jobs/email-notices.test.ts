import type { Client } from "@libsql/client";
import { beforeEach, describe, expect, test } from "vitest";
import { emailJobDigests, emailNewJobs } from "#app/actions/jobs/email-notices.ts";
import { MOST_EMAILS_A_DAY } from "#app/domain/jobs/notices.ts";
import { DAY_MS } from "#app/domain/time/durations.ts";
import type { NewJob } from "#db/jobs/post.ts";
import { postJob } from "#db/jobs/post.ts";
import { emptyDatabase, type TestDatabase } from "#tests/support/database.ts";
import { addCustomer, insert, NOW } from "#tests/support/fixtures.ts";
import { addElectrician, NOTICE, newJob } from "#tests/support/records/jobs.ts";
import { emailsIn } from "#tests/support/records/outbox.ts";

let database: TestDatabase;
let client: Client;
let ravi: string;
beforeEach(async () => {
  database = await emptyDatabase();
  client = database.client;
  ravi = (await addElectrician(client, { email: "ravi@kayap.test" })).proId;
});

/** Posts jobs of different customers, and sends the e-mails that are due at once. */
async function post(count: number, fields: Partial<NewJob> = {}): Promise<NewJob[]> {
  const posted: NewJob[] = [];
  for (let i = 0; i < count; i += 1) {
    const job = newJob(await addCustomer(client), { what: `Job ${i + 1}`, ...fields });
    await postJob(database.db, job, NOTICE, null);
    posted.push(job);
    await emailNewJobs({ db: database.db, appOrigin: "https://kayap.test", now: job.at });
  }
  return posted;
}
/** The next day, when the five of today are a day old. */
const digest = (now = NOW + DAY_MS) =>
  emailJobDigests({ db: database.db, appOrigin: "https://kayap.test", now });
const setUp = (fields: Record<string, string | number>) =>
  insert(client, "settings", { user_id: ravi, updated_at: NOW, ...fields });
const sent = async () => (await emailsIn(client)).map(({ kind, subject }) => [kind, subject]);

describe("e-mails about jobs", () => {
  test("are at most five a day; what is posted after them comes together the next day, once", async () => {
    await post(MOST_EMAILS_A_DAY + 2);
    const atOnce = Array.from({ length: MOST_EMAILS_A_DAY }, (_, i) => [
      "job-new",
      `New job: Job ${i + 1}`,
    ]);
    expect(await sent()).toEqual(atOnce);
    for (const _ of [1, 2]) await digest();
    expect(await sent()).toEqual([...atOnce, ["job-digest", "2 new jobs near you"]]);
    const text = (await emailsIn(client)).at(-1)?.text;
    for (const words of ["Job 6", "Job 7", "These jobs near you still take offers:"]) {
      expect(text).toContain(words);
    }
    await post(1, { at: NOW + DAY_MS + 1, what: "Job of tomorrow" });
    expect((await sent()).at(-1)).toEqual(["job-new", "New job: Job of tomorrow"]);
  });

  test("come together once a day by choice, without the jobs that have ended or are hidden meanwhile", async () => {
    await setUp({ job_emails: "daily" });
    const [open, closed, hidden, gone] = await post(4);
    expect(await sent()).toEqual([]);
    await client.execute({
      sql: "update jobs set status = 'closed' where id = ?",
      args: [closed?.id ?? ""],
    });
    await client.execute({
      sql: "update jobs set hidden_at = 1 where id = ?",
      args: [hidden?.id ?? ""],
    });
    await client.execute({
      sql: "update users set deactivated_at = 1 where id = ?",
      args: [gone?.customerId ?? ""],
    });
    await digest();
    expect(await sent()).toEqual([["job-new", "New job: Job 1"]]);
    expect((await emailsIn(client))[0]?.text).toContain(`/dashboard/jobs/${open?.id}`);
  });

  test("do not come to whoever has turned them off, also after a job was posted", async () => {
    await setUp({ job_emails: "daily" });
    await post(2);
    await client.execute("update settings set job_emails = 'none'");
    await digest();
    expect(await sent()).toEqual([]);
    await post(1);
    await digest();
    expect(await sent()).toEqual([]);
  });

  test("leave nobody out, however many get one on a morning", async () => {
    await client.execute("update users set email_verified_at = 1");
    const count = 103;
    const [job] = await post(1);
    for (let i = 0; i < count; i += 1) {
      const { proId } = await addElectrician(client);
      await insert(client, "job_notices", {
        job_id: job?.id ?? "",
        professional_id: proId,
        email: "daily",
        created_at: NOW,
      });
    }
    // A hundred are written to in one run; the next minute goes on.
    for (const _ of [1, 2]) await digest();
    const digests = (await emailsIn(client)).slice(1);
    expect(new Set(digests.map(({ recipient }) => recipient)).size).toBe(count);
  });

  test("name nobody, and have no street, phone number or link of the customer", async () => {
    const [job] = await post(1, {
      details: "Call me on 612 3456 or write to anita@post.example, the plugs spark.",
      landmark: "Yellow house behind the stelling",
    });
    const [email] = await emailsIn(client);
    expect(email?.text).toContain("the plugs spark");
    for (const part of [email?.text, email?.html, email?.subject]) {
      for (const secret of ["612 3456", "post.example", "stelling", "Ramdeen", "Anita"]) {
        expect(part).not.toContain(secret);
      }
    }
    expect(job?.landmark).toContain("stelling");
  });
});
