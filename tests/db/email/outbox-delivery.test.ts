import { sql } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { composeEmail } from "#app/email/compose.ts";
import { deliverDue, deliverSilently } from "#app/email/delivery/deliver.ts";
import type { EmailSender } from "#app/email/delivery/email-sender.ts";
import { unsubscribeHeaders, unsubscribePath } from "#app/email/links/unsubscribe-link.ts";
import { queueEmail } from "#db/email/outbox.ts";
import { claimNextEmail, markSent, markUnsent } from "#db/email/outbox-delivery.ts";
import { emailSenderThat } from "#tests/support/application/email-sender.ts";
import { emptyDatabase, type TestDatabase } from "#tests/support/database.ts";
import { eventually } from "#tests/support/eventually.ts";
import { addCustomer, NOW } from "#tests/support/fixtures.ts";
import { onlyEmail } from "#tests/support/records/outbox.ts";

const MINUTE_MS = 60_000;
const TO = "anita@kayap.test";
const HEADERS = { "Reply-To": "ravi@kayap.test", "List-Unsubscribe": "<https://kayap.test/u>" };
const EMAIL = { subject: "The subject", text: "The text", html: "<p>T</p>", headers: HEADERS };
const LINKS = { appOrigin: "https://kayap.test", secret: "a secret of the tests" };
const DOWN = new Error("the service is down");

let database: TestDatabase;
let logged: string[];

