import { expect, test } from "vitest";
import { storeJobReminder } from "#db/jobs/end.ts";
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
