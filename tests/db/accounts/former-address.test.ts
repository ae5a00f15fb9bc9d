import type { Client } from "@libsql/client";
import { beforeEach, describe, expect, test } from "vitest";
import { runScheduled } from "#app/scheduled/run-scheduled.ts";
import { readOwnData } from "#db/data-export/data-export.ts";
import { queueFailedAgain } from "#db/email/stuck-emails.ts";
import { type AccountFixture, accountFixture } from "#tests/support/application/account-fixture.ts";
import {
  addAccount,
  browserAt,
  DAY,
  HOUR,
  MINUTE,
  newestLink,
  PASSWORD,
  proveAgain,
  rowsOf,
  type TestBrowser,
} from "#tests/support/application/accounts.ts";
import { insert } from "#tests/support/fixtures.ts";
import { recordedRooms } from "#tests/support/records/conversations.ts";
import { emailsIn } from "#tests/support/records/outbox.ts";
import { memoryBucket } from "#tests/support/records/photos.ts";
import { dumpOf, holding } from "./dump.ts";

const OLD = "zq.old&co@jxmail.example";
const NEW = "vk.new@wbmail.example";
const SUPPORT = "support@kayap.test";
const PATH = "/dashboard/settings/email";

let database: AccountFixture["database"];
let client: Client;
let clock: AccountFixture["clock"];
let app: AccountFixture["app"];
let browser: TestBrowser;
let userId: string;
beforeEach(async () => {
  ({ database, clock, app, userId } = await accountFixture({ email: OLD }));
  ({ client } = database);
  browser = browserAt(app);
  await browser.post("/login", { email: OLD, password: PASSWORD, remember: "on" });
});

type Row = { kind: string; status?: string; user_id?: string | null; at?: number };

/** An e-mail to the address of the account. */
function emailTo(recipient: string, { kind, status = "queued", user_id = userId, at }: Row) {
  return insert(client, "mail_outbox", {
    id: crypto.randomUUID(),
    dedupe_key: `${kind}:${crypto.randomUUID()}:${recipient}`,
    kind,
    recipient,
    user_id,
    subject: "S",
    text_body: status === "sent" ? "" : "T",
    html_body: "",
    status,
    next_attempt_at: clock.read(),
    created_at: at ?? clock.read(),
  });
}

/** A ticket as the contact form stores it, with its e-mail to support. */
async function ticketFrom(user_id: string | null) {
  const id = crypto.randomUUID();
  const ticket = `KY-${id.slice(0, 6).toUpperCase()}`;
  const at = { created_at: clock.read() };
  await insert(client, "contact_messages", {
    ...{ id, ticket, topic: "general", email: OLD, user_id, message: "A question", ...at },
  });
  await insert(client, "mail_outbox", {
    id: crypto.randomUUID(),
    dedupe_key: `contact:${id}:${SUPPORT}`,
    kind: "contact",
    recipient: SUPPORT,
    subject: ticket,
    text_body: `From: ${OLD}`,
    html_body: `<p>From: ${OLD.replace("&", "&amp;")}</p>`,
    headers: JSON.stringify({ "Reply-To": OLD }),
    next_attempt_at: clock.read(),
    ...at,
  });
}

const SETTING = { marketing: 1, unsubscribed: null as number | null, confirmed: true };

async function subscribe(fields: Partial<typeof SETTING> = {}, email = OLD) {
  const { marketing, unsubscribed, confirmed } = { ...SETTING, ...fields };
  await client.execute({
    sql: "insert into settings (user_id, updated_at, marketing_emails) values (?, 0, ?) on conflict do nothing",
    args: [userId, marketing],
  });
  await insert(client, "newsletter_subscriptions", {
    email,
    confirm_hash: `c ${email}`,
    unsubscribe_hash: `u ${email}`,
    confirmed_at: confirmed ? clock.read() : null,
    unsubscribed_at: unsubscribed,
    created_at: clock.read(),
  });
}

/** An account that has used everything that stores an address. */
async function everything() {
  for (const status of ["queued", "sent", "failed"]) {
    await emailTo(OLD, { kind: "booking-requested", status });
    await emailTo(OLD, { kind: "new-device", status });
    await emailTo(OLD, { kind: "moderation", status });
    await emailTo(OLD, { kind: "mail-check", status });
    await emailTo(OLD, { kind: "newsletter-confirm", status, user_id: null });
    await emailTo(OLD, { kind: "password-changed", status, user_id: null });
  }
  await emailTo(OLD, { kind: "new-review", status: "sent", at: clock.read() - 3 * DAY });
  await subscribe();
  await ticketFrom(userId);
  await ticketFrom(null);
  await insert(client, "unsent_forms", {
    user_id: userId,
    device_id: "phone",
    path: "/contact",
    fields: new URLSearchParams({ email: OLD, message: "A question" }).toString(),
    expires_at: clock.read() + 40 * HOUR,
  });
}