beforeEach(async () => {
  database = await emptyDatabase();
  logged = [];
  for (const method of ["log", "error"] as const) {
    vi.spyOn(console, method).mockImplementation((line: string) => logged.push(line));
  }
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

async function queue(count = 1, at = NOW) {
  for (let n = 0; n < count; n += 1) {
    const about = String(n);
    const emailContent = { kind: "verify-email", about, to: TO, emailContent: EMAIL, at } as const;
    await queueEmail(database.db, emailContent, sql`true`);
  }
}

const deliver = (emailSender: EmailSender, now = NOW) =>
  deliverDue({ db: database.db, emailSender, now, links: LINKS });

async function stateOf() {
  const { rows } = await database.client.execute(
    "select status, attempts, next_attempt_at, last_error, sent_at from mail_outbox order by rowid",
  );
  return rows.map((row) => ({ ...row }));
}

describe("a delivery", () => {
  test("sends what is due with its headers, and marks it sent", async () => {
    await queue();
    const emailSender = emailSenderThat("works");
    await deliver(emailSender);
    expect(emailSender.sent).toEqual([{ to: TO, ...EMAIL }]);
    expect(await stateOf()).toMatchObject([
      { status: "sent", attempts: 1, sent_at: NOW, last_error: null },
    ]);
  });

  test("gives an e-mail about a review the headers for unsubscribing (decision 59)", async () => {
    const userId = await addCustomer(database.client);
    const about = {
      kind: "new-review",
      about: "1",
      to: TO,
      userId,
      from: null,
      emailContent: EMAIL,
      at: NOW,
    } as const;
    await queueEmail(database.db, about, sql`true`);
    const emailSender = emailSenderThat("works");
    await deliver(emailSender);
    expect(emailSender.sent).toMatchObject([
      { headers: { "Reply-To": "ravi@kayap.test", ...unsubscribeHeaders(LINKS, about) } },
    ]);
    expect(emailSender.sent[0]?.headers?.["List-Unsubscribe"]).toContain(
      "/email/unsubscribe?sort=reviews",
    );
  });

  test.each([
    ["job-new", "jobs", "e-mail about jobs and offers"],
    ["booking-requested", "bookings", "e-mail about bookings"],
    ["message", "messages", "e-mail about new messages"],
  ] as const)(
    "ends a %s e-mail with a link that turns such e-mails off (decision 59)",
    async (kind, sort, what) => {
      const userId = await addCustomer(database.client);
      const emailContent = composeEmail({
        subject: "The subject",
        paragraphs: ["The text"],
        footnote: { text: "Why you get it." },
      });
      const about = { kind, about: "1", to: TO, userId, from: null, emailContent, at: NOW };
      await queueEmail(database.db, about, sql`true`);
      const emailSender = emailSenderThat("works");
      await deliver(emailSender);
      const path = unsubscribePath(LINKS.secret, sort, userId);
      const [sent] = emailSender.sent;
      expect(sent?.text).toBe(
        `The text\n\n-- \nWhy you get it.\nUnsubscribe from ${what}:\n${LINKS.appOrigin}${path}`,
      );
      const link = `<a href="${LINKS.appOrigin}${path.replaceAll("&", "&amp;")}"`;
      expect(sent?.html.split(link)).toHaveLength(2);
      expect(sent?.html).toContain(`>Unsubscribe from ${what}</a>`);
    },
  );

  test("keeps nothing of the text of a sent e-mail, so that a dump of the database holds no links (threat 14)", async () => {
    await queue();
    await deliver(emailSenderThat("works"));
    const { rows } = await database.client.execute("select text_body, html_body from mail_outbox");
    expect(rows.map((row) => ({ ...row }))).toEqual([{ text_body: "", html_body: "" }]);
  });

  test("sends nothing that is not due yet, and nothing twice (threat 58)", async () => {
    await queue(1, NOW + 1);
    const emailSender = emailSenderThat("works");
    await deliver(emailSender);
    expect(emailSender.tries()).toBe(0);
    for (const later of [1, MINUTE_MS, 1_000 * MINUTE_MS]) await deliver(emailSender, NOW + later);
    expect(emailSender.tries()).toBe(1);
  });

  test("begins with the e-mail that has been due longest", async () => {
    await queue(2);
    await database.client.execute({
      sql: "update mail_outbox set subject = 'older', next_attempt_at = ? where dedupe_key like '%:1:%'",
      args: [NOW - 1],
    });
    const emailSender = emailSenderThat("works");
    await deliver(emailSender);
    expect(emailSender.sent.map(({ subject }) => subject)).toEqual(["older", "The subject"]);
  });

  test("sends at most 50 e-mails a run", async () => {
    await queue(51);
    const emailSender = emailSenderThat("works");
    await deliver(emailSender);
    expect(emailSender.sent).toHaveLength(50);
    await deliver(emailSender);
    expect(emailSender.sent).toHaveLength(51);
  });

  test("begins no further e-mail after 15 seconds", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    await queue(5);
    const emailSender = emailSenderThat("works");
    const slow: EmailSender = {
      async send(mail) {
        vi.setSystemTime(Date.now() + 6_000);
        await emailSender.send(mail);
      },
    };
    await deliverDue({ db: database.db, emailSender: slow, now: NOW, links: LINKS });
    expect(emailSender.sent).toHaveLength(3);
  });

  test("two at once send each e-mail once (threat 58)", async () => {
    await queue(20);
    const emailSender = emailSenderThat("works");
    await Promise.all([deliver(emailSender), deliver(emailSender), deliver(emailSender)]);
    expect(emailSender.tries()).toBe(20);
    expect((await stateOf()).map(({ attempts }) => attempts)).toEqual(Array(20).fill(1));
  });
});

describe("when the e-mail service is down", () => {
  test("an e-mail is tried again after 1, 5, 30 and 120 minutes, then given up (threat 58)", async () => {
    await queue();
    const emailSender = emailSenderThat({ failsWith: DOWN });
    let now = NOW;
    for (const [tries, pause] of [1, 5, 30, 120].entries()) {
      await deliver(emailSender, now);
      expect(await stateOf()).toEqual([
        {
          status: "queued",
          attempts: tries + 1,
          next_attempt_at: now + pause * MINUTE_MS,
          last_error: "the service is down",
          sent_at: null,
        },
      ]);
      now += pause * MINUTE_MS;
      await deliver(emailSender, now - 1);
      expect(emailSender.tries()).toBe(tries + 1);
    }
    await deliver(emailSender, now);
    expect(await stateOf()).toMatchObject([{ status: "failed", attempts: 5 }]);
    await deliver(emailSender, now + 1_000 * MINUTE_MS);
    expect(emailSender.tries()).toBe(5);
  });

  test("one e-mail that is refused does not delay the others", async () => {
    await queue(2);
    const emailSender = emailSenderThat("works");
    await database.client.execute(
      "update mail_outbox set subject = 'refused' where dedupe_key like '%:0:%'",
    );
    const picky: EmailSender = {
      async send(mail) {
        if (mail.subject === "refused") throw DOWN;
        await emailSender.send(mail);
      },
    };
    await deliverDue({ db: database.db, emailSender: picky, now: NOW, links: LINKS });
    expect(emailSender.sent).toHaveLength(1);
    expect((await stateOf()).map(({ status }) => status)).toEqual(["queued", "sent"]);
  });

  test("an e-mail that failed once is sent once when the service is back (threat 58)", async () => {
    await queue();
    await deliver(emailSenderThat({ failsWith: DOWN }));
    const emailSender = emailSenderThat("works");
    for (const minutes of [1, 2, 10, 200]) await deliver(emailSender, NOW + minutes * MINUTE_MS);
    expect(emailSender.tries()).toBe(1);
    expect(await stateOf()).toMatchObject([{ status: "sent", attempts: 2, last_error: null }]);
  });

  test("a call that gets no answer ends after 10 seconds, and no other run claims its e-mail", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    await queue();
    const hanging = emailSenderThat("hangs");
    const run = deliver(hanging);
    await eventually(() => hanging.tries()).toBe(1);
    const other = emailSenderThat("works");
    await deliver(other, NOW + MINUTE_MS - 1);
    expect(other.tries()).toBe(0);
    await vi.advanceTimersByTimeAsync(10_000);
    await run;
    expect(await stateOf()).toMatchObject([
      { status: "queued", attempts: 1, last_error: "no answer in 10000 ms" },
    ]);
  });

  test("the stored error is short and has no addresses (threat 61)", async () => {
    await queue();
    const message = `550 <${TO}>: no such "ravi.p+x@mail.gy"\r\nforged ${"x".repeat(300)}`;
    await deliver(emailSenderThat({ failsWith: new Error(message) }));
    const [row] = await stateOf();
    const error = String(row?.last_error);
    expect(error).toContain('550 <[address]>: no such "[address]" forged xxx');
    expect(error.length).toBeLessThanOrEqual(200);
  });
});

