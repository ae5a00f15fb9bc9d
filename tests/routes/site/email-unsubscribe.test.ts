import { beforeEach, describe, expect, test } from "vitest";
import { unsubscribeToken } from "#app/auth/keys.ts";
import { EMAIL_KINDS, MANDATORY_EMAILS } from "#app/domain/email/kinds.ts";
import { unsubscribeHeaders, unsubscribePath } from "#app/email/links/unsubscribe-link.ts";
import { readSettings, saveSettings } from "#db/settings/settings.ts";
import { appOver, ORIGIN } from "#tests/support/application/app.ts";
import { emptyDatabase, type TestDatabase } from "#tests/support/database.ts";
import { addCustomer, insert, NOW } from "#tests/support/fixtures.ts";
import { element, linkTo, sentBy, textIn } from "#tests/support/html.ts";
import { SECRET } from "#tests/support/secret.ts";

const SWITCHES = {
  bookings: "bookingEmails",
  reminders: "bookingReminders",
  messages: "messageNotifications",
  reviews: "reviewNotifications",
  jobs: "jobEmails",
} as const;

let database: TestDatabase;
let app: ReturnType<typeof appOver>;
let anita: string;
let ravi: string;
beforeEach(async () => {
  database = await emptyDatabase();
  app = appOver(database.db);
  [anita, ravi] = [await addCustomer(database.client), await addCustomer(database.client)];
});

const settingsOf = async (userId: string) =>
  (await readSettings(database.db, userId, null)).settings;

const unsubscribeWithOneClick = (path: string) =>
  app.fetch(path, {
    method: "POST",
    body: new URLSearchParams({ "List-Unsubscribe": "One-Click" }),
  });

/** The same link as e-mails carried it before the address was renamed. */
const oldAddress = (path: string) => path.replace("/email/unsubscribe?", "/letters/stop?");

describe("the unsubscribe link of an e-mail", () => {
  test.each(EMAIL_KINDS)(
    "unsubscribes its recipient, and nobody else, from %s and nothing else with one click",
    async (sort) => {
      const before = await settingsOf(anita);
      const response = await unsubscribeWithOneClick(unsubscribePath(SECRET, sort, anita));
      expect(response.status).toBe(200);
      expect(await settingsOf(anita)).toEqual({
        ...before,
        [SWITCHES[sort]]: sort === "jobs" ? "none" : false,
      });
      expect(await settingsOf(ravi)).toEqual(before);
      expect((await unsubscribeWithOneClick(unsubscribePath(SECRET, sort, anita))).status).toBe(
        200,
      );
    },
  );

  test.each(EMAIL_KINDS)(
    "from %s is not undone by a settings page that was open before it (threat 76)",
    async (sort) => {
      await insert(database.client, "settings", { user_id: anita, updated_at: NOW });
      const { settings, version } = await readSettings(database.db, anita, null);
      await unsubscribeWithOneClick(unsubscribePath(SECRET, sort, anita));
      const unsubscribed = await settingsOf(anita);
      expect(unsubscribed).not.toEqual(settings);
      const context = { ipPrefix: null, userAgent: null, now: NOW };
      const form = { userId: anita, settings, unsubscribeHash: "none", version, context };
      expect(await saveSettings(database.db, { ...form, isProven: true })).toBe(false);
      expect(await settingsOf(anita)).toEqual(unsubscribed);
    },
  );

  test.each(EMAIL_KINDS)(
    "with the address of before unsubscribes from %s with one click and no redirect (threat 84)",
    async (sort) => {
      const before = await settingsOf(anita);
      const response = await unsubscribeWithOneClick(
        oldAddress(unsubscribePath(SECRET, sort, anita)),
      );
      expect(response.status).toBe(200);
      expect(await settingsOf(anita)).toEqual({
        ...before,
        [SWITCHES[sort]]: sort === "jobs" ? "none" : false,
      });
    },
  );

  test("with the address of before leads to the page at its new address, with the query", async () => {
    const path = unsubscribePath(SECRET, "reviews", anita);
    const response = await app.fetch(oldAddress(path));
    expect(response.status).toBe(301);
    expect(response.headers.get("Location")).toBe(path);
  });

  test("of a booking's e-mail says that it ends e-mail about bookings, and leaves all other e-mail on (threat 98)", async () => {
    const path = unsubscribePath(SECRET, "bookings", anita);
    const { document } = await app.page(path);
    expect(textIn(element(document, "main"))).toContain(
      "Tap the button and we send you no more e-mail about bookings.",
    );
    expect((await unsubscribeWithOneClick(path)).status).toBe(200);
    expect(await settingsOf(anita)).toMatchObject({
      bookingEmails: false,
      emailNotifications: true,
      bookingReminders: true,
      messageNotifications: true,
      reviewNotifications: true,
      jobEmails: "each",
    });
  });

  test("opened in a browser changes nothing until its button is pressed", async () => {
    const before = await settingsOf(anita);
    const { document } = await app.page(unsubscribePath(SECRET, "reviews", anita));
    expect(await settingsOf(anita)).toEqual(before);
    const form = element(element(document, "main"), "form");
    const response = await app.post(
      form.attributes.action ?? "",
      Object.fromEntries(sentBy(document, form)),
    );
    expect(response.status).toBe(200);
    expect(await response.text()).toContain("We send you no more e-mail about new reviews.");
    expect(await settingsOf(anita)).toMatchObject({ reviewNotifications: false });
  });

  test("is refused for another kind of e-mail, another person or with an invented token", async () => {
    const before = await settingsOf(anita);
    const token = unsubscribeToken(SECRET, "reviews", anita);
    for (const link of [
      { sort: "messages", of: anita, token },
      { sort: "reviews", of: ravi, token },
      { sort: "reviews", of: anita, token: "A".repeat(43) },
      { sort: "reviews", of: anita, token: "short" },
      { sort: "everything", of: anita, token },
      { sort: "", of: anita, token },
    ]) {
      const path = `/email/unsubscribe?${new URLSearchParams(link)}`;
      expect((await unsubscribeWithOneClick(path)).status).toBe(404);
      expect((await unsubscribeWithOneClick(oldAddress(path))).status).toBe(404);
      const shown = await app.page(path);
      expect(shown.status).toBe(404);
      const main = element(shown.document, "main");
      expect(textIn(main)).toContain("This link is not complete.");
      expect(linkTo(main, "Choose in your settings")).toBe("/dashboard/settings");
    }
    expect(await settingsOf(anita)).toEqual(before);
    expect(await settingsOf(ravi)).toEqual(before);
  });
});

describe("the headers of an e-mail", () => {
  const headersOf = (kind: string, userId: string | null = anita) =>
    unsubscribeHeaders({ appOrigin: ORIGIN, secret: SECRET }, { kind, userId });

  test.each([
    ["new-review", "reviews"],
    ["review-rating", "reviews"],
    ["message", "messages"],
    ["booking-requested", "bookings"],
    ["booking-accepted", "bookings"],
    ["booking-reminded_day", "reminders"],
  ] as const)("of a %s e-mail offer to unsubscribe from %s", (kind, sort) => {
    expect(headersOf(kind)).toEqual({
      "List-Unsubscribe": `<${ORIGIN}${unsubscribePath(SECRET, sort, anita)}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    });
  });

  test.each(MANDATORY_EMAILS)(
    "of a mandatory %s e-mail offer no unsubscribing (decision 59)",
    (kind) => {
      expect(headersOf(kind)).toEqual({});
    },
  );

  test("of an e-mail to an address without an account offer no unsubscribing", () => {
    expect(headersOf("booking-disputed", null)).toEqual({});
  });
});
