import type { Client } from "@libsql/client";
import { beforeEach, describe, expect, test } from "vitest";
import type { NewJob } from "#db/jobs/post.ts";
import { postJob } from "#db/jobs/post.ts";
import { emptyDatabase, type TestDatabase } from "#tests/support/database.ts";
import { addCustomer, addProfessional, addService, insert, NOW } from "#tests/support/fixtures.ts";
import { addElectrician, NOTICE, newJob, REGION } from "#tests/support/records/jobs.ts";

const DAY = 86_400_000;

let database: TestDatabase;
let client: Client;
let anita: string;
beforeEach(async () => {
  database = await emptyDatabase();
  client = database.client;
  anita = await addCustomer(client);
});

/** The id of the job; null where none was posted. */
async function post(fields: Partial<NewJob> = {}): Promise<string | null> {
  const posted = await postJob(database.db, newJob(anita, fields), NOTICE, null);
  return posted?.id ?? null;
}

async function all(statement: string) {
  return (await client.execute(statement)).rows;
}
const notified = async (jobId: string | null) =>
  (
    await client.execute({
      sql: "select professional_id, email from job_notices where job_id = ? order by rowid",
      args: [jobId],
    })
  ).rows.map(({ professional_id }) => professional_id);

describe("a job", () => {
  test("is stored, and notifies the professionals of its trade and region once, also when it is posted again", async () => {
    const electrician = await addElectrician(client);
    const elsewhere = await addProfessional(client, { location_state: "Upper Demerara-Berbice" });
    await addService(client, elsewhere, { location_state: "Upper Demerara-Berbice" });
    const plumber = await addProfessional(client, { location_state: REGION });
    await addService(client, plumber, { location_state: REGION, subcategory_id: "plumbers" });
    const job = newJob(anita);
    const posted = { id: job.id, isThis: true, noticeCount: 1 };
    expect(await postJob(database.db, job, NOTICE, null)).toEqual(posted);
    const again = { ...job, id: crypto.randomUUID(), at: NOW + 1000 };
    expect(await postJob(database.db, again, NOTICE, null)).toEqual(posted);
    expect(await notified(job.id)).toEqual([electrician.proId]);
    expect(await all("select user_id, kind, title from notifications")).toMatchObject([
      { user_id: electrician.proId, kind: "job", title: NOTICE.title },
    ]);
    expect(await all("select id from jobs")).toHaveLength(1);
  });

  test("is posted by nobody whose e-mail is not confirmed, and by nobody with five open jobs", async () => {
    const unconfirmed = await addCustomer(client, { email_verified_at: null });
    expect(await postJob(database.db, newJob(unconfirmed), NOTICE, null)).toBeNull();
    for (let count = 0; count < 5; count += 1) expect(await post()).not.toBeNull();
    expect(await post()).toBeNull();
    await client.execute("update jobs set status = 'closed' where rowid = 1");
    expect(await post()).not.toBeNull();
  });

  test.each(["deactivated_at", "deletion_requested_at"])(
    "is posted by nobody who has left meanwhile, in another tab: %s (threat 98)",
    async (column) => {
      await client.execute(`update users set ${column} = 1`);
      expect(await post()).toBeNull();
      expect(await all("select id from jobs")).toEqual([]);
    },
  );

  test("is posted within the limit of a day only", async () => {
    const limit = { action: "job", subject: anita, most: 1, windowMs: DAY, now: NOW };
    expect(await postJob(database.db, newJob(anita), NOTICE, limit)).not.toBeNull();
    expect(await postJob(database.db, newJob(anita), NOTICE, limit)).toBeNull();
  });

  test("notifies thirty at most: first who heard of a job longest ago, then who has the better standing", async () => {
    const people = [];
    for (let count = 0; count < 34; count += 1) people.push(await addElectrician(client));
    const best = people.at(-1);
    await client.execute({
      sql: "update services set rating_sum = 50, review_count = 10 where pro_id = ?",
      args: [best?.proId ?? ""],
    });
    const first = await notified(await post());
    expect(first).toHaveLength(30);
    expect(first[0]).toBe(best?.proId);
    const second = await notified(await post({ at: NOW + 1000 }));
    const left = people.map(({ proId }) => proId).filter((id) => !first.includes(id));
    expect(second.slice(0, 4).toSorted()).toEqual(left.toSorted());
    expect(second[4]).toBe(best?.proId);
  });

  test("is not told to who is blocked either way, away, deactivated, or wants to hear of none", async () => {
    const [blocks, isBlocked, away, gone, silent, reached] = await Promise.all(
      Array.from({ length: 6 }, () => addElectrician(client)),
    );
    const row = { created_at: NOW };
    await insert(client, "blocks", { blocker_id: blocks?.proId ?? "", blocked_id: anita, ...row });
    await insert(client, "blocks", {
      blocker_id: anita,
      blocked_id: isBlocked?.proId ?? "",
      ...row,
    });
    await insert(client, "days_off", { user_id: away?.proId ?? "", day: "2026-11-24" });
    await client.execute({
      sql: "update users set deactivated_at = ? where id = ?",
      args: [NOW, gone?.proId ?? ""],
    });
    await insert(client, "settings", {
      user_id: silent?.proId ?? "",
      job_notifications: 0,
      job_emails: "none",
      updated_at: NOW,
    });
    const id = await post({ wanted: { when: "day", day: "2026-11-24", part: null } });
    expect(await notified(id)).toEqual([reached?.proId]);
  });

  test("passes over who wants to hear of none, once, and puts them behind the others", async () => {
    const silent = await addElectrician(client);
    const reached = await addElectrician(client);
    const places = async () => {
      const rows = await all(`select professional_id as id, notified_at as at from trade_workers
        where trade = 'electricians'`);
      return Object.fromEntries(rows.map(({ id, at }) => [id, at]));
    };
    const none = { job_notifications: 0, job_emails: "none", updated_at: NOW };
    await insert(client, "settings", { user_id: silent.proId, ...none });
    await client.execute(
      `update trade_workers set standing = standing + (professional_id = '${reached.proId}')`,
    );
    expect(await notified(await post())).toEqual([reached.proId]);
    expect(await places()).toEqual({ [silent.proId]: NOW, [reached.proId]: NOW });
    await client.execute("delete from settings");
    expect(await notified(await post({ at: NOW + 1 }))).toEqual([silent.proId, reached.proId]);
  });

  test("reaches who also works in its region, and no longer once the region or the service is gone", async () => {
    const proId = await addProfessional(client, { location_state: "Mahaica-Berbice" });
    const serviceId = await addService(client, proId, { location_state: "Mahaica-Berbice" });
    expect(await notified(await post())).toEqual([]);
    await insert(client, "work_regions", { user_id: proId, region: REGION });
    expect(await notified(await post())).toEqual([proId]);
    await client.execute({
      sql: "update services set status = 'inactive' where id = ?",
      args: [serviceId],
    });
    expect(await notified(await post())).toEqual([]);
    await client.execute({
      sql: "update services set status = 'active' where id = ?",
      args: [serviceId],
    });
    await client.execute("delete from work_regions");
    expect(await notified(await post())).toEqual([]);
  });

  test("keeps nobody's place in front who switches a service off and on again", async () => {
    const one = await addElectrician(client);
    expect(await notified(await post())).toEqual([one.proId]);
    const other = await addElectrician(client);
    await client.execute({
      sql: "update services set status = 'inactive' where pro_id = ?",
      args: [one.proId],
    });
    await client.execute({
      sql: "update services set status = 'active' where pro_id = ?",
      args: [one.proId],
    });
    expect(await notified(await post({ at: NOW + 1000 }))).toEqual([other.proId, one.proId]);
  });

  test("is e-mailed at once five times a day, later ones with the digest, and as the professional chose", async () => {
    await addElectrician(client);
    const daily = await addElectrician(client);
    await insert(client, "settings", {
      user_id: daily.proId,
      job_emails: "daily",
      updated_at: NOW,
    });
    for (let count = 0; count < 6; count += 1) {
      await client.execute("update jobs set status = 'closed'");
      await post({ at: NOW + count });
    }
    const kinds = await all(
      "select email, count(*) as n from job_notices group by professional_id, email order by n, email",
    );
    expect(kinds.map(({ email, n }) => [email, n])).toEqual([
      ["daily", 1],
      ["each", 5],
      ["daily", 6],
    ]);
  });
});