async function changeTo(address: string) {
  await proveAgain(browser);
  expect((await browser.post(PATH, { email: address })).status).toBe(303);
  const link = await newestLink(client, "change-email");
  expect((await app.post(link, {})).status).toBe(303);
}

const emailsTo = async (recipient: string) =>
  (await emailsIn(client)).filter((one) => one.recipient === recipient);

/** What runs on the first hour after `ms` from now. */
async function jobsAfter(ms: number) {
  clock.advance(ms + HOUR - ((clock.read() + ms) % HOUR));
  await runScheduled({
    db: database.db,
    purge: async () => {},
    bucket: memoryBucket(),
    papers: memoryBucket(),
    rooms: recordedRooms().rooms,
    emailSender: null,
    push: null,
    appOrigin: "http://kayap.test",
    postalAddress: "1 Main Street, Georgetown",
    secret: "a secret of the tests",
    now: clock.read(),
  });
}

/** The tables in which an address stands, as it is, in a web address or in HTML. */
async function tablesWith(address: string): Promise<string[]> {
  const dump = await dumpOf(client);
  const spellings = [address, encodeURIComponent(address), address.replace("&", "&amp;")];
  return [...new Set(spellings.flatMap((one) => holding(dump, one)))].sort();
}

describe("after a change of address", () => {
  test("the former one is only in links that stop it and in security e-mails that wait to be sent (threat 97)", async () => {
    await everything();
    expect(await tablesWith(OLD)).toEqual([
      "contact_messages",
      "mail_outbox",
      "newsletter_subscriptions",
      "unsent_forms",
      "users",
    ]);
    await changeTo(NEW);
    expect(await tablesWith(OLD)).toEqual(["mail_outbox", "tokens"]);
    const kinds = (await rowsOf(client, "tokens"))
      .filter(({ email }) => email === OLD)
      .map(({ kind }) => kind);
    expect(kinds).toEqual(["stop-email-change"]);
    const left = (await emailsIn(client)).filter((row) => JSON.stringify(row).includes("zq.old"));
    expect(left.map(({ kind, status, recipient }) => [kind, status, recipient]).sort()).toEqual([
      ["email-change-asked", "queued", OLD],
      ["email-changed", "queued", OLD],
      ["new-device", "queued", OLD],
      ["password-changed", "queued", OLD],
    ]);
  });

  test("it is nowhere once the link has ended and the jobs have run (threat 97)", async () => {
    await everything();
    await changeTo(NEW);
    await jobsAfter(2 * DAY);
    expect(await tablesWith(OLD)).toEqual(["mail_outbox", "tokens"]);
    await jobsAfter(DAY);
    expect(await tablesWith(OLD)).toEqual([]);
    const hashes = (await emailsIn(client)).filter(({ recipient }) => recipient.length > 40);
    expect(hashes).toEqual([]);
  });

  test("sent warnings to it and the link asked for again are forgotten as well (threat 97)", async () => {
    await changeTo(NEW);
    clock.advance(2 * MINUTE);
    await browserAt(app).post("/forgot-password", { email: OLD });
    await app.post("/forgot-password", { email: NEW });
    const reset = await newestLink(client, "reset-password");
    const token = new URL(reset, "http://kayap.test").searchParams.get("token") ?? "";
    const password = "nine ducks by the canal";
    await app.post("/reset-password", { token, password, confirmPassword: password });
    expect((await emailsTo(OLD)).map(({ kind }) => kind)).toEqual([
      "email-change-asked",
      "email-changed",
      "email-change-asked",
      "password-changed",
    ]);
    await client.execute("update mail_outbox set status = 'sent'");
    await jobsAfter(3 * DAY);
    expect(await tablesWith(OLD)).toEqual([]);
  });

  test("what waits to be sent goes to the new one, and a failed e-mail that may be sent again (threat 97)", async () => {
    await everything();
    await changeTo(NEW);
    const moved = (await emailsTo(NEW)).filter(({ kind }) => kind !== "change-email");
    expect(moved.map(({ kind, status }) => [kind, status]).sort()).toEqual([
      ["booking-requested", "failed"],
      ["booking-requested", "queued"],
      ["moderation", "failed"],
      ["moderation", "queued"],
    ]);
    await queueFailedAgain(database.db, clock.read());
    const queued = (await emailsIn(client)).filter(({ status }) => status === "queued");
    for (const { recipient } of queued) expect([OLD, NEW, SUPPORT]).toContain(recipient);
    const toSupport = await emailsTo(SUPPORT);
    expect(toSupport.map(({ text, html, headers }) => [text, html, headers])).toEqual([
      [`From: ${NEW}`, `<p>From: ${NEW}</p>`, { "Reply-To": NEW }],
      [`From: ${NEW}`, `<p>From: ${NEW}</p>`, { "Reply-To": NEW }],
    ]);
    expect((await rowsOf(client, "contact_messages")).map(({ email }) => email)).toEqual([
      NEW,
      NEW,
    ]);
  });

  test("the download has no former address, and the next holder's has nothing of the former one's (threat 97)", async () => {
    await everything();
    await changeTo(NEW);
    const text = JSON.stringify(await readOwnData(database.db, userId));
    expect(text).not.toContain("zq.old");
    expect(text).toContain('"kind":"new-review"');
    const next = await addAccount(client, { email: OLD });
    const { emails, newsletter, contactMessages } = await readOwnData(database.db, next);
    expect([emails, newsletter, contactMessages]).toEqual([[], [], []]);
  });

  test("e-mails to it count for its limits as before (threat 97)", async () => {
    for (let n = 0; n < 3; n += 1) {
      await browser.post(PATH, { email: `other${n}@wbmail.example` });
      clock.advance(2 * MINUTE);
    }
    const changeEmails = async () =>
      (await emailsIn(client)).filter(({ kind }) => kind === "email-change-asked").length;
    expect(await changeEmails()).toBe(3);
    await client.execute(
      "update mail_outbox set status = 'sent' where kind = 'email-change-asked'",
    );
    await app.post(await newestLink(client, "change-email"), {});
    expect(await emailsTo(OLD)).toHaveLength(1);
    await app.post("/forgot-password", { email: OLD });
    expect(await changeEmails()).toBe(3);
    clock.advance(HOUR);
    await app.post("/forgot-password", { email: OLD });
    expect(await changeEmails()).toBe(4);
  });

  test("support's own mailbox keeps what is sent to it (threat 97)", async () => {
    await emailTo(OLD, { kind: "contact", user_id: null });
    await emailTo(OLD, { kind: "booking-disputed", user_id: null });
    await changeTo(NEW);
    const kinds = (await emailsTo(OLD)).map(({ kind }) => kind);
    expect(kinds).toEqual(expect.arrayContaining(["contact", "booking-disputed"]));
  });
});

