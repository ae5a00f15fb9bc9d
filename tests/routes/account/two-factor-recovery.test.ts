import { beforeEach, describe, expect, test } from "vitest";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#app/domain/time/durations.ts";
import { runScheduled } from "#app/scheduled/run-scheduled.ts";
import { endTwoFactorRecoveries } from "#app/scheduled/two-factor-recoveries.ts";
import { type AccountFixture, accountFixture } from "#tests/support/application/account-fixture.ts";
import {
  addAccount,
  alertIn,
  browserAt,
  EMAIL,
  errorBeside,
  NEW_PASSWORD,
  newestLink,
  PASSWORD,
  pageOf,
  rowsOf,
  type TestBrowser,
  tokenOf,
} from "#tests/support/application/accounts.ts";
import { ORIGIN } from "#tests/support/application/app.ts";
import { NOW } from "#tests/support/fixtures.ts";
import { element, textIn, texts } from "#tests/support/html.ts";
import { emailsIn } from "#tests/support/records/outbox.ts";
import { memoryBucket } from "#tests/support/records/photos.ts";
import { addFactor, type TestFactor } from "#tests/support/records/two-factor.ts";

const HERE = "/two-factor-recovery";
const CANCEL = `${HERE}/cancel`;

let database: AccountFixture["database"];
let clock: AccountFixture["clock"];
let app: AccountFixture["app"];
let live: AccountFixture["live"];
let userId: string;
let factor: TestFactor;
let owner: TestBrowser;
beforeEach(async () => {
  ({ database, clock, live, app, userId } = await accountFixture());
  factor = await addFactor(database.client, userId, NOW - 3 * DAY_MS);
  owner = browserAt(app);
});

const isOlder = (days: number) =>
  database.client.execute({
    sql: "update two_factor set confirmed_at = ?",
    args: [NOW - days * DAY_MS],
  });
const typePassword = (browser = owner, password = PASSWORD) =>
  browser.post("/login", { email: EMAIL, password });
const linkToStart = () => newestLink(database.client, "two-factor-recovery-link");
const waits = async () => (await rowsOf(database.client, "two_factor_recoveries"))[0] ?? null;
const isOn = async () => (await rowsOf(database.client, "two_factor")).length === 1;
const emails = async (kind: string) =>
  (await emailsIn(database.client)).filter((emailContent) => emailContent.kind === kind);
const code = () => factor.codeAt(clock.read());

/** Asks for the link, opens it and types the password. */
async function start(browser = owner, password = PASSWORD) {
  await typePassword(browser, password);
  await browser.post(HERE, {});
  return browser.post(await linkToStart(), { current: password });
}

const platform = () => ({
  db: database.db,
  purge: async () => {},
  bucket: memoryBucket(),
  papers: memoryBucket(),
  rooms: live.rooms,
  emailSender: null,
  push: null,
  appOrigin: ORIGIN,
  postalAddress: "1 Main Street, Georgetown",
  secret: "only for tests",
  now: clock.read(),
});

/** What the clock runs, at the time it shows. */
const runNow = () => runScheduled(platform());

/** Lets so many hours pass, with the job of the removals every six hours, and at the end all that the clock runs. */
async function pass(hours: number) {
  for (let left = hours; left > 6; left -= 6) {
    clock.advance(6 * HOUR_MS);
    await endTwoFactorRecoveries(platform());
  }
  clock.advance((hours % 6 || 6) * HOUR_MS);
  await runNow();
}

