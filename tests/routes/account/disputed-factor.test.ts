import { beforeEach, describe, expect, test } from "vitest";
import { newToken } from "#app/auth/one-time-token.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#app/domain/time/durations.ts";
import { factorRemovedByTeamEmail } from "#app/email/two-factor-recovery-emails.ts";
import { endTwoFactorRecoveries } from "#app/scheduled/two-factor-recoveries.ts";
import { readOpenReports } from "#db/team/open-reports.ts";
import { removeFactor } from "#db/team/remove-factor.ts";
import { storeToken, turnFactorOn } from "#tests/support/application/access-fixture.ts";
import { type AccountFixture, accountFixture } from "#tests/support/application/account-fixture.ts";
import {
  browserAt,
  EMAIL,
  errorBeside,
  NEW_PASSWORD,
  newestLink,
  PASSWORD,
  pageOf,
  proveAgain,
  rowsOf,
  type TestBrowser,
  tokenOf,
} from "#tests/support/application/accounts.ts";
import { ORIGIN } from "#tests/support/application/app.ts";
import { element, having, textIn } from "#tests/support/html.ts";
import { emailsIn } from "#tests/support/records/outbox.ts";
import { addFactor, type TestFactor } from "#tests/support/records/two-factor.ts";

const START = "/two-factor-recovery";
const CANCEL = `${START}/cancel`;

let database: AccountFixture["database"];
let clock: AccountFixture["clock"];
let live: AccountFixture["live"];
let app: AccountFixture["app"];
let userId: string;
let owner: TestBrowser;
let thief: TestBrowser;
beforeEach(async () => {
  ({ database, clock, live, app, userId } = await accountFixture());
  owner = browserAt(app);
  thief = browserAt(app);
  await signIn(owner, PASSWORD);
  clock.advance(HOUR_MS);
});

const signIn = (browser: TestBrowser, password: string) =>
  browser.post("/login", { email: EMAIL, password, remember: "on" });
const isOn = async () => (await rowsOf(database.client, "two_factor")).length === 1;
const waits = () => rowsOf(database.client, "two_factor_recoveries");
const emailsOf = async (kind: string) =>
  (await emailsIn(database.client)).filter((email) => email.kind === kind);

async function runDays(days: number) {
  for (let day = 0; day < days; day += 1) {
    clock.advance(DAY_MS);
    await endTwoFactorRecoveries({
      db: database.db,
      rooms: live.rooms,
      appOrigin: ORIGIN,
      now: clock.read(),
    });
  }
}

/** Presses the button of a link and chooses a password where it leads, in the same browser. */
async function takeBack(browser: TestBrowser, link: string, fields: Record<string, string> = {}) {
  const pressed = await browser.post(link, fields);
  const goal = pressed.headers.get("Location") ?? "";
  expect([pressed.status, goal.split("?")[0]]).toEqual([303, "/reset-password"]);
  const chosen = { password: NEW_PASSWORD, confirmPassword: NEW_PASSWORD };
  await browser.post("/reset-password", { token: tokenOf(goal), ...chosen });
}

