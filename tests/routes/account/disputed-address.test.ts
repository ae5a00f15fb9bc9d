import { beforeEach, describe, expect, test } from "vitest";
import { MANDATORY_EMAILS, type MandatoryEmail } from "#app/domain/email/kinds.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#app/domain/time/durations.ts";
import { queueEmail } from "#db/email/outbox.ts";
import { type AccountFixture, accountFixture } from "#tests/support/application/account-fixture.ts";
import {
  addAccount,
  browserAt,
  browserOf,
  NEW_PASSWORD,
  newestLink,
  PASSWORD,
  pageOf,
  proveAgain,
  rowsOf,
  type TestBrowser,
  tokenOf,
} from "#tests/support/application/accounts.ts";
import { element, textIn, texts } from "#tests/support/html.ts";
import { emailsIn } from "#tests/support/records/outbox.ts";

const OLD = "anita@kayap.test";
const FIRST = "thief@kayap.test";
const SECOND = "thief.too@kayap.test";
const PATH = "/dashboard/settings/email";

let database: AccountFixture["database"];
let clock: AccountFixture["clock"];
let app: AccountFixture["app"];
let thief: TestBrowser;
let userId: string;
beforeEach(async () => {
  ({ database, clock, app, userId } = await accountFixture());
  thief = browserAt(app);
  await thief.post("/login", { email: OLD, password: PASSWORD, remember: "on" });
});

const email = async () =>
  (await rowsOf(database.client, "users")).find(({ id }) => id === userId)?.email;
const isSignedIn = async () => (await thief.get("/dashboard")).status === 200;
const links = (kind: MandatoryEmail, to: string) =>
  emailsIn(database.client).then((emails) =>
    emails
      .filter((one) => one.kind === kind && one.recipient === to)
      .map(({ text }) => text.match(/\/(?:stop-email-change|not-me)\?token=\S+/)?.[0] ?? ""),
  );
const kindsTo = async (to: string) =>
  (await emailsIn(database.client)).filter(({ recipient }) => recipient === to).map((e) => e.kind);

/** What everything in the tables of a person's account is now. */
const written = async () =>
  Promise.all(
    ["users", "tokens", "mail_outbox", "notifications", "security_events"].map((table) =>
      rowsOf(database.client, table),
    ),
  );

async function askFor(address: string) {
  await proveAgain(thief);
  return thief.post(PATH, { email: address });
}

/** The thief changes the address of the account, and confirms it in a mailbox of their own. */
async function takeAddress(address: string) {
  expect((await askFor(address)).status).toBe(303);
  expect((await app.post(await newestLink(database.client, "change-email"), {})).status).toBe(303);
  expect(await email()).toBe(address);
}

const forget = (address: string) => browserAt(app).post("/forgot-password", { email: address });

describe("a second change of the address while the first can be stopped (threat 85)", () => {
  test("is refused with the time from which it can be made, and writes nothing", async () => {
    await takeAddress(FIRST);
    clock.advance(HOUR_MS);
    await proveAgain(thief);
    const before = await written();
    const { status, page } = await pageOf(await thief.post(PATH, { email: SECOND }));
    expect(status).toBe(409);
    expect(textIn(element(page, "main"))).toContain(
      "Your e-mail address was changed a short time ago. You can change it again from Mon 23 Nov, 10:00 AM.",
    );
    expect(await written()).toEqual(before);
  });

  test("is not offered by the page, which says from when it can be made", async () => {
    await takeAddress(FIRST);
    const { status, page } = await pageOf(await thief.get(PATH));
    expect(status).toBe(200);
    const main = element(page, "main");
    expect(textIn(main)).toContain("You can change it again from Mon 23 Nov, 10:00 AM.");
    expect(texts(main, "button")).toEqual([]);
  });

  test("is taken once those days are over, and the link of the first works until then, whenever it was confirmed", async () => {
    expect((await askFor(FIRST)).status).toBe(303);
    clock.advance(23 * HOUR_MS);
    await app.post(await newestLink(database.client, "change-email"), {});
    expect(await email()).toBe(FIRST);
    const [stop = ""] = await links("email-change-asked", OLD);
    clock.advance(3 * DAY_MS - 1);
    expect((await askFor(SECOND)).status).toBe(409);
    const open = await app.fetch(stop);
    expect(texts(element((await pageOf(open)).page, "main"), "button")).toEqual([
      "Stop the change",
    ]);
    clock.advance(1);
    expect((await app.post(stop, {})).status).toBe(404);
    expect((await askFor(SECOND)).status).toBe(303);
  });

  test("leaves the owner the account: the link in the first mailbox brings back the address", async () => {
    await takeAddress(FIRST);
    await askFor(SECOND);
    clock.advance(2 * MINUTE_MS);
    const [stop = ""] = await links("email-change-asked", OLD);
    expect(await links("email-change-asked", FIRST)).toEqual([]);
    expect((await app.post(stop, {})).status).toBe(303);
    expect(await email()).toBe(OLD);
    expect(await isSignedIn()).toBe(false);
  });

  test("may be asked for while the first is not confirmed, and then the links of both stop it", async () => {
    await askFor(FIRST);
    clock.advance(2 * MINUTE_MS);
    await takeAddress(SECOND);
    const stops = await links("email-change-asked", OLD);
    expect(stops).toHaveLength(2);
    expect((await app.post(stops[0] ?? "", {})).status).toBe(303);
    expect(await email()).toBe(OLD);
  });
});