describe("the removal of a second factor whose owner cannot give a code", () => {
  test.each([
    { days: 3, hours: 72, text: "72 hours" },
    { days: 40, hours: 14 * 24, text: "14 days" },
  ])(
    "takes $text with a factor that is $days days old, then the password is enough (threat 69)",
    async ({ days, hours, text }) => {
      await isOlder(days);
      const pending = await typePassword();
      expect(pending.headers.get("Location")).toMatch(/^\/login\/code/);
      const codePage = (await owner.open("/login/code")).page;
      expect(texts(element(codePage, "main"), "a")).toContain(
        "Lost your phone and your recovery codes?",
      );
      expect(textIn((await owner.open(HERE)).page)).toContain(`stays on for ${text}`);
      expect((await owner.post(HERE, {})).headers.get("Location")).toBe(`${HERE}?step=sent`);
      expect(await waits()).toBeNull();
      const link = await linkToStart();
      const { page } = await owner.open(link);
      expect(textIn(element(page, "main"))).toContain(text);
      expect(await waits()).toBeNull();
      const started = await owner.post(link, { current: PASSWORD });
      expect([started.status, started.headers.get("Location")]).toEqual([303, HERE]);
      const status = textIn((await owner.open(HERE)).page);
      expect(status).toContain("Two-factor sign-in will be removed from your account on");
      expect((await waits())?.due_at).toBe(NOW + hours * HOUR_MS);

      await pass(hours - 1);
      expect(await isOn()).toBe(true);
      expect((await typePassword()).headers.get("Location")).toMatch(/^\/login\/code/);
      expect(await emails("two-factor-recovery-started")).toHaveLength(1);
      expect(await emails("two-factor-recovery-notice")).toHaveLength(hours / 24 - 1);
      expect(await emails("two-factor-removed")).toEqual([]);

      await pass(1);
      expect(await isOn()).toBe(false);
      expect(await rowsOf(database.client, "recovery_codes")).toEqual([]);
      expect(await waits()).toBeNull();
      expect(await emails("two-factor-removed")).toHaveLength(1);
      expect((await typePassword()).headers.get("Location")).toBe("/dashboard");
      const events = (await rowsOf(database.client, "security_events")).map(({ event }) => event);
      expect(events).toEqual(
        expect.arrayContaining([
          "two-factor-recovery-asked",
          "two-factor-recovery-started",
          "two-factor-removed",
        ]),
      );
      await pass(48);
      expect(await emails("two-factor-removed")).toHaveLength(1);
      expect(await emails("two-factor-recovery-notice")).toHaveLength(hours / 24 - 1);
    },
  );

  test("names its time as the owner reads times, in each e-mail (threat 69)", async () => {
    await start();
    await pass(24);
    for (const kind of ["two-factor-recovery-started", "two-factor-recovery-notice"]) {
      const [emailContent] = await emails(kind);
      expect(emailContent?.recipient).toBe(EMAIL);
      expect(emailContent?.text).toContain("23/11/2026, 10:00 AM");
      expect(emailContent?.text).toContain(`${ORIGIN}${CANCEL}`);
      expect(emailContent?.headers).toEqual({});
    }
  });

  test("is possible after a forgotten password, and a reset in between neither stops, shortens nor lengthens the wait (threat 69)", async () => {
    const reset = async (password: string) => {
      await owner.post("/forgot-password", { email: EMAIL });
      const token = tokenOf(await newestLink(database.client, "reset-password"));
      await owner.post("/reset-password", { token, password, confirmPassword: password });
    };
    await reset(NEW_PASSWORD);
    await start(owner, NEW_PASSWORD);
    const before = await waits();
    await pass(30);
    await reset("ten ducks by the canal");
    expect((await waits())?.due_at).toBe(before?.due_at);
    await pass(42);
    expect(await isOn()).toBe(false);
    const pending = await typePassword(owner, "ten ducks by the canal");
    expect(pending.headers.get("Location")).toBe("/dashboard");
  });

  test("is done at the next sign-in too, before the job has run (threat 69)", async () => {
    await start();
    await pass(71);
    clock.advance(HOUR_MS);
    expect(await isOn()).toBe(true);
    expect((await typePassword()).headers.get("Location")).toBe("/dashboard");
    expect(await isOn()).toBe(false);
    expect(await emails("two-factor-removed")).toHaveLength(1);
    await runNow();
    expect(await emails("two-factor-removed")).toHaveLength(1);
  });

  test("signs everybody out at its end, also whoever had turned the factor on (threat 69)", async () => {
    const stranger = browserAt(app);
    await typePassword(stranger);
    await stranger.post("/login/code", { code: await code(), remember: "on" });
    await database.client.execute(
      "update sessions set remember = 1, expires_at = expires_at + 1e10",
    );
    expect((await stranger.get("/dashboard")).status).toBe(200);
    await start();
    await pass(72);
    expect((await stranger.get("/dashboard")).status).toBe(303);
    expect(live.calls).toContainEqual(["endPerson", userId]);
  });
});

