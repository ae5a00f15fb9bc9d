import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { DEFAULT_SETTINGS, settingsValues } from "#app/domain/settings/settings.ts";
import {
  addAccount,
  alertIn,
  browserAt,
  EMAIL,
  errorBeside,
  PASSWORD,
  pageOf,
  rowsOf,
  type TestBrowser,
} from "#tests/support/application/accounts.ts";
import { appOver, awayForBatches } from "#tests/support/application/app.ts";
import { openAndPost } from "#tests/support/application/versions.ts";
import { countedDatabase, emptyDatabase, type TestDatabase } from "#tests/support/database.ts";
import { NOW } from "#tests/support/fixtures.ts";
import {
  type Element,
  element,
  elements,
  having,
  sentBy,
  shown,
  textIn,
  texts,
} from "#tests/support/html.ts";
import { emailsIn, linksIn } from "#tests/support/records/outbox.ts";

const PATH = "/dashboard/settings";

let database: TestDatabase;
let browser: TestBrowser;
let userId: string;
beforeEach(async () => {
  database = await emptyDatabase();
  browser = browserAt(appOver(database.db));
  userId = await addAccount(database.client);
  await browser.post("/login", { email: EMAIL, password: PASSWORD });
});
afterEach(() => vi.restoreAllMocks());

/** The settings as the form sends them, with changes; undefined unchecks a checkbox. */
const fields = (change: Record<string, string | undefined> = {}) =>
  Object.fromEntries(
    Object.entries({ ...settingsValues(DEFAULT_SETTINGS), ...change }).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value]],
    ),
  );
const formIn = (page: Element) => element(page, having("id", "settings"));
const formValues = (page: Element) => {
  const { version, account, ...settings } = Object.fromEntries(sentBy(page, formIn(page)));
  return settings;
};

describe("the settings page", () => {
  test("has the sections of the specification and shows the defaults to somebody who saved none", async () => {
    const { status, page } = await browser.open(PATH);
    expect(status).toBe(200);
    expect(texts(element(page, "main"), "h2")).toEqual([
      "Theme",
      "General",
      "Notifications",
      "Privacy",
      "Security",
      "Mobile data",
      "Account actions",
    ]);
    expect(formValues(page)).toEqual(fields());
    expect(texts(shown(formIn(page)), "button")).toEqual(["Save Changes"]);
  });

  test("says which settings are not available yet", async () => {
    const { page } = await browser.open(PATH);
    const sms = element(page, having("id", "smsNotifications"));
    expect(sms.attributes).toHaveProperty("disabled");
    expect(textIn(element(page, having("id", "smsNotifications-hint")))).toBe("Not available yet");
    expect(textIn(element(page, having("id", "language-hint")))).toContain(
      "Texts stay in English for now.",
    );
  });

  test("speaks to customers of the jobs they post, and to professionals of those near them too", async () => {
    const hint = async (name: string) => {
      const { page } = await browser.open(PATH);
      return textIn(element(page, having("id", `${name}-hint`)));
    };
    expect(await hint("jobEmails")).toBe(
      "About jobs you posted. We write at once, unless you choose no e-mail.",
    );
    expect(await hint("profileVisibility")).toBe("Private hides your profile.");
    await database.client.execute("update users set role = 'professional'");
    expect(await hint("jobEmails")).toBe(
      "About new jobs near you. About jobs and offers of your own we write at once, unless you choose no e-mail.",
    );
    expect(await hint("profileVisibility")).toContain("your services");
  });

  test.each(["deactivate", "delete"])(
    "the page to %s the account tells only professionals of services",
    async (step) => {
      const words = async () =>
        textIn(element((await browser.open(`${PATH}/${step}`)).page, "main"));
      expect(await words()).not.toContain("services");
      await database.client.execute("update users set role = 'professional'");
      expect(await words()).toContain("services");
    },
  );

  test("costs one round trip besides the session", async () => {
    const { db, calls } = countedDatabase(database.client);
    const counted = browserAt(appOver(db));
    for (const [name, value] of browser.cookies) counted.cookies.set(name, value);
    expect((await counted.get(PATH)).status).toBe(200);
    expect(calls.count).toBe(2);
  });

  test("requires a sign-in", async () => {
    const visitor = await appOver(database.db).post(PATH, fields());
    expect(visitor.headers.get("Location")).toBe("/login?next=%2Fdashboard%2Fsettings");
    expect(await rowsOf(database.client, "settings")).toEqual([]);
  });
});