describe("a link that stops a change", () => {
  test("works once and ends every younger link, but no older one (threat 85)", async () => {
    for (const address of [FIRST, SECOND, "thief.three@kayap.test"]) {
      expect((await askFor(address)).status).toBe(303);
      clock.advance(2 * MINUTE_MS);
    }
    const [oldest = "", middle = "", youngest = ""] = await links("email-change-asked", OLD);
    expect((await app.post(middle, {})).status).toBe(303);
    expect((await app.post(middle, {})).status).toBe(404);
    expect((await app.post(youngest, {})).status).toBe(404);
    expect((await app.post(oldest, {})).status).toBe(303);
  });

  test("tells the address that it replaces (threat 85)", async () => {
    await takeAddress(FIRST);
    const [stop = ""] = await links("email-change-asked", OLD);
    clock.advance(2 * MINUTE_MS);
    await app.post(stop, {});
    const emails = (await emailsIn(database.client)).filter(({ recipient }) => recipient === FIRST);
    expect(emails.at(-1)?.subject).toBe("Your e-mail address was changed back");
  });

  test("tells nobody of an address that stays", async () => {
    await askFor(FIRST);
    const before = await emailsIn(database.client);
    await app.post((await links("email-change-asked", OLD))[0] ?? "", {});
    expect(await emailsIn(database.client)).toHaveLength(before.length);
  });
});

describe("a forgotten password, asked for with the address from before the change", () => {
  test("sends the link that stops it once more, with the same end, and answers as for any address (threats 11 and 85)", async () => {
    await takeAddress(FIRST);
    clock.advance(2 * DAY_MS);
    const answers = [await forget(OLD), await forget("nobody@kayap.test")];
    expect(answers.map(({ status }) => status)).toEqual([303, 303]);
    expect(new Set(answers.map(({ headers }) => headers.get("Location"))).size).toBe(1);
    const [first = "", again = ""] = await links("email-change-asked", OLD);
    expect(again).toMatch(/^\/stop-email-change/);
    expect(again).not.toBe(first);
    const ends = (await rowsOf(database.client, "tokens"))
      .filter(({ kind }) => kind === "stop-email-change")
      .map(({ expires_at }) => expires_at);
    expect(new Set(ends).size).toBe(1);

    const stopped = await app.post(again, {});
    expect(await email()).toBe(OLD);
    const fields = { password: NEW_PASSWORD, confirmPassword: NEW_PASSWORD };
    const token = tokenOf(stopped.headers.get("Location") ?? "");
    expect((await app.post("/reset-password", { token, ...fields })).status).toBe(303);
    const back = await app.post("/login", { email: OLD, password: NEW_PASSWORD });
    expect(back.status).toBe(303);
  });

  test("sends it also where somebody has signed up with that address and not confirmed it (threat 85)", async () => {
    await takeAddress(FIRST);
    clock.advance(HOUR_MS);
    await addAccount(database.client, { email: OLD, email_verified_at: null });
    await forget(OLD);
    const [, again = ""] = await links("email-change-asked", OLD);
    expect((await app.post(again, {})).status).toBe(303);
    expect(await email()).toBe(OLD);
  });

  test("sends nothing once the change can no longer be stopped, or was not confirmed", async () => {
    await askFor(FIRST);
    clock.advance(HOUR_MS);
    await forget(OLD);
    expect(await links("email-change-asked", OLD)).toHaveLength(1);
    clock.advance(MINUTE_MS);
    await app.post(await newestLink(database.client, "change-email"), {});
    clock.advance(3 * DAY_MS);
    await forget(OLD);
    expect(await links("email-change-asked", OLD)).toHaveLength(1);
  });

  test("sends no more e-mails than any address gets (threat 11)", async () => {
    await takeAddress(FIRST);
    clock.advance(HOUR_MS);
    for (let n = 0; n < 10; n += 1) await forget(OLD);
    expect(await links("email-change-asked", OLD)).toHaveLength(2);
  });
});

