import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { unsubscribeToken } from "#app/auth/keys.ts";
import { hashToken } from "#app/auth/one-time-token.ts";
import { deliverDue } from "#app/email/delivery/deliver.ts";
import type { Email } from "#app/email/delivery/email-sender.ts";
import { sendNewsletter } from "#app/scheduled/send-newsletter.ts";
import { eraseDue } from "#db/accounts/erase.ts";
import { moveAddress } from "#db/accounts/moved-address.ts";
import { endSubscription } from "#db/email/newsletter.ts";
import { queueNewsletter, readNextRecipients } from "#db/email/newsletter-sending.ts";
import { queueEmail } from "#db/email/outbox.ts";
import { queueFailedAgain } from "#db/email/stuck-emails.ts";
import { emptyDatabase, type TestDatabase } from "#tests/support/database.ts";
import { addCustomer, insert, insertAll, NOW } from "#tests/support/fixtures.ts";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const SECRET = "a secret of the tests";
const LINKS = { appOrigin: "https://kayap.test", secret: SECRET };
const CONTENT = "# New in Linden\n\nThree plumbers and https://kayap.test/search & more.";

let database: TestDatabase;
let sent: Email[];
/** Addresses whose e-mails the service refuses. */
let refused: Set<string>;
let now: number;

beforeEach(async () => {
  database = await emptyDatabase();
  sent = [];
  refused = new Set();
  now = NOW;
  vi.spyOn(console, "log").mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
});

const emailSender = {
  async send(email: Email) {
    if (refused.has(email.to)) throw new Error("No such mailbox");
    sent.push(email);
  },
};
const address = (n: number) => `s${String(n).padStart(3, "0")}@kayap.test`;
const tokenFor = (email: string) => unsubscribeToken(SECRET, "newsletter", email);
const hashFor = (email: string) => hashToken(tokenFor(email));

function subscriber(email: string, fields: Record<string, string | number | null> = {}) {
  return {
    email,
    unsubscribe_hash: hashFor(email),
    region: "",
    confirmed_at: NOW - DAY,
    unsubscribed_at: null,
    created_at: NOW - DAY,
    ...fields,
  };
}
const subscribe = (count: number) =>
  insertAll(
    database.client,
    "newsletter_subscriptions",
    Array.from({ length: count }, (_, n) => subscriber(address(n))),
  );

async function addNewsletter(fields: Record<string, string | number | null> = {}) {
  const id = randomUUID();
  await insert(database.client, "newsletters", {
    id,
    subject: "New professionals in November",
    content: CONTENT,
    state: "sending",
    created_at: NOW,
    updated_at: NOW,
    sending_since: NOW,
    ...fields,
  });
  return id;
}

async function countsOf(id: string) {
  const { rows } = await database.client.execute({
    sql: "select state, queued_count, sent_count, failed_count, unsubscribed_count from newsletters where id = ?",
    args: [id],
  });
  const [row] = rows;
  return [
    row?.state,
    row?.queued_count,
    row?.sent_count,
    row?.failed_count,
    row?.unsubscribed_count,
  ];
}

const queueNext = () =>
  sendNewsletter({ db: database.db, ...LINKS, postalAddress: "1 Main Street, Georgetown", now });
const deliver = () => deliverDue({ db: database.db, emailSender, now, links: LINKS });

/** What the jobs of a minute do. */
async function minute() {
  await queueNext();
  await deliver();
  now += MINUTE;
}
async function minutes(count: number) {
  for (let n = 0; n < count; n += 1) await minute();
}
const recipients = () => sent.map(({ to }) => to);
const stop = (id: string) =>
  database.client.execute({
    sql: "update newsletters set state = 'stopped' where id = ?",
    args: [id],
  });

