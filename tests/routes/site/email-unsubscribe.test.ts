import { beforeEach, describe, expect, test } from "vitest";
import { unsubscribeToken } from "#app/auth/keys.ts";
import { EMAIL_KINDS, MANDATORY_EMAILS } from "#app/domain/email/kinds.ts";
import { stopHeaders, stopPath } from "#app/email/unsubscribe-link.ts";
import { readSettings } from "#db/settings/settings.ts";
import { appOver, ORIGIN } from "#tests/support/app.ts";
import { emptyDatabase, type TestDatabase } from "#tests/support/database.ts";
import { addCustomer } from "#tests/support/fixtures.ts";
import { element, sentBy, textIn } from "#tests/support/html.ts";

const SECRET = "only for tests, and long enough for them";
const SWITCHES = {
  bookings: "emailNotifications",
  reminders: "bookingReminders",
  messages: "messageNotifications",
  reviews: "reviewNotifications",
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

const pressInMailProgram = (path: string) =>
  app.fetch(path, {
    method: "POST",
    body: new URLSearchParams({ "List-Unsubscribe": "One-Click" }),
  });

describe("the link in a letter that ends letters of its sort", () => {
  test.each(EMAIL_KINDS)(
    "ends %s and nothing else, of this person only, with one press",
    async (sort) => {
      const before = await settingsOf(anita);
      const response = await pressInMailProgram(stopPath(SECRET, sort, anita));
      expect(response.status).toBe(200);
      expect(await settingsOf(anita)).toEqual({ ...before, [SWITCHES[sort]]: false });
      expect(await settingsOf(ravi)).toEqual(before);
      expect((await pressInMailProgram(stopPath(SECRET, sort, anita))).status).toBe(200);
    },
  );

  test("asks before it does anything, and a button does it", async () => {
    const before = await settingsOf(anita);
    const { document } = await app.page(stopPath(SECRET, "reviews", anita));
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

  test("is of no use for another sort, another person or with a token of somebody's making", async () => {
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
      const path = `/letters/stop?${new URLSearchParams(link)}`;
      expect((await pressInMailProgram(path)).status).toBe(404);
      const shown = await app.page(path);
      expect(shown.status).toBe(404);
      expect(textIn(element(shown.document, "main"))).toContain("This link is not complete.");
    }
    expect(await settingsOf(anita)).toEqual(before);
    expect(await settingsOf(ravi)).toEqual(before);
  });
});

describe("the headers of a letter", () => {
  const headersOf = (kind: string, userId: string | null = anita) =>
    stopHeaders({ appOrigin: ORIGIN, secret: SECRET }, { kind, userId });

  test.each([
    ["new-review", "reviews"],
    ["message", "messages"],
    ["booking-requested", "bookings"],
    ["booking-accepted", "bookings"],
    ["booking-reminded_day", "reminders"],
  ] as const)("of a %s letter offer to end %s", (kind, sort) => {
    expect(headersOf(kind)).toEqual({
      "List-Unsubscribe": `<${ORIGIN}${stopPath(SECRET, sort, anita)}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    });
  });

  test.each(MANDATORY_EMAILS)("of a %s letter offer nothing (decision 59)", (kind) => {
    expect(headersOf(kind)).toEqual({});
  });

  test("of a letter to an address that is no account offer nothing", () => {
    expect(headersOf("booking-disputed", null)).toEqual({});
  });
});