test("an e-mail whose fifth attempt was interrupted is given up", async () => {
  await queue();
  await database.client.execute("update mail_outbox set attempts = 5");
  const emailSender = emailSenderThat("works");
  await deliver(emailSender);
  expect(emailSender.tries()).toBe(0);
  expect(await stateOf()).toMatchObject([{ status: "failed", last_error: "interrupted" }]);
});

test("a late failure of an old attempt changes nothing about an e-mail claimed or sent since", async () => {
  await queue();
  const first = await claimNextEmail(database.db, NOW);
  const second = await claimNextEmail(database.db, NOW + MINUTE_MS);
  if (!first || !second) throw new Error("The e-mail was not claimed twice.");
  await markUnsent(database.db, first, "late");
  expect(await stateOf()).toMatchObject([{ status: "queued", last_error: null }]);
  await markSent(database.db, second, NOW + MINUTE_MS);
  await markUnsent(database.db, second, "late");
  expect((await onlyEmail(database.client)).status).toBe("sent");
  expect(await stateOf()).toMatchObject([{ last_error: null }]);
});

test("the log names kind, outcome and reason of a delivery, never address, subject or text (threat 61)", async () => {
  await queue();
  await deliver(emailSenderThat({ failsWith: new Error(`no such address ${TO}`) }));
  await deliver(emailSenderThat("works"), NOW + MINUTE_MS);
  const error = "no such address [address]";
  expect(logged.map((line) => JSON.parse(line))).toEqual([
    { event: "mail", kind: "verify-email", outcome: "queued again", attempt: 1, error },
    { event: "mail", kind: "verify-email", outcome: "sent", attempt: 2 },
  ]);
});

test("a delivery that throws after an answer is logged and nothing else", async () => {
  await database.client.execute("drop table mail_outbox");
  await deliverSilently({
    db: database.db,
    emailSender: emailSenderThat("works"),
    now: NOW,
    links: LINKS,
  });
  expect(logged.map((line) => JSON.parse(line))).toMatchObject([{ event: "delivery-failed" }]);
});