/** What the address before a change is told while the change can be stopped, each with what else is in the e-mail. */
const TOLD: readonly MandatoryEmail[] = [
  "data-asked",
  "deletion-asked",
  "guesses-refused",
  "password-changed",
  "recovery-codes-made",
  "two-factor-case",
  "two-factor-off",
  "two-factor-on",
  "two-factor-recovery-cancelled",
  "two-factor-recovery-notice",
  "two-factor-recovery-started",
  "two-factor-removed",
];

describe("e-mails about the security of an account whose address was changed", () => {
  const queue = async (kind: MandatoryEmail, to: string, at: number) => {
    const emailContent = { subject: "s", text: "t", html: "h" };
    const email = { kind, about: kind, to, emailContent, at } as const;
    await database.db.batch([
      database.db.run("update users set updated_at = updated_at"),
      queueEmail(database.db, email),
    ]);
  };

  test.each(MANDATORY_EMAILS)(
    "%s goes to the address before as well, if it warns and opens nothing, while the change can be stopped (threat 85)",
    async (kind) => {
      await takeAddress(FIRST);
      const before = (await kindsTo(OLD)).length;
      await queue(kind, FIRST, clock.read());
      expect((await kindsTo(OLD)).slice(before)).toEqual(TOLD.includes(kind) ? [kind] : []);
      clock.advance(3 * DAY_MS);
      await database.client.execute("delete from mail_outbox");
      await queue(kind, FIRST, clock.read());
      expect(await kindsTo(OLD)).toEqual([]);
      expect(await kindsTo(FIRST)).toEqual([kind]);
    },
  );

  test("go to both addresses whoever causes them: a new password of the thief warns the owner (threat 85)", async () => {
    await takeAddress(FIRST);
    const fields = { current: PASSWORD, password: NEW_PASSWORD, confirmPassword: NEW_PASSWORD };
    expect((await thief.post("/dashboard/settings/password", fields)).status).toBe(303);
    expect((await kindsTo(OLD)).at(-1)).toBe("password-changed");
    expect((await kindsTo(FIRST)).at(-1)).toBe("password-changed");
  });

  test("go to nobody else whose change is asked for and not confirmed", async () => {
    await askFor(FIRST);
    await queue("password-changed", OLD, clock.read());
    expect(await kindsTo(FIRST)).toEqual(["change-email"]);
    expect((await kindsTo(OLD)).filter((kind) => kind === "password-changed")).toHaveLength(1);
  });
});

describe("“This wasn’t me” of a sign-in whose thief has changed the address", () => {
  test("brings the address back, ends every session and tells the thief's mailbox (threat 85)", async () => {
    const owner = await browserOf(database.client, app, userId);
    await owner.get("/dashboard");
    const other = browserAt(app);
    await other.post("/login", { email: OLD, password: PASSWORD, remember: "on" });
    const [notMe = ""] = await links("new-device", OLD);
    await takeAddress(FIRST);
    clock.advance(6 * DAY_MS);
    const denied = await app.post(notMe, {});
    expect(denied.headers.get("Location")).toMatch(/^\/reset-password\?token=/);
    expect(await email()).toBe(OLD);
    expect(await isSignedIn()).toBe(false);
    expect((await kindsTo(FIRST)).at(-1)).toBe("email-changed");
  });
});