describe("starting the removal", () => {
  test("is offered to nobody who has not given the password (threat 69)", async () => {
    for (const browser of [browserAt(app), owner]) {
      for (const answer of [await browser.get(HERE), await browser.post(HERE, {})]) {
        expect(answer.headers.get("Location")).toBe(`/login?next=${encodeURIComponent(HERE)}`);
      }
    }
    expect(await emailsIn(database.client)).toEqual([]);
  });

  test("needs the password beside the link, and a wrong one keeps the link valid; five attempts are the most (threat 69)", async () => {
    await typePassword();
    await owner.post(HERE, {});
    const link = await linkToStart();
    const thief = browserAt(app);
    for (const [current, message] of [
      ["", "Password is required"],
      ["not it", "not your password"],
    ] as const) {
      const refused = await thief.post(link, { current });
      expect(refused.status).toBe(400);
      expect(errorBeside((await pageOf(refused)).page, "current")).toContain(message);
    }
    for (let n = 0; n < 4; n += 1) await thief.post(link, { current: "not it" });
    const limited = await thief.post(link, { current: PASSWORD });
    expect(limited.status).toBe(429);
    expect(await waits()).toBeNull();
    clock.advance(15 * MINUTE_MS);
    expect((await owner.post(link, { current: PASSWORD })).status).toBe(303);
    expect(await waits()).not.toBeNull();
  });

  test("by a link works once, for an hour, only by the newest, and by no other link (threats 9, 12 and 69)", async () => {
    await typePassword();
    await owner.post(HERE, {});
    const first = await linkToStart();
    clock.advance(MINUTE_MS);
    await owner.post(HERE, {});
    expect((await app.post(first, { current: PASSWORD })).status).toBe(404);
    const second = await linkToStart();
    expect((await app.fetch(second)).status).toBe(200);
    const token = tokenOf(second);
    expect((await app.post(`/not-me?token=${token}`, {})).status).toBe(404);
    clock.advance(HOUR_MS);
    expect((await app.fetch(second)).status).toBe(404);
    expect((await app.post(second, { current: PASSWORD })).status).toBe(404);
    await typePassword();
    await owner.post(HERE, {});
    const third = await linkToStart();
    const both = await Promise.all([
      app.post(third, { current: PASSWORD }),
      app.post(third, { current: PASSWORD }),
    ]);
    expect(both.map(({ status }) => status)).toContain(303);
    expect((await app.post(third, { current: PASSWORD })).status).toBe(404);
    expect(await emails("two-factor-recovery-started")).toHaveLength(1);
  });

  test("many times sends few e-mails, and neither shortens nor lengthens a running wait (threats 11 and 69)", async () => {
    await typePassword();
    for (let n = 0; n < 6; n += 1) await owner.post(HERE, {});
    expect(await emails("two-factor-recovery-link")).toHaveLength(1);
    await owner.post(await linkToStart(), { current: PASSWORD });
    const before = await waits();
    for (let n = 0; n < 5; n += 1) {
      await pass(2);
      await typePassword();
      await owner.post(HERE, {});
    }
    expect(await emails("two-factor-recovery-link")).toHaveLength(1);
    expect(await waits()).toEqual(before);
  });

  test("with a link from before a new password, another factor or none is refused (threat 69)", async () => {
    await typePassword();
    await owner.post(HERE, {});
    const link = await linkToStart();
    await database.client.execute("delete from two_factor");
    expect((await app.post(link, { current: PASSWORD })).status).toBe(404);
    expect((await owner.get(HERE)).headers.get("Location")).toBe("/login");
    expect(await waits()).toBeNull();
  });
});

