import { expect, test } from "vitest";
import { DAY_MS } from "#app/domain/time/durations.ts";
import { readDueJobs, storeJobReminder } from "#db/jobs/end.ts";
import { rowsOf } from "#tests/support/application/accounts.ts";
import { emptyDatabase } from "#tests/support/database.ts";
import { addCustomer, NOW } from "#tests/support/fixtures.ts";
import { addJob } from "#tests/support/records/jobs.ts";

test("a job that is closed between the read and the write gets no reminder, and an open one gets one", async () => {
  const { db, client } = await emptyDatabase();
  const userId = await addCustomer(client);
  const id = await addJob(client, userId);
  const notice = {
    userId,
    title: "Your job ends tomorrow",
    body: "Fix the gate",
    link: `/dashboard/jobs/${id}`,
    to: "anita@kayap.test",
    emailContent: { subject: "S", text: "T", html: "H" },
  };
  const remind = () => storeJobReminder(db, { id, at: NOW }, notice);
  const sent = async () => (await rowsOf(client, "notifications")).length;
  await client.execute("update jobs set status = 'closed'");
  expect([await remind(), await sent()]).toEqual([false, 0]);
  await client.execute("update jobs set status = 'open'");
  expect([await remind(), await sent()]).toEqual([true, 1]);
  expect([await remind(), await sent()]).toEqual([false, 1]);
});

test("a job whose customer was reminded is not read for a reminder again, so that fifty of them hold no other back", async () => {
  const { db, client } = await emptyDatabase();
  const userId = await addCustomer(client);
  const at = NOW + 6 * DAY_MS;
  const due = async () => (await readDueJobs(db, "ending", at)).map(({ id }) => id);
  for (let n = 0; n < 50; n += 1) await addJob(client, userId);
  await client.execute(`update jobs set reminder_sent_at = ${at}`);
  const last = await addJob(client, userId, { expires_at: NOW + 7 * DAY_MS });
  expect(await due()).toEqual([last]);
  await client.execute("update jobs set reminder_sent_at = null, hidden_at = 1");
  expect(await due()).toEqual([]);
});
