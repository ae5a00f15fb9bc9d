import { beforeEach, expect, test } from "vitest";
import { isWeaker } from "#app/domain/settings/protection.ts";
import { DEFAULT_SETTINGS, type Settings } from "#app/domain/settings/settings.ts";
import { MINUTE_MS } from "#app/domain/time/durations.ts";
import { type AccountFixture, accountFixture } from "#tests/support/application/account-fixture.ts";
import {
  browserAt,
  PASSWORD,
  rowsOf,
  type TestBrowser,
} from "#tests/support/application/accounts.ts";
import { CONFIRM, SETTINGS } from "#tests/support/application/settings-addresses.ts";

const OTHER: { [Name in keyof Settings]: Settings[Name] } = {
  theme: "dark",
  language: "es",
  timezone: "America/New_York",
  dateFormat: "YYYY-MM-DD",
  currency: "GYD",
  emailNotifications: false,
  bookingEmails: false,
  pushNotifications: false,
  smsNotifications: false,
  marketingEmails: true,
  bookingReminders: false,
  messageNotifications: false,
  reviewNotifications: false,
  jobNotifications: false,
  jobEmails: "none",
  profileVisibility: "private",
  showEmail: true,
  showPhone: true,
  allowDirectMessages: false,
  showOnlineStatus: false,
  loginAlerts: false,
  sessionTimeout: 0,
};
const names = Object.keys(OTHER).filter((name): name is keyof Settings => name in OTHER);

let database: AccountFixture["database"];
let clock: AccountFixture["clock"];
let browser: TestBrowser;
beforeEach(async () => {
  const account = await accountFixture();
  ({ database, clock } = account);
  browser = browserAt(account.app);
  await browser.post("/login", { email: "anita@kayap.test", password: PASSWORD, remember: "on" });
  clock.advance(5 * MINUTE_MS);
});

const stored = async () => (await rowsOf(database.client, "settings"))[0] ?? null;
const versionNow = async () => String((await stored())?.updated_at ?? 0);

/** Sends the form of these settings as its page does. */
async function save(settings: Settings, to = SETTINGS, version?: string) {
  const fields = Object.entries({ ...settings, hasBookingEmails: true })
    .filter(([, value]) => value !== false)
    .map(([name, value]) => [name, value === true ? "on" : String(value)]);
  const form = Object.fromEntries([...fields, ["version", version ?? (await versionNow())]]);
  return browser.post(to, form);
}

test.each(names)(
  "a change of the settings needs the password exactly where it makes the account less safe: %s (threat 88)",
  async (name) => {
    const weaker = ["loginAlerts", "sessionTimeout"].includes(name);
    const changed = { ...DEFAULT_SETTINGS, [name]: OTHER[name] };
    expect(isWeaker(DEFAULT_SETTINGS, changed)).toBe(weaker);
    const answer = await save(changed);
    expect([answer.status, answer.headers.get("Location")]).toEqual(
      weaker ? [307, `${CONFIRM}?send=${encodeURIComponent(SETTINGS)}`] : [303, SETTINGS],
    );
    expect(await stored()).toEqual(weaker ? null : expect.anything());
  },
);

const TIMEOUTS = [15, 30, 60, 120, 0];
test("the time until one is signed out needs the password only where it gets longer (threat 88)", async () => {
  const asked: string[] = [];
  for (const from of TIMEOUTS) {
    for (const to of TIMEOUTS) {
      await database.client.execute("delete from settings");
      await browser.post(CONFIRM, { asked: "yes", proofPassword: PASSWORD });
      await save({ ...DEFAULT_SETTINGS, sessionTimeout: from });
      clock.advance(5 * MINUTE_MS);
      const answer = await save({ ...DEFAULT_SETTINGS, sessionTimeout: to });
      const isLonger = TIMEOUTS.indexOf(to) > TIMEOUTS.indexOf(from);
      if (answer.status === 307) asked.push(`${from} ${to}`);
      expect(answer.status, `${from} ${to}`).toBe(isLonger ? 307 : 303);
      expect(await stored()).toMatchObject({ session_timeout: isLonger ? from : to });
    }
  }
  expect(asked).toHaveLength(10);
});

test("a change turns login alerts on, and leaves them off, without being asked (threat 88)", async () => {
  await browser.post(CONFIRM, { asked: "yes", proofPassword: PASSWORD });
  const off = { ...DEFAULT_SETTINGS, loginAlerts: false };
  expect((await save(off)).status).toBe(303);
  clock.advance(5 * MINUTE_MS);
  expect((await save({ ...off, theme: "dark" })).status).toBe(303);
  expect((await save(DEFAULT_SETTINGS)).status).toBe(303);
  expect(await stored()).toMatchObject({ login_alerts: 1 });
});

test("a change is saved whole once the password is given (threat 88)", async () => {
  const changed: Settings = { ...DEFAULT_SETTINGS, loginAlerts: false, theme: "dark" };
  const asked = await save(changed);
  expect(await stored()).toBeNull();
  // What the device keeps of the form is needed until it is saved (decision 117).
  expect(asked.headers.getSetCookie().join()).not.toContain("settled");
  await browser.post(asked.headers.get("Location") ?? "", {
    asked: "yes",
    proofPassword: PASSWORD,
  });
  expect((await save(changed)).headers.get("Location")).toBe(SETTINGS);
  expect(await stored()).toMatchObject({ login_alerts: 0, theme: "dark" });
});

test("a change that a script sends is answered with the form, which then goes as a document (threat 88)", async () => {
  const answer = await save({ ...DEFAULT_SETTINGS, loginAlerts: false }, `${SETTINGS}.data`);
  expect(answer.status).toBe(403);
  expect(await answer.text()).toContain("needsProof");
  expect(await stored()).toBeNull();
});

test("a change made elsewhere meanwhile is shown first, and nothing is asked for (threat 76)", async () => {
  expect((await save({ ...DEFAULT_SETTINGS, theme: "dark" })).status).toBe(303);
  const late = await save({ ...DEFAULT_SETTINGS, loginAlerts: false }, SETTINGS, "0");
  expect(late.status).toBe(409);
  expect(await stored()).toMatchObject({ login_alerts: 1, theme: "dark" });
});