describe("a wait is cancelled", () => {
  beforeEach(async () => {
    await start();
    await pass(30);
  });

  const expectCancelled = async () => {
    expect(await waits()).toBeNull();
    expect(await emails("two-factor-recovery-cancelled")).toHaveLength(1);
    await pass(72);
    expect(await isOn()).toBe(true);
    expect(await emails("two-factor-removed")).toEqual([]);
  };

  test("by a code of the app and the address, without the password (threat 69)", async () => {
    const phone = browserAt(app);
    const { page } = await phone.open(CANCEL);
    expect(texts(element(page, "main"), "label")).toEqual(["E-mail", "Code"]);
    const done = await phone.post(CANCEL, { email: ` ${EMAIL.toUpperCase()}`, code: await code() });
    expect([done.status, done.headers.get("Location")]).toEqual([303, `${CANCEL}?step=done`]);
    expect(textIn((await phone.open(`${CANCEL}?step=done`)).page)).toContain("is cancelled");
    expect(phone.cookies.has("session")).toBe(false);
    await expectCancelled();
  });

  test("by a recovery code, which is used up by that (threat 69)", async () => {
    const [recovery = ""] = factor.recoveryCodes;
    const phone = browserAt(app);
    expect((await phone.post(CANCEL, { email: EMAIL, code: recovery })).status).toBe(303);
    await typePassword(phone);
    expect((await phone.post("/login/code", { code: recovery })).status).toBe(400);
    await expectCancelled();
  });

  test("by a sign-in with a code, and the page that asks for it says so (threat 69)", async () => {
    const phone = browserAt(app);
    await typePassword(phone);
    expect(textIn((await phone.open("/login/code")).page)).toContain("A code cancels that.");
    expect((await phone.post("/login/code", { code: await code() })).status).toBe(303);
    await expectCancelled();
  });

  test("once, when pressed twice at once: one e-mail and one line of the log (threats 65 and 69)", async () => {
    const typed = { email: EMAIL, code: await code() };
    const both = await Promise.all([app.post(CANCEL, typed), app.post(CANCEL, typed)]);
    expect(both.map(({ status }) => status).sort()).toEqual([303, 400]);
    await expectCancelled();
    const events = (await rowsOf(database.client, "security_events")).map(({ event }) => event);
    expect(events.filter((event) => event === "two-factor-recovery-cancelled")).toHaveLength(1);
  });

  test("by nothing else: not by a wrong code, a session, a new password or signing out everywhere (threat 69)", async () => {
    const wrong = await app.post(CANCEL, { email: EMAIL, code: "000000" });
    expect(wrong.status).toBe(400);
    await owner.post("/forgot-password", { email: EMAIL });
    const token = tokenOf(await newestLink(database.client, "reset-password"));
    await owner.post("/reset-password", {
      token,
      password: NEW_PASSWORD,
      confirmPassword: NEW_PASSWORD,
    });
    expect(await waits()).not.toBeNull();
    await pass(42);
    expect(await isOn()).toBe(false);
  });

  test("in a race with its end: the factor either stays or is removed, and the owner gets the matching e-mail (threats 65 and 69)", async () => {
    await pass(41);
    clock.advance(HOUR_MS);
    await Promise.all([app.post(CANCEL, { email: EMAIL, code: await code() }), runNow()]);
    const kinds = (await emailsIn(database.client)).map(({ kind }) => kind);
    const stays = await isOn();
    expect(kinds.includes("two-factor-recovery-cancelled")).toBe(stays);
    expect(kinds.includes("two-factor-removed")).toBe(!stays);
    expect(await waits()).toBeNull();
  });
});

