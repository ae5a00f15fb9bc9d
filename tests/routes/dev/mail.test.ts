import { beforeEach, describe, expect, test } from "vitest";
import { appOver } from "#tests/support/application/app.ts";
import { emptyDatabase, type TestDatabase } from "#tests/support/database.ts";
import { NOW } from "#tests/support/fixtures.ts";
import { element, elements, textIn, texts } from "#tests/support/html.ts";
import { addEmail } from "#tests/support/records/outbox.ts";

let database: TestDatabase;
let app: ReturnType<typeof appOver>;

beforeEach(async () => {
  database = await emptyDatabase();
  app = appOver(database.db, { config: { isLocal: true } });
});

function queue(to: string, subject: string, { text = "T", at = NOW } = {}) {
  return addEmail(database.client, { to, subject, text, at });
}

describe.each(["/dev/mail", "/dev/mail.json?to=anita@kayap.test", "/dev/mail.data"])(
  "%s",
  (path) => {
    test("is a 404 when Kayap is deployed, whatever the outbox holds", async () => {
      await queue("anita@kayap.test", "Secret code");
      const { status, html } = await appOver(database.db).page(path);
      expect(status).toBe(404);
      expect(html).not.toContain("Secret code");
    });

    test("is not cached", async () => {
      const { status, headers } = await app.page(path);
      expect(status).toBe(200);
      expect(headers.get("Cache-Control")).toContain("no-store");
    });
  },
);

describe("the page of e-mails", () => {
  test("shows every e-mail with its recipient and time, newest first", async () => {
    await queue("anita@kayap.test", "First", { at: NOW });
    await queue("ravi@kayap.test", "Last", { at: NOW + 2 });
    await queue("ravi@kayap.test", "Middle", { at: NOW + 1 });
    const { document } = await app.page("/dev/mail");
    const main = element(document, "main");
    expect(texts(main, "h2")).toEqual(["Last", "Middle", "First"]);
    expect(textIn(elements(main, "article")[2] ?? "")).toBe(
      "First To anita@kayap.test, Fri 20 Nov, 10:00 AM T",
    );
  });

  test("makes the links of an e-mail clickable and shows its markup as text", async () => {
    const text =
      "<b>Hi</b>\n\nConfirm:\nhttps://kayap.test/verify-email?token=a&b=1\njavascript://x";
    await queue("anita@kayap.test", "Confirm", { text });
    const { document } = await app.page("/dev/mail");
    const article = element(document, "article");
    expect(elements(article, "a").map(({ attributes }) => attributes.href)).toEqual([
      "https://kayap.test/verify-email?token=a&b=1",
    ]);
    expect(textIn(article)).toContain("<b>Hi</b>");
    expect(elements(article, "script")).toEqual([]);
  });

  test("has header and footer, ships no framework script and is left out by search engines", async () => {
    const { document, html } = await app.page("/dev/mail");
    expect(elements(document, "script")).toHaveLength(1);
    expect(elements(document, "footer")).toHaveLength(1);
    expect(html).toContain("noindex");
    expect(textIn(element(document, "main"))).toContain("No e-mail yet.");
  });
});

describe("the e-mails as JSON", () => {
  test("are those to one address, newest first, whatever its case", async () => {
    await queue("anita@kayap.test", "Old", { text: "One" });
    await queue("anita@kayap.test", "New", { text: "Two" });
    await queue("ravi@kayap.test", "Other");
    const response = await app.fetch("/dev/mail.json?to=Anita%40kayap.test");
    expect(response.headers.get("Content-Type")).toContain("application/json");
    expect(await response.json()).toEqual([
      { to: "anita@kayap.test", subject: "New", text: "Two", createdAt: NOW },
      { to: "anita@kayap.test", subject: "Old", text: "One", createdAt: NOW },
    ]);
  });

  test("are an empty list for an address without e-mails", async () => {
    await queue("ravi@kayap.test", "Other");
    expect(await (await app.fetch("/dev/mail.json?to=nobody@kayap.test")).json()).toEqual([]);
  });
});