describe.each([
  ["“This wasn’t me”", "new-device"],
  ["the link that stops a change of the address", "email-change-asked"],
] as const)("%s, where the thief has turned on a second factor since", (_, kind) => {
  let link: string;
  beforeEach(async () => {
    await signIn(thief, PASSWORD);
    if (kind === "email-change-asked") {
      await proveAgain(thief);
      await thief.post("/dashboard/settings/email", { email: "thief@kayap.test" });
    }
    link = await newestLink(database.client, kind);
    clock.advance(MINUTE_MS);
    await turnFactorOn(thief, clock.read());
  });

  test("ends the factor at once with the password, in a browser that was known before (threat 86)", async () => {
    const { page } = await pageOf(await owner.get(link));
    expect(textIn(element(page, "main"))).toContain(
      "Two-factor sign-in was turned on after this e-mail was sent.",
    );
    await takeBack(owner, link, { current: PASSWORD });
    expect(await isOn()).toBe(false);
    expect(await rowsOf(database.client, "recovery_codes")).toEqual([]);
    expect(await waits()).toEqual([]);
    const back = await signIn(owner, NEW_PASSWORD);
    expect(back.headers.get("Location")).toBe("/dashboard");
  });

  test.each([
    ["without the password", () => owner, {}],
    ["in a browser that was not known before", () => browserAt(app), { current: PASSWORD }],
    ["in the thief's own browser", () => thief, { current: PASSWORD }],
  ] as const)(
    "ends it %s only after 72 hours, with a notice a day (threat 86)",
    async (_, browser, fields) => {
      const pressed = browser();
      if (pressed !== thief) await pressed.get("/register");
      await takeBack(pressed, link, fields);
      expect(await isOn()).toBe(true);
      expect(await waits()).toMatchObject([{ due_at: clock.read() + 72 * HOUR_MS }]);
      const [email] = await emailsOf("two-factor-recovery-started");
      expect(email?.recipient).toBe(EMAIL);
      expect(email?.text).toContain("tapped the button of an e-mail of ours");
      const code = await signIn(owner, NEW_PASSWORD);
      expect(code.headers.get("Location")).toMatch(/^\/login\/code/);
      await runDays(3);
      expect(await emailsOf("two-factor-recovery-notice")).toHaveLength(2);
      expect(await isOn()).toBe(false);
      expect((await signIn(owner, NEW_PASSWORD)).headers.get("Location")).toBe("/dashboard");
    },
  );

  test("changes nothing with a wrong password, and says so beside the field (threat 86)", async () => {
    const before = await rowsOf(database.client, "users");
    for (const browser of [owner, browserAt(app)]) {
      const { status, page } = await pageOf(await browser.post(link, { current: "not this one" }));
      expect(status).toBe(400);
      expect(errorBeside(page, "current")).toBe("This is not your password");
    }
    expect(await rowsOf(database.client, "users")).toEqual(before);
    await takeBack(owner, link, { current: PASSWORD });
    expect(await isOn()).toBe(false);
  });
});

test("a browser stays known since its first sign-in, also where the owner has changed the password in another one since (threat 86)", async () => {
  const other = browserAt(app);
  await signIn(other, PASSWORD);
  const later = "two macaws over Iwokrama";
  const change = { current: PASSWORD, password: later, confirmPassword: later };
  expect((await other.post("/dashboard/settings/password", change)).status).toBe(303);
  clock.advance(DAY_MS);
  await signIn(thief, later);
  const link = await newestLink(database.client, "new-device");
  clock.advance(MINUTE_MS);
  await turnFactorOn(thief, clock.read());
  await takeBack(owner, link, { current: later });
  expect(await isOn()).toBe(false);
});

describe("somebody with the owner's mailbox and an old shared computer", () => {
  let shared: TestBrowser;
  let link: string;
  let factor: TestFactor;
  beforeEach(async () => {
    shared = browserAt(app);
    await signIn(shared, PASSWORD);
    clock.advance(MINUTE_MS);
    await signIn(browserAt(app), PASSWORD);
    link = await newestLink(database.client, "new-device");
    clock.advance(MINUTE_MS);
    factor = await addFactor(database.client, userId, clock.read());
  });

  test("does not end the owner's newer factor at once with a password from that mailbox, and a code of the owner cancels the wait (threat 86)", async () => {
    await shared.post("/forgot-password", { email: EMAIL });
    const token = tokenOf(await newestLink(database.client, "reset-password"));
    const theirs = { password: NEW_PASSWORD, confirmPassword: NEW_PASSWORD };
    await browserAt(app).post("/reset-password", { token, ...theirs });
    clock.advance(MINUTE_MS);
    const pressed = await shared.post(link, { current: NEW_PASSWORD });
    expect(pressed.status).toBe(303);
    expect(await isOn()).toBe(true);
    const code = await factor.codeAt(clock.read());
    expect((await owner.post(CANCEL, { email: EMAIL, code })).status).toBe(303);
    expect(await waits()).toEqual([]);
    await runDays(4);
    expect(await isOn()).toBe(true);
  });
});

describe("a link that is younger than the factor", () => {
  test("leaves it on, starts no wait and asks for no password (threat 86)", async () => {
    await addFactor(database.client, userId, clock.read());
    clock.advance(HOUR_MS);
    const token = newToken();
    const now = clock.read();
    await storeToken(database.client, { token, kind: "not-me", userId, email: EMAIL, now });
    const { page } = await pageOf(await owner.get(`/not-me?token=${token}`));
    expect(textIn(page)).not.toContain("Two-factor");
    await takeBack(owner, `/not-me?token=${token}`, { current: PASSWORD });
    expect(await isOn()).toBe(true);
    expect(await waits()).toEqual([]);
  });
});