describe("the newsletter after a change of address", () => {
  const subscriptions = async () =>
    (await rowsOf(client, "newsletter_subscriptions")).map(
      ({ email, confirm_hash, confirmed_at, unsubscribed_at }) => [
        email,
        confirm_hash,
        confirmed_at !== null,
        unsubscribed_at !== null,
      ],
    );

  test("goes along where it was confirmed and the settings want it, and the old link confirms nothing (threat 97)", async () => {
    await subscribe();
    await changeTo(NEW);
    expect(await subscriptions()).toEqual([[NEW, null, true, false]]);
  });

  test.each([
    ["nobody had confirmed it", { confirmed: false }],
    ["the settings do not want it", { marketing: 0 }],
    ["it was ended", { unsubscribed: 1 }],
  ])("is forgotten where %s (threat 97)", async (_, fields) => {
    await subscribe(fields);
    await changeTo(NEW);
    expect(await subscriptions()).toEqual([]);
  });

  test("stays ended where the new mailbox had ended it (threat 97)", async () => {
    await subscribe();
    await subscribe({ unsubscribed: 1 }, NEW);
    await changeTo(NEW);
    expect(await subscriptions()).toEqual([[NEW, `c ${NEW}`, true, true]]);
  });

  test("takes the place of one that waits for the new mailbox to confirm it (threat 97)", async () => {
    await subscribe();
    await subscribe({ confirmed: false }, NEW);
    await changeTo(NEW);
    expect(await subscriptions()).toEqual([[NEW, null, true, false]]);
  });
});

describe("an account that is taken back", () => {
  const stop = async () => (await newestLink(client, "email-change-asked")) ?? "";

  test("leaves the thief's address only in the e-mail that tells it so, and that goes after three days (threat 97)", async () => {
    await everything();
    await browser.post(PATH, { email: NEW });
    const link = await stop();
    await app.post(await newestLink(client, "change-email"), {});
    await emailTo(NEW, { kind: "message" });
    await emailTo(NEW, { kind: "data-asked", status: "sent" });
    expect((await app.post(link, {})).status).toBe(303);
    expect(await tablesWith(NEW)).toEqual(["mail_outbox"]);
    expect((await emailsTo(NEW)).map(({ kind }) => kind)).toEqual([
      "change-email",
      "email-changed",
    ]);
    expect((await emailsTo(OLD)).map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(["message", "booking-requested", "moderation", "email-changed"]),
    );
    expect((await rowsOf(client, "newsletter_subscriptions"))[0]?.email).toBe(OLD);
    expect((await rowsOf(client, "contact_messages")).map(({ email }) => email)).toEqual([
      OLD,
      OLD,
    ]);
    await jobsAfter(3 * DAY);
    expect(await tablesWith(NEW)).toEqual([]);
    expect(await emailsTo(OLD)).not.toEqual([]);
  });
});
