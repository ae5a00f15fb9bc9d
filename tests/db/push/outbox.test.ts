import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import type { NotificationKind } from "#app/domain/notifications/notification.ts";
import { queueEmail } from "#db/email/outbox.ts";
import { queueNotification } from "#db/notifications/notify.ts";
import { claimPushes, type PushOutcome, settlePushes } from "#db/push/outbox.ts";
import { DAY, HOUR, MINUTE } from "#tests/support/application/accounts.ts";
import { emptyDatabase, type TestDatabase } from "#tests/support/database.ts";
import { addCustomer, insert, NOW } from "#tests/support/fixtures.ts";
import { emailsIn } from "#tests/support/records/outbox.ts";
import {
  endpointsIn,
  pushedBrowser,
  signedInBrowser,
  waitingIn,
} from "#tests/support/records/push-rows.ts";

let database: TestDatabase;
let anita: string;
beforeEach(async () => {
  database = await emptyDatabase();
  anita = await addCustomer(database.client);
});

const notice = (kind: NotificationKind = "booking", at = NOW, userId = anita) => ({
  userId,
  kind,
  title: `About a ${kind}`,
  body: "The words of another person",
  link: "/dashboard/bookings/1",
  about: null,
  from: null,
  at,
});
const notify = (...args: Parameters<typeof notice>) =>
  queueNotification(database.db, notice(...args), sql`true`);
const claim = (now = NOW) => claimPushes(database.db, now);
const run = (statement: string) => database.client.execute(statement);

describe("a notification", () => {
  test("queues a push to every browser of its person, and to nobody else's (threat 63)", async () => {
    const ravi = await addCustomer(database.client);
    const phone = await pushedBrowser(database, anita, "phone");
    await pushedBrowser(database, anita, "laptop");
    await pushedBrowser(database, ravi, "of-ravi");
    await notify();
    const claimed = await claim();
    expect(claimed.map(({ endpoint }) => endpoint.split("/").at(-1)).sort()).toEqual([
      "laptop",
      "phone",
    ]);
    const { endpoint, p256dh, auth } = phone.subscriber;
    expect(claimed.find((one) => one.endpoint === endpoint)).toEqual({
      notificationId: expect.any(String),
      kind: "booking",
      title: "About a booking",
      link: "/dashboard/bookings/1",
      createdAt: NOW,
      endpoint,
      p256dh,
      auth,
      attempt: 1,
    });
  });

  test("of a change that was lost queues no push, and pushes do not stop the e-mail after them (threat 65)", async () => {
    await pushedBrowser(database, anita, "phone");
    await pushedBrowser(database, anita, "laptop");
    const emailContent = { subject: "S", text: "T", html: "H" };
    const storeWithChange = (done: boolean) =>
      database.db.batch([
        database.db.run(sql`update users set bio = 'x' where ${done}`),
        queueNotification(database.db, notice()),
        queueEmail(database.db, {
          kind: "message",
          about: String(done),
          to: "a@kayap.test",
          from: null,
          emailContent,
          at: NOW,
        }),
      ]);
    await storeWithChange(false);
    expect(await waitingIn(database.client)).toEqual([]);
    await storeWithChange(true);
    expect(await waitingIn(database.client)).toHaveLength(2);
    expect(await emailsIn(database.client)).toHaveLength(1);
  });

  test("queues no push to a browser that is turned on afterwards", async () => {
    await notify();
    await pushedBrowser(database, anita, "phone");
    expect(await claim()).toEqual([]);
  });
});

