import { beforeEach, expect, test } from "vitest";
import { readBoard } from "#db/jobs/board.ts";
import { endJob } from "#db/jobs/end.ts";
import { readJobForOffer } from "#db/jobs/job-for-offer.ts";
import { sendOffer } from "#db/jobs/offers.ts";
import { type NewJob, postJob } from "#db/jobs/post.ts";
import { reportJob } from "#db/jobs/report.ts";
import { emptyDatabase, type TestDatabase } from "#tests/support/database.ts";
import { addCustomer, addService, insert, NOW } from "#tests/support/fixtures.ts";
import { addElectrician, NOTICE, newJob, newOffer, TOLD } from "#tests/support/records/jobs.ts";
import { addDraft } from "#tests/support/records/service-form.ts";

let database: TestDatabase;
let ravi: { proId: string; serviceId: string };
let job: NewJob;
beforeEach(async () => {
  database = await emptyDatabase();
  ravi = await addElectrician(database.client);
  job = newJob(await addCustomer(database.client));
  await postJob(database.db, job, NOTICE, null);
  return () => database.client.close();
});

const run = (statement: string) => database.client.execute(statement);
const all = async (statement: string) => (await run(statement)).rows;
const board = () =>
  readBoard(database.db, { me: ravi.proId, trade: null, region: null, page: 1, at: NOW + 1 });
const onBoard = async () => (await board()).list.map(({ id }) => id);

test.each([
  ["is the professional's own", () => run(`update jobs set customer_id = '${ravi.proId}'`)],
  [
    "is of a customer whom the professional has blocked",
    () =>
      insert(database.client, "blocks", {
        blocker_id: ravi.proId,
        blocked_id: job.customerId,
        created_at: NOW,
      }),
  ],
  [
    "is of a customer whose account is closed",
    () => run(`update users set deactivated_at = ${NOW} where id = '${job.customerId}'`),
  ],
])("a job that %s is not on the board", async (_, change) => {
  expect(await onBoard()).toEqual([job.id]);
  await change();
  expect(await onBoard()).toEqual([]);
});

test("an offer for a job that the team has hidden is not among the professional's offers", async () => {
  await sendOffer(database.db, newOffer(job, ravi), TOLD, null);
  expect((await board()).sent).toMatchObject([{ jobId: job.id }]);
  await run(`update jobs set hidden_at = ${NOW}`);
  expect((await board()).sent).toEqual([]);
});

test.each([
  ["hears by notification and e-mail that a job is closed", async () => {}, 1, 1],
  [
    "hears nothing of a job that the team has hidden",
    () => run(`update jobs set hidden_at = ${NOW}`),
    0,
    0,
  ],
  [
    "gets no e-mail that a job is closed where they are turned off",
    () =>
      insert(database.client, "settings", {
        user_id: ravi.proId,
        email_notifications: 0,
        updated_at: NOW,
      }),
    1,
    0,
  ],
])("whoever sent an offer %s", async (_, change, notifications, emails) => {
  await sendOffer(database.db, newOffer(job, ravi), TOLD, null);
  await change();
  const end = { status: "closed", customerId: job.customerId, reason: "found" } as const;
  const notice = { ...TOLD, title: "It is closed", emailKind: "job-closed" } as const;
  await endJob(database.db, { id: job.id, end, at: NOW + 1 }, notice);
  const [row] = await all(`select
    (select count(*) from notifications where title = 'It is closed') as notifications,
    (select count(*) from mail_outbox where kind = 'job-closed') as emails`);
  expect(row).toMatchObject({ notifications, emails });
});

test("a job gets the photos of its own form, not a picture of a profile and none of somebody else", async () => {
  const { client } = database;
  const other = await addCustomer(client);
  const next = newJob(job.customerId);
  const own = await addDraft(client, { ownerId: job.customerId, draftId: next.id });
  const picture = await addDraft(client, { ownerId: job.customerId, draftId: job.customerId });
  const ofOther = await addDraft(client, { ownerId: other, draftId: next.id });
  const photos = [own, picture, ofOther].map((id) => ({ id, alt: "" }));
  await postJob(database.db, { ...next, photos }, NOTICE, null);
  expect(await all("select id from photos where job_id is not null")).toMatchObject([{ id: own }]);
});

test("an offer is made with a service that is listed", async () => {
  const second = await addService(database.client, ravi.proId, { title: "Another service" });
  await run(`update services set status = 'inactive' where id = '${second}'`);
  const query = { id: job.id, me: ravi.proId, serviceId: second, at: NOW + 1 };
  const read = await readJobForOffer(database.db, query);
  expect(read?.services.map(({ id }) => id)).toEqual([ravi.serviceId]);
  expect(read?.service?.id).toBe(ravi.serviceId);
});

test("the customer does not hear that an offer which the team has hidden was changed", async () => {
  const offer = newOffer(job, ravi);
  await sendOffer(database.db, offer, TOLD, null);
  await run(`update offers set hidden_at = ${NOW}`);
  await sendOffer(database.db, { ...offer, priceAmount: 10_000_00, at: NOW + 1 }, TOLD, null);
  expect(await all(`select id from notifications where title = '${TOLD.changed.title}'`)).toEqual(
    [],
  );
});

test("an offer is reported by the customer of its job alone", async () => {
  const offer = newOffer(job, ravi);
  await sendOffer(database.db, offer, TOLD, null);
  const support = { to: "support@kayap.test", emailContent: TOLD.emailContent };
  const report = { jobId: job.id, offerId: offer.id, reason: "It is not true.", support, at: NOW };
  const by = (reporterId: string) => reportJob(database.db, { ...report, reporterId });
  expect(await by(await addCustomer(database.client))).toBe(false);
  expect(await by(job.customerId)).toBe(true);
  expect(await all("select reporter_id from reports")).toMatchObject([
    { reporter_id: job.customerId },
  ]);
});