describe("the page that cancels", () => {
  test("answers alike for nobody, for somebody without a wait, and for a wrong code (threats 5 and 69)", async () => {
    const other = await addAccount(database.client, { email: "ravi@kayap.test" });
    const second = await addFactor(database.client, other, NOW);
    await start();
    const answers: string[] = [];
    for (const [email, typed] of [
      [EMAIL, "000000"],
      ["nobody@kayap.test", "000000"],
      ["ravi@kayap.test", await second.codeAt(clock.read())],
      ["ravi@kayap.test", second.recoveryCodes[0] ?? ""],
      [EMAIL, "abcd-efgh-ijkl-mnop"],
    ] as const) {
      const answer = await browserAt(app).post(CANCEL, { email, code: typed });
      expect(answer.status).toBe(400);
      answers.push((await answer.text()).replaceAll(email, "E"));
    }
    expect(new Set(answers).size).toBe(1);
    // What was typed for somebody without a wait is not used up.
    const login = browserAt(app);
    await login.post("/login", { email: "ravi@kayap.test", password: PASSWORD });
    const used = await login.post("/login/code", { code: second.recoveryCodes[0] ?? "" });
    expect(used.status).toBe(303);
  });

  test("accepts five wrong codes for an address in 15 minutes; they block neither the owner's own phone nor signing in (threats 8 and 69)", async () => {
    const phone = browserAt(app);
    await typePassword(phone);
    await phone.post("/login/code", { code: await code() });
    clock.advance(MINUTE_MS);
    await start(browserAt(app));
    const thief = browserAt(app);
    for (let n = 0; n < 5; n += 1) await thief.post(CANCEL, { email: EMAIL, code: "000000" });
    const limited = await thief.post(CANCEL, { email: EMAIL, code: "000000" });
    expect(limited.status).toBe(429);
    expect(alertIn((await pageOf(limited)).page)).toContain("Too many attempts.");
    const login = browserAt(app);
    await typePassword(login);
    expect((await login.post("/login/code", { code: "000000" })).status).toBe(400);
    expect((await phone.post(CANCEL, { email: EMAIL, code: await code() })).status).toBe(303);
  });
});