describe("a queued push is deleted", () => {
  const settings = (fields: Record<string, number>) =>
    insert(database.client, "settings", { user_id: anita, updated_at: NOW, ...fields });
  const expectForgotten = async (now = NOW) => {
    expect(await claim(now)).toEqual([]);
    expect(await waitingIn(database.client)).toEqual([]);
  };
  beforeEach(() => pushedBrowser(database, anita, "phone"));

  test.each<[string, NotificationKind, boolean]>([
    ["push_notifications", "booking", false],
    ["push_notifications", "message", false],
    ["message_notifications", "message", false],
    ["review_notifications", "review", false],
    ["job_notifications", "job", false],
    ["message_notifications", "booking", true],
    ["review_notifications", "message", true],
    ["job_notifications", "booking", true],
    ["email_notifications", "booking", true],
  ])("with %s off, of a %s: sent is %j (decision 59)", async (column, kind, sent) => {
    await notify(kind);
    await settings({ [column]: 0 });
    expect(await claim()).toHaveLength(sent ? 1 : 0);
    expect(await waitingIn(database.client)).toHaveLength(sent ? 1 : 0);
  });

  test("once the notification is read", async () => {
    await notify();
    await run(`update notifications set read_at = ${NOW}`);
    await expectForgotten();
  });

  test.each<[NotificationKind, number]>([
    ["booking", 12 * HOUR],
    ["message", DAY],
    ["review", 3 * DAY],
    ["account", DAY],
  ])("of a %s after %i ms, when it is outdated", async (kind, lives) => {
    await notify(kind);
    await notify(kind, NOW + 1);
    expect(await claim(NOW + lives)).toHaveLength(1);
  });

  test("when nobody is signed in there: signed out, expired, or idle for too long (threat 17)", async () => {
    await notify();
    await run("delete from sessions");
    await expectForgotten();
    await signedInBrowser(database.client, anita, "phone", {
      remember: 0,
      last_seen_at: NOW - 31 * MINUTE,
    });
    await notify();
    await expectForgotten();
    await run(`update sessions set last_seen_at = ${NOW}`);
    await notify();
    expect(await claim()).toHaveLength(1);
    await run(`update sessions set expires_at = ${NOW}`);
    await notify();
    expect(await claim()).toEqual([]);
  });

  test("when its person is signed in only in another browser", async () => {
    await run("update sessions set device_id = 'laptop'");
    await notify();
    await expectForgotten();
  });

  test.each(["deactivated_at", "deletion_requested_at", "deleted_at", "hidden_at"])(
    "when the account has %s",
    async (column) => {
      await notify();
      await run(`update users set ${column} = ${NOW}`);
      await expectForgotten();
    },
  );

  test("when another person is signed in in the browser by then", async () => {
    await notify();
    const ravi = await addCustomer(database.client);
    await signedInBrowser(database.client, ravi, "phone");
    await run(`update push_endpoints set user_id = '${ravi}'`);
    await expectForgotten();
  });

  test("with the browser that is turned off, the notification, or the account", async () => {
    for (const table of ["push_endpoints", "notifications", "users"]) {
      await pushedBrowser(database, anita, "phone");
      await notify();
      await run(`delete from ${table}`);
      expect(await waitingIn(database.client), table).toEqual([]);
    }
  });
});

describe("an attempt", () => {
  const settle = async (outcome: PushOutcome, now = NOW) => {
    const claimed = await claim(now);
    await settlePushes(
      database.db,
      claimed.map((push) => ({ push, outcome })),
    );
    return claimed.length;
  };
  beforeEach(async () => {
    await pushedBrowser(database, anita, "phone");
    await notify("review");
  });

  test.each<PushOutcome>(["taken", "refused"])(
    "with the outcome %s ends the push",
    async (outcome) => {
      expect(await settle(outcome)).toBe(1);
      expect(await waitingIn(database.client)).toEqual([]);
      expect(await endpointsIn(database.client)).toHaveLength(1);
    },
  );

  test("to a subscription that has ended deletes its endpoint and its queued pushes, and nothing else (threat 63)", async () => {
    await notify("booking", NOW + DAY);
    await pushedBrowser(database, anita, "laptop");
    expect(await settle("gone")).toBe(1);
    expect((await endpointsIn(database.client)).map(({ name }) => name)).toEqual(["laptop"]);
    expect(await waitingIn(database.client)).toEqual([]);
  });

  test("is claimed by one run only, and the next follows after 1, 5, 15 and 30 minutes, until the fifth", async () => {
    let now = NOW;
    for (const minutes of [1, 5, 15, 30]) {
      expect(await settle("later", now)).toBe(1);
      expect(await claim(now + minutes * MINUTE - 1), `${minutes} minutes`).toEqual([]);
      now += minutes * MINUTE;
    }
    expect(await settle("later", now)).toBe(1);
    expect(await waitingIn(database.client)).toEqual([]);
  });

  test("that was interrupted counts, and the fifth is the last", async () => {
    for (let n = 0; n < 5; n += 1) expect(await claim(NOW + n * HOUR)).toHaveLength(1);
    expect(await claim(NOW + 5 * HOUR)).toEqual([]);
    expect(await waitingIn(database.client)).toEqual([]);
  });

  test("takes at most ten pushes at once, longest due first", async () => {
    for (let n = 1; n <= 10; n += 1) await notify("booking", NOW - n);
    expect(await claim()).toHaveLength(10);
    expect((await claim()).map(({ kind }) => kind)).toEqual(["review"]);
  });
});
