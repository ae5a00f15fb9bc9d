import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { queueEmail } from "#db/email/outbox.ts";
import { claimNextEmail } from "#db/email/outbox-delivery.ts";
import { queueNotification } from "#db/notifications/notify.ts";
import { claimPushes } from "#db/push/outbox.ts";
import { rowsOf } from "#tests/support/application/accounts.ts";
import { emptyDatabase, type TestDatabase } from "#tests/support/database.ts";
import { addCustomer, addProfessional, insert, NOW } from "#tests/support/fixtures.ts";
import { pushedBrowser } from "#tests/support/records/push-rows.ts";

let database: TestDatabase;
let anita: string;
let ravi: string;
beforeEach(async () => {
  database = await emptyDatabase();
  anita = await addCustomer(database.client);
  ravi = await addProfessional(database.client);
  await pushedBrowser(database, ravi, "phone");
});

/** What Ravi is told by Anita, or by nobody in particular. */
async function tell(from: string | null) {
  const { db } = database;
  const emailContent = { subject: "S", text: "T", html: "H" };
  const about = { about: crypto.randomUUID(), at: NOW };
  await db.batch([
    queueNotification(
      db,
      {
        userId: ravi,
        kind: "review",
        title: "Stars",
        body: "",
        link: "/dashboard",
        from,
        ...about,
      },
      sql`true`,
    ),
    queueEmail(
      db,
      { kind: "new-review", to: "ravi@kayap.test", userId: ravi, emailContent, from, ...about },
      sql`true`,
    ),
  ]);
}

const block = (blockerId: string, blockedId: string) =>
  insert(database.client, "blocks", {
    blocker_id: blockerId,
    blocked_id: blockedId,
    created_at: NOW,
  });
const close = (column: string, id: string) =>
  database.client.execute({ sql: `update users set ${column} = ? where id = ?`, args: [NOW, id] });

const stored = async () => [
  (await rowsOf(database.client, "notifications")).length,
  (await rowsOf(database.client, "mail_outbox")).length,
  (await rowsOf(database.client, "push_outbox")).length,
];

const CUT_OFF: [string, () => Promise<unknown>][] = [
  ["who is blocked", () => block(ravi, anita)],
  ["who has blocked the person", () => block(anita, ravi)],
  ["who is hidden", () => close("hidden_at", anita)],
  ["who is deactivated", () => close("deactivated_at", anita)],
  ["who is leaving", () => close("deletion_requested_at", anita)],
  ["who is erased", () => close("deleted_at", anita)],
  ["when the person is hidden", () => close("hidden_at", ravi)],
  ["when the person is deactivated", () => close("deactivated_at", ravi)],
  ["when the person is leaving", () => close("deletion_requested_at", ravi)],
];

describe.each(CUT_OFF)("from somebody %s", (_, cutOff) => {
  test("nothing is told by notification, e-mail or push (threat 95)", async () => {
    await tell(anita);
    expect(await stored()).toEqual([1, 1, 1]);
    await database.client.batch(["delete from notifications", "delete from mail_outbox"]);
    await cutOff();
    await tell(anita);
    expect(await stored()).toEqual([0, 0, 0]);
  });

  test("an e-mail and a push that are queued already are not sent any more (threat 95)", async () => {
    await tell(anita);
    await cutOff();
    expect(await claimNextEmail(database.db, NOW)).toBeNull();
    expect(await claimPushes(database.db, NOW)).toEqual([]);
    expect((await stored()).slice(1)).toEqual([0, 0]);
  });
});

test("what comes from nobody, or always reaches, is told and sent although the two have blocked each other (threat 95)", async () => {
  await block(ravi, anita);
  await tell(null);
  expect(await stored()).toEqual([1, 1, 1]);
  expect((await claimNextEmail(database.db, NOW))?.to).toBe("ravi@kayap.test");
  expect(await claimPushes(database.db, NOW)).toHaveLength(1);
});