describe("while a removal waits", () => {
  let signedIn: TestBrowser;
  beforeEach(async () => {
    signedIn = browserAt(app);
    await typePassword(signedIn);
    await signedIn.post("/login/code", { code: await code() });
    clock.advance(MINUTE_MS);
    await start();
    await database.client.execute(
      "update sessions set remember = 1, expires_at = expires_at + 1e10",
    );
  });
  const prove = () =>
    signedIn.post("/dashboard/settings/confirm", { asked: "yes", proofPassword: PASSWORD });

  test("somebody who is signed in sees the removal, and cannot begin another factor or make codes without a code (threat 69)", async () => {
    const path = "/dashboard/settings/two-factor";
    expect(textIn((await signedIn.open(path)).page)).toContain(
      "Two-factor sign-in will be removed on",
    );
    await prove();
    const before = await rowsOf(database.client, "two_factor");
    await signedIn.post(path, { intent: "begin" });
    await signedIn.post(path, { intent: "confirm", code: await code() });
    await signedIn.post(path, { intent: "codes", code: "000000" });
    expect(await rowsOf(database.client, "two_factor")).toEqual(before);
    expect(await waits()).not.toBeNull();
  });

  test("the address cannot be changed, by a new request or an earlier one, so the notices keep their mailbox (threat 69)", async () => {
    await prove();
    const refused = await signedIn.post("/dashboard/settings/email", { email: "thief@kayap.test" });
    expect(refused.status).toBe(409);
    expect(alertIn((await pageOf(refused)).page)).toContain(
      "You can change your e-mail after two-factor sign-in has been removed",
    );
    expect(await emails("change-email")).toEqual([]);
    await database.client.execute("delete from two_factor_recoveries");
    await signedIn.post("/dashboard/settings/email", { email: "thief@kayap.test" });
    const link = await newestLink(database.client, "change-email");
    clock.advance(MINUTE_MS);
    await start();
    expect(await waits()).not.toBeNull();
    expect((await app.post(link, {})).status).toBe(404);
    expect((await rowsOf(database.client, "users"))[0]?.email).toBe(EMAIL);
  });

  test("deactivating the account does not change the removal, and signing in shows the welcome page first (threat 69)", async () => {
    await prove();
    await signedIn.post("/dashboard/settings/deactivate", {});
    await pass(72);
    expect(await isOn()).toBe(false);
    expect((await typePassword()).headers.get("Location")).toBe("/dashboard");
    expect((await owner.get("/dashboard")).headers.get("Location")).toContain("/welcome-back");
  });

  test("requesting deletion does not change it either, and erasing deletes it with everything else (threat 69)", async () => {
    await isOlder(40);
    await database.client.execute("delete from two_factor_recoveries");
    clock.advance(MINUTE_MS);
    await start();
    const deletion = { current: PASSWORD, confirm: "DELETE" };
    expect((await signedIn.post("/dashboard/settings/delete", deletion)).status).toBe(303);
    await pass(48);
    expect(await emails("two-factor-recovery-notice")).toHaveLength(2);
    expect(await waits()).not.toBeNull();
    // What is erased is erased on the hour.
    clock.advance(HOUR_MS - (clock.read() % HOUR_MS));
    await pass(13 * 24);
    expect(await waits()).toBeNull();
    expect(await rowsOf(database.client, "two_factor_devices")).toEqual([]);
  });

  test("turning the factor off and on again makes another factor, which the old removal does not touch (threat 69)", async () => {
    const off = { intent: "end", current: PASSWORD, code: await code() };
    expect((await signedIn.post("/dashboard/settings/two-factor", off)).status).toBe(303);
    expect(await waits()).toBeNull();
    await addFactor(database.client, userId, clock.read());
    await pass(80);
    expect(await isOn()).toBe(true);
  });
});

describe("when the clock jumps", () => {
  test("ahead and back, nothing is removed early and the wait stays as long as it was (threat 69)", async () => {
    await start();
    const before = await waits();
    for (const jump of [20 * DAY_MS, 20 * DAY_MS + MINUTE_MS, 40 * DAY_MS]) {
      clock.advance(jump);
      await runNow();
      await typePassword();
      expect(await isOn()).toBe(true);
      clock.advance(-jump);
      await runNow();
    }
    expect((await waits())?.due_at).toBe(before?.due_at);
    await pass(71);
    expect(await isOn()).toBe(true);
    await pass(25);
    expect(await isOn()).toBe(false);
  });

  test("and a wait was started while it was ahead, it begins when the clock is right, with its full time (threat 69)", async () => {
    clock.advance(100 * DAY_MS);
    await isOlder(-99);
    await start();
    clock.advance(-100 * DAY_MS);
    await runNow();
    expect((await waits())?.due_at).toBe(clock.read() + 72 * HOUR_MS);
    await pass(71);
    expect(await isOn()).toBe(true);
    await pass(1);
    expect(await isOn()).toBe(false);
  });

  test("or the jobs do not run for the whole time, nothing is removed before its owner had a notice every day (threat 69)", async () => {
    await start();
    clock.advance(5 * DAY_MS);
    expect((await typePassword()).headers.get("Location")).toMatch(/^\/login\/code/);
    await pass(23);
    expect(await isOn()).toBe(true);
    await pass(48);
    expect(await isOn()).toBe(false);
    expect(await emails("two-factor-recovery-notice")).toHaveLength(2);
  });
});