describe("saving", () => {
  test("stores every value for every browser of the person, and shows a notice once", async () => {
    const chosen = fields({
      theme: "dark",
      language: "pt",
      timezone: "America/New_York",
      dateFormat: "YYYY-MM-DD",
      profileVisibility: "registered",
      showPhone: "on",
      emailNotifications: undefined,
      allowDirectMessages: undefined,
      sessionTimeout: "0",
    });
    const saved = await browser.post(PATH, chosen);
    expect([saved.status, saved.headers.get("Location")]).toEqual([303, PATH]);
    const { page } = await browser.open(PATH);
    expect(textIn(element(page, having("role", "status")))).toContain(
      "Settings saved successfully!",
    );
    expect(formValues(page)).toEqual(chosen);
    const other = browserAt(appOver(database.db));
    await other.post("/login", { email: EMAIL, password: PASSWORD });
    expect(formValues((await other.open(PATH)).page)).toEqual(chosen);
    expect(await rowsOf(database.client, "settings")).toMatchObject([
      { user_id: userId, language: "pt", session_timeout: 0, updated_at: NOW },
    ]);
    const events = (await rowsOf(database.client, "security_events")).map(({ event }) => event);
    expect(events).toContain("settings-saved");
  });

  test("a second time replaces the first", async () => {
    await browser.post(PATH, fields({ showEmail: "on" }));
    await openAndPost(browser, PATH, fields({ showPhone: "on" }));
    expect(await rowsOf(database.client, "settings")).toMatchObject([
      { show_email: 0, show_phone: 1 },
    ]);
  });

  test("a theme chosen in the footer of another page is shown in the settings", async () => {
    await browser.post(PATH, fields({ theme: "dark" }));
    await browser.post("/theme", { theme: "light", next: PATH });
    expect(formValues((await browser.open(PATH)).page).theme).toBe("light");
  });

  test("an unknown value is refused beside its field and nothing is stored; the rest stays as chosen", async () => {
    const refused = await browser.post(
      PATH,
      fields({ sessionTimeout: "45", showEmail: "on", loginAlerts: undefined }),
    );
    expect(refused.status).toBe(400);
    const { page } = await pageOf(refused);
    expect(errorBeside(page, "sessionTimeout")).toContain("Please choose one of the options shown");
    expect(alertIn(page)).toContain("Sign out after");
    expect(formValues(page)).toMatchObject({ showEmail: "on" });
    expect(formValues(page)).not.toHaveProperty("loginAlerts");
    expect(await rowsOf(database.client, "settings")).toEqual([]);
  });

  test("that fails shows an error and keeps what was chosen", async () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    const unavailable = browserAt(appOver(awayForBatches(database.db)));
    for (const [name, value] of browser.cookies) unavailable.cookies.set(name, value);
    const answer = await unavailable.post(PATH, fields({ showEmail: "on" }));
    expect(answer.status).toBe(503);
    const { page } = await pageOf(answer);
    expect(alertIn(page)).toBe("Failed to save settings. Please try again.");
    expect(formValues(page)).toMatchObject({ showEmail: "on" });
  });
});

describe("marketing e-mails", () => {
  const subscribed = async () =>
    (
      await database.client.execute(
        "select email from newsletter_subscriptions where confirmed_at is not null and unsubscribed_at is null",
      )
    ).rows.map(({ email }) => email);

  test("unsubscribed by the link of an e-mail are off in the settings too", async () => {
    await appOver(database.db).post("/newsletter", { email: EMAIL });
    const leave = linksIn((await emailsIn(database.client))[0] ?? never())[1] ?? "";
    await browser.post(PATH, fields({ marketingEmails: "on" }));
    expect((await appOver(database.db).post(leave, {})).status).toBe(200);
    expect(await subscribed()).toEqual([]);
    const { page } = await browser.open(PATH);
    expect(element(page, having("id", "marketingEmails")).attributes).not.toHaveProperty("checked");
    expect(elements(page, having("role", "alert"))).toEqual([]);
  });
});

function never(): never {
  throw new Error("No e-mail");
}