describe("codes of a factor whose removal is asked for", () => {
  let factor: TestFactor;

  const begins = async (age: number) => {
    factor = await addFactor(database.client, userId, clock.read() - age);
    owner = browserAt(app);
  };
  /** Types the password and asks for the link. */
  async function asks() {
    clock.advance(HOUR_MS);
    await signIn(owner, PASSWORD);
    await owner.post(START, {});
    return newestLink(database.client, "two-factor-recovery-link");
  }
  /** The same, and starts the removal; where that leads. */
  const starts = async () =>
    (await owner.post(await asks(), { current: PASSWORD })).headers.get("Location");
  async function cancels() {
    clock.advance(MINUTE_MS);
    const code = await factor.codeAt(clock.read());
    expect((await thief.post(CANCEL, { email: EMAIL, code })).status).toBe(303);
    expect(await waits()).toEqual([]);
  }

  test("cancel one wait of a factor that is new; the second start is a case for the team, told to both, and changes nothing (threat 86)", async () => {
    await begins(3 * DAY_MS);
    expect(await starts()).toBe("/two-factor-recovery");
    await cancels();
    expect(await starts()).toBe("/login");
    const { page } = await pageOf(await owner.get("/login"));
    expect(textIn(element(page, having("role", "status")))).toContain(
      "Two-factor sign-in was kept on once with a code, so our team must decide this time.",
    );
    expect(await waits()).toEqual([]);
    expect(await isOn()).toBe(true);
    const emails = await emailsOf("two-factor-case");
    expect(emails.map(({ recipient }) => recipient)).toEqual(["support@kayap.test", EMAIL]);
    expect(emails[0]?.text).toContain("Removal of two-factor sign-in cancelled with a code");
    const [report] = await readOpenReports(database.db);
    expect(report).toMatchObject({ kind: "user", subjectId: userId });
    expect(emails[0]?.text).toContain(`/team/disputes/${report?.id}`);

    expect(await starts()).toBe("/login");
    expect(await emailsOf("two-factor-case")).toHaveLength(2);
    await runDays(4);
    expect(await isOn()).toBe(true);
  });

  test("have the page of the link say who decides, and promise no wait (threat 86)", async () => {
    await begins(3 * DAY_MS);
    const { page } = await pageOf(await owner.get(await asks()));
    expect(textIn(page)).toContain("Two-factor sign-in is removed 72 hours later.");
    await starts();
    await cancels();
    const { page: later } = await pageOf(await owner.get(await asks()));
    expect(textIn(later)).toContain(
      "Two-factor sign-in was kept on once with a code, so our team must decide this time. Enter your password, and we will e-mail you how to show that the account is yours.",
    );
    expect(textIn(later)).not.toContain("72 hours");
  });

  test("cancel no more waits when the factor grows older than 30 days during the dispute (threat 86)", async () => {
    await begins(29 * DAY_MS);
    await starts();
    await cancels();
    clock.advance(5 * DAY_MS);
    expect(await starts()).toBe("/login");
    expect(await emailsOf("two-factor-case")).toHaveLength(2);
  });

  test("cancel every wait of a factor that was older than 30 days at the first (threat 86)", async () => {
    await begins(31 * DAY_MS);
    for (let n = 0; n < 3; n += 1) {
      expect(await starts()).toBe("/two-factor-recovery");
      await cancels();
    }
    expect(await emailsOf("two-factor-case")).toEqual([]);
  });

  test("are nothing once the team has removed the factor: sessions end, the mailboxes are told and the case is settled (threat 86)", async () => {
    await begins(3 * DAY_MS);
    await starts();
    await cancels();
    await starts();
    await signIn(thief, PASSWORD);
    clock.advance(MINUTE_MS);
    await thief.post("/login/code", { code: await factor.codeAt(clock.read()) });
    expect((await thief.get("/dashboard")).status).toBe(200);
    const reason = "Anita showed us her bookings.";
    const removal = {
      owner: { id: userId, email: EMAIL },
      reason,
      emailContent: factorRemovedByTeamEmail(reason, "support@kayap.test"),
      now: clock.read(),
    } as const;
    expect(await removeFactor(database.db, removal)).toBe(true);
    expect(await removeFactor(database.db, removal)).toBe(false);
    expect(await rowsOf(database.client, "staff_log")).toMatchObject([
      { staff_id: null, act: "factor-removed", subject_id: userId, reason },
    ]);
    expect(await isOn()).toBe(false);
    expect((await thief.get("/dashboard")).status).toBe(303);
    expect(await readOpenReports(database.db)).toEqual([]);
    expect((await emailsOf("two-factor-removed"))[0]?.text).toContain(reason);
    expect((await signIn(owner, PASSWORD)).headers.get("Location")).toBe("/dashboard");
  });
});
