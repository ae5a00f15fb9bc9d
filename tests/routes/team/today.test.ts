import { expect, test } from "vitest";
import { DAY_MS, HOUR_MS } from "#app/domain/time/durations.ts";
import { accountFixture } from "#tests/support/application/account-fixture.ts";
import { addStaff } from "#tests/support/application/staff.ts";
import { addProfessional, addService, insert, NOW } from "#tests/support/fixtures.ts";
import { element, textIn } from "#tests/support/html.ts";
import { addBookingOf } from "#tests/support/records/bookings.ts";
import { addEmail } from "#tests/support/records/outbox.ts";
import { addTicket } from "#tests/support/records/tickets.ts";

test("Today counts what waits, and what happened on each of thirty days in Guyana", async () => {
  const { database, app, userId } = await accountFixture();
  const { client } = database;
  const { browser } = await addStaff(client, app, "moderator");
  const proId = await addProfessional(client, { email: "ravi@kayap.test" });
  const parties = { customerId: userId, proId, serviceId: await addService(client, proId) };
  await client.execute(`update users set created_at = ${NOW - 40 * DAY_MS}`);
  await client.execute(`update users set created_at = ${NOW - 2 * DAY_MS} where id = '${proId}'`);
  for (const created_at of [NOW, NOW - DAY_MS, NOW - 29 * DAY_MS, NOW - 31 * DAY_MS]) {
    await addBookingOf(client, parties, { created_at, starts_at: NOW + created_at / 1000 });
  }
  for (const created_at of [NOW - 3 * HOUR_MS, NOW - HOUR_MS]) {
    await insert(client, "reports", {
      id: crypto.randomUUID(),
      subject_kind: "user",
      subject_id: proId,
      reason: "Never came.",
      created_at,
    });
  }
  await addTicket(client, { created_at: NOW - 3 * DAY_MS });
  await addTicket(client);
  await addTicket(client, { created_at: NOW - 9 * DAY_MS, state: "answered" });
  const { page } = await browser.open("/team");
  const text = textIn(element(page, (one) => one.name === "main"));
  expect(text).toContain("2 open reports, the oldest from today");
  expect(text).toContain("2 open tickets, the oldest 3 days old");
  expect(text).toContain("0 open appeals");
  expect(text).toContain("Everything works");
  expect(text).toContain("1 in 30 days, 0 today, at most 1 a day");
  expect(text).toContain("3 in 30 days, 1 today, at most 1 a day");
  expect(text).toContain("0 in 30 days, 0 today, at most 0 a day");
});

test("Today does not say that everything works while e-mails wait", async () => {
  const { database, app } = await accountFixture();
  const { browser } = await addStaff(database.client, app, "support");
  const main = async () =>
    textIn(element((await browser.open("/team")).page, (one) => one.name === "main"));
  expect(await main()).toContain("Everything works.");
  await addEmail(database.client, { to: "asha@kayap.test", subject: "S", at: NOW - HOUR_MS });
  expect(await main()).toContain("Messaging works. E-mails that wait longer than ten minutes: 1.");
});

test("Words lists what three devices looked for without a result", async () => {
  const { database, app } = await accountFixture();
  const { browser } = await addStaff(database.client, app, "support");
  for (const device of ["a", "b", "c"]) {
    await insert(database.client, "missed_searches", {
      day: "2026-11-20",
      device,
      text: "snow shovelling",
    });
  }
  const { page } = await browser.open("/team/words");
  expect(textIn(element(page, (one) => one.name === "table"))).toContain("snow shovelling 3");
});
