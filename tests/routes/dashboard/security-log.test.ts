import { beforeEach, describe, expect, test } from "vitest";
import { DAY_MS, MINUTE_MS } from "#app/domain/time/durations.ts";
import {
  addAccount,
  browserAt,
  EMAIL,
  movableClock,
  PASSWORD,
  SIGN_IN,
  type TestBrowser,
} from "#tests/support/application/accounts.ts";
import { appOver } from "#tests/support/application/app.ts";
import { emptyDatabase, type TestDatabase } from "#tests/support/database.ts";
import { insert, NOW } from "#tests/support/fixtures.ts";
import { element, elements, textIn } from "#tests/support/html.ts";

const CHROME = "Mozilla/5.0 (Linux; Android 14) Chrome/130.0 Mobile Safari/537.36";
const AS_PAGE = { Accept: "text/html" };

let database: TestDatabase;
let clock: ReturnType<typeof movableClock>;
let app: ReturnType<typeof appOver>;
let browser: TestBrowser;
let userId: string;
beforeEach(async () => {
  database = await emptyDatabase();
  clock = movableClock();
  app = appOver(database.db, { clock: clock.read });
  browser = browserAt(app, AS_PAGE);
  userId = await addAccount(database.client);
  await browser.post("/login", SIGN_IN);
});

describe("the security log", () => {
  const lineOf = (event: string, createdAt: number, userAgent = CHROME) =>
    insert(database.client, "security_events", {
      user_id: userId,
      event,
      user_agent: userAgent,
      ip_prefix: "190.80.1.0/24",
      created_at: createdAt,
    });
  const lines = async () => {
    const { page } = await browser.open("/dashboard/settings/security-log");
    return elements(element(page, "main"), "li").map(textIn);
  };

  test("shows the newest hundred lines in words, newest first (decision 27)", async () => {
    for (let n = 0; n < 110; n += 1) await lineOf("settings-saved", NOW);
    await addAccount(database.client, { email: "ravi@kayap.test" });
    await app.post("/login", { email: "ravi@kayap.test", password: PASSWORD });
    const shown = await lines();
    expect(shown).toHaveLength(100);
    expect(shown[0]).toContain("Settings saved Chrome on Android, internet address 190.80.1.x");
  });

  test("says every time in Guyana's alone (decision 127)", async () => {
    await insert(database.client, "settings", {
      user_id: userId,
      timezone: "America/New_York",
      updated_at: NOW,
    });
    await lineOf("settings-saved", NOW);
    const shown = await lines();
    expect(shown[0]).toMatch(/190\.80\.1\.x Fri 20 Nov, 10:00 AM$/);
    expect(shown.join()).not.toContain("New York");
  });

  test("keeps the owner's new device in sight after 300 passwords asked for by strangers, and counts them (threat 93)", async () => {
    await lineOf("new-device", NOW - 6 * DAY_MS);
    for (let n = 0; n < 300; n += 1) {
      await database.client.execute("delete from rate_limits");
      clock.advance(20 * MINUTE_MS);
      await app.post("/forgot-password", { email: EMAIL });
      if (n % 3 === 0) await app.post("/login", { ...SIGN_IN, password: "not it" });
    }
    await browser.post("/login", SIGN_IN);
    const shown = await lines();
    expect(shown.filter((line) => line.includes("Signed in from a new device"))).toHaveLength(1);
    const requests = shown.filter((line) => line.includes("New password requested"));
    expect(requests).toHaveLength(1);
    expect(requests[0]).toContain("New password requested, 300 times");
    const failed = shown.filter((line) => line.includes("Sign-in failed"));
    expect(failed).toHaveLength(1);
    expect(failed[0]).toContain("Sign-in failed, 100 times");
    expect(shown.indexOf(requests[0] ?? "")).toBeLessThan(
      shown.findIndex((line) => line.includes("Signed in from a new device")),
    );
  });

  test("is not filled by strangers who ask between what the owner does: a hundred lines of the owner are there (threat 93)", async () => {
    await database.client.execute("delete from security_events");
    for (let n = 0; n < 99; n += 1) {
      await lineOf("settings-saved", NOW + 3 * n);
      await lineOf("reset-requested", NOW + 3 * n + 1, "Stranger/1.0");
      await lineOf("registered", NOW + 3 * n + 2, "Stranger/1.0");
    }
    await lineOf("password-changed", NOW + 1_000);
    const shown = await lines();
    const count = (text: string) => shown.filter((line) => line.includes(text)).length;
    expect(count("Settings saved")).toBe(99);
    expect(count("Password changed")).toBe(1);
    expect(count("New password requested")).toBe(99);
  });

  test("tells of lines counted together the newest browser and the first time (threat 93)", async () => {
    await database.client.execute("delete from security_events");
    await lineOf("reset-requested", NOW - 2 * DAY_MS, "Stranger/1.0");
    await lineOf("sign-in-failed", NOW - DAY_MS, "Stranger/1.0");
    await lineOf("reset-requested", NOW, CHROME);
    const shown = await lines();
    expect(shown).toHaveLength(2);
    expect(shown[0]).toMatch(/New password requested, 2 times.*18 Nov.*Chrome on Android/);
    expect(shown[1]).not.toContain("times");
  });
});