test("500 subscribers get it once each, and one failing address stops none of the others", async () => {
  await subscribe(500);
  refused.add(address(123));
  const id = await addNewsletter();
  await minutes(14);
  expect(await countsOf(id)).toEqual(["sent", 500, 499, 0, 0]);
  expect(new Set(recipients()).size).toBe(499);
  expect(recipients()).toHaveLength(499);
  for (const pause of [5, 30, 120, 120]) {
    now += pause * MINUTE;
    await minute();
  }
  expect(await countsOf(id)).toEqual(["sent", 500, 499, 1, 0]);
  refused.clear();
  await queueFailedAgain(database.db, now);
  await minute();
  expect(await countsOf(id)).toEqual(["sent", 500, 500, 0, 0]);
  expect(recipients().filter((to) => to === address(123))).toHaveLength(1);
});

test("each e-mail has its own link to unsubscribe, in its text, its HTML and for one click, and the postal address", async () => {
  await subscribe(2);
  const id = await addNewsletter();
  await minute();
  expect(recipients()).toEqual([address(0), address(1)]);
  for (const { to, subject, text, html, headers } of sent) {
    const link = `https://kayap.test/newsletter/unsubscribe?token=${tokenFor(to)}&of=${id}`;
    expect(subject).toBe("New professionals in November");
    expect(headers).toEqual({
      "List-Unsubscribe": `<${link}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    });
    expect(text).toContain(link);
    expect(text).toContain("1 Main Street, Georgetown");
    expect(html).toContain(link.replace("&", "&amp;"));
    expect(html).toContain(">New in Linden</h2>");
    expect(html).toContain('<a href="https://kayap.test/search"');
    expect(html).toContain("&amp; more.");
  }
});

test("only those who confirmed and did not unsubscribe get it, of a region its own and those who chose all", async () => {
  const region = "Upper Demerara-Berbice";
  await insertAll(database.client, "newsletter_subscriptions", [
    subscriber("all@kayap.test"),
    subscriber("here@kayap.test", { region }),
    subscriber("ended@kayap.test", { region, unsubscribed_at: NOW }),
    subscriber("there@kayap.test", { region: "Barima-Waini" }),
    subscriber("waits@kayap.test", { confirmed_at: null }),
  ]);
  const regional = await addNewsletter({ region });
  await minutes(2);
  expect(recipients()).toEqual(["all@kayap.test", "here@kayap.test"]);
  expect(await countsOf(regional)).toEqual(["sent", 2, 2, 0, 0]);
  sent = [];
  await addNewsletter();
  await minutes(2);
  expect(recipients()).toEqual(["all@kayap.test", "here@kayap.test", "there@kayap.test"]);
});

test("at most 100 wait in the outbox, and what people wait for goes first", async () => {
  await subscribe(250);
  const id = await addNewsletter();
  await queueNext();
  expect((await countsOf(id))[1]).toBe(100);
  now += MINUTE;
  await queueNext();
  expect((await countsOf(id))[1]).toBe(100);
  const emailContent = { subject: "Reset your password", text: "T", html: "H" };
  const about = { kind: "reset-password", about: "1", to: "anita@kayap.test" } as const;
  await queueEmail(database.db, { ...about, emailContent, at: now }, sql`true`);
  await deliver();
  expect(recipients()[0]).toBe("anita@kayap.test");
});

test("stopped in the middle, it goes to nobody else, also not to those who were queued", async () => {
  await subscribe(200);
  const id = await addNewsletter();
  await minute();
  await stop(id);
  await minutes(3);
  expect(recipients()).toHaveLength(50);
  expect(await countsOf(id)).toEqual(["stopped", 50, 50, 0, 0]);
});

test("who unsubscribes in the middle gets none, whether queued already or not, and is counted once by its link", async () => {
  await subscribe(150);
  const id = await addNewsletter();
  await queueNext();
  for (const n of [60, 60, 140]) await endSubscription(database.db, hashFor(address(n)), now, id);
  await minutes(6);
  expect(recipients()).toHaveLength(148);
  expect(recipients()).not.toContain(address(60));
  expect(recipients()).not.toContain(address(140));
  expect(await countsOf(id)).toEqual(["sent", 148, 148, 0, 2]);
});

test("two runs at once, and one that begins again where another broke off, send none twice and leave none out", async () => {
  await subscribe(230);
  const id = await addNewsletter();
  await Promise.all([queueNext(), queueNext()]);
  expect(await countsOf(id)).toEqual(["sending", 100, 0, 0, 0]);
  const next = await readNextRecipients(database.db);
  // What a run that read before the others sends to the database after them.
  const late = {
    newsletterId: id,
    after: "",
    recipients: [{ email: address(0), token: "t", unsubscribeHash: "h" }],
    emailContent: { subject: "S", text: "T", html: "H" },
    placeholder: "none",
    now,
  };
  await queueNewsletter(database.db, late);
  expect(next?.newsletter.lastEmail).toBe(address(99));
  await minutes(9);
  expect(recipients()).toHaveLength(230);
  expect(new Set(recipients()).size).toBe(230);
  expect(await countsOf(id)).toEqual(["sent", 230, 230, 0, 0]);
});

test("a subscriber who is erased in the middle gets none, and is in no count and no row afterwards", async () => {
  await subscribe(120);
  const email = address(70);
  const userId = await addCustomer(database.client, { email });
  await database.client.execute({
    sql: "update users set deletion_requested_at = ? where id = ?",
    args: [NOW - 15 * DAY, userId],
  });
  const id = await addNewsletter();
  await queueNext();
  expect(await eraseDue(database.db, now)).toEqual([userId]);
  await minutes(5);
  expect(recipients()).not.toContain(email);
  expect(await countsOf(id)).toEqual(["sent", 119, 119, 0, 0]);
});

test("a subscriber whose address moves in the middle gets it once, with the link of the address it goes to (threat 97)", async () => {
  await subscribe(120);
  const moves = async (n: number, to: string) => {
    const userId = await addCustomer(database.client, { email: to });
    await insert(database.client, "settings", {
      user_id: userId,
      updated_at: 0,
      marketing_emails: 1,
    });
    const moved = { userId, from: address(n), to, unsubscribeHash: hashFor(to), now };
    await database.db.batch([...moveAddress(database.db, moved, sql`true`)]);
  };
  await addNewsletter();
  await queueNext();
  await moves(60, "z-queued@kayap.test");
  await deliver();
  await moves(10, "z-sent@kayap.test");
  now += MINUTE;
  await minutes(5);
  expect(recipients()).not.toContain(address(60));
  expect(recipients()).not.toContain("z-sent@kayap.test");
  const [mine, ...others] = sent.filter(({ to }) => to === "z-queued@kayap.test");
  expect(others).toEqual([]);
  expect(mine?.text).toContain(tokenFor("z-queued@kayap.test"));
  expect(recipients()).toHaveLength(120);
});

test("a newsletter after the secret was replaced has a link that ends a subscription made before, and stopped ones leave the older link", async () => {
  const email = address(0);
  const older = { unsubscribe_hash: "hash of a link of the older secret" };
  await insert(database.client, "newsletter_subscriptions", subscriber(email, older));
  const id = await addNewsletter({ state: "stopped" });
  const token = tokenFor(email);
  const unsubscribeHash = hashFor(email);
  const late = {
    newsletterId: id,
    after: "",
    recipients: [{ email, token, unsubscribeHash }],
    emailContent: { subject: "S", text: "T", html: "H" },
    placeholder: "none",
    now,
  };
  await queueNewsletter(database.db, late);
  expect(await endSubscription(database.db, unsubscribeHash, now)).toBe(false);
  await database.client.execute("update newsletters set state = 'sending'");
  await minutes(2);
  expect(sent.map(({ text }) => text).join()).toContain(token);
  expect(await endSubscription(database.db, unsubscribeHash, now, id)).toBe(true);
  expect(await countsOf(id)).toEqual(["sent", 1, 1, 0, 1]);
});
