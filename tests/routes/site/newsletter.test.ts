import { beforeEach, describe, expect, test, vi } from "vitest";
import { unsubscribeToken } from "#app/auth/keys.ts";
import { HOUR_MS } from "#app/domain/time/durations.ts";
import { AWAY, appOver, ORIGIN } from "#tests/support/application/app.ts";
import { emptyDatabase, type TestDatabase } from "#tests/support/database.ts";
import { insert, NOW } from "#tests/support/fixtures.ts";
import {
  element,
  elements,
  having,
  linkTo,
  parseHtml,
  sentBy,
  textIn,
  texts,
} from "#tests/support/html.ts";
import { emailsIn, linksIn, onlyEmail } from "#tests/support/records/outbox.ts";
import { SECRET } from "#tests/support/secret.ts";

const EMAIL = "anita@kayap.test";

let database: TestDatabase;
let app: ReturnType<typeof appOver>;
beforeEach(async () => {
  database = await emptyDatabase();
  app = appOver(database.db);
});

const join = (email: string, headers?: Record<string, string>) =>
  app.post("/newsletter", { email, next: "/about" }, headers);

const pageOf = async (response: Response) => parseHtml(await response.text());

async function subscribers(): Promise<unknown[]> {
  const { rows } = await database.client.execute(
    "select email from newsletter_subscriptions where confirmed_at is not null and unsubscribed_at is null",
  );
  return rows.map(({ email }) => email);
}

/** Subscribes, and returns the two links of the e-mail. */
async function joined() {
  await join(EMAIL);
  const [confirm = "", unsubscribe = ""] = linksIn(await onlyEmail(database.client));
  return { confirm, unsubscribe };
}

/** Submits the form of the page that a link leads to. */
async function press(link: string) {
  const { document } = await app.page(link);
  const form = element(element(document, "main"), "form");
  return app.post(form.attributes.action ?? "", Object.fromEntries(sentBy(document, form)));
}

describe("the newsletter form", () => {
  test("is in the footer of every page and leads back to that page", async () => {
    for (const path of ["/", "/faq", "/nowhere"]) {
      const footer = element((await app.page(path)).document, "footer");
      const form = element(footer, having("action", "/newsletter"));
      expect([...sentBy(footer, form)]).toEqual([
        ["next", path],
        ["email", ""],
      ]);
    }
  });

  test("sends a confirmation e-mail and leads back", async () => {
    const response = await join("  Anita@Kayap.test ");
    expect(response.status).toBe(303);
    const { document } = await app.page(response.headers.get("Location") ?? "");
    const main = element(document, "main");
    expect(texts(main, "h1")).toHaveLength(1);
    expect(textIn(element(main, having("role", "status")))).toBe("Check your e-mail to confirm.");
    expect(linkTo(main, "Back to where you were")).toBe("/about");
    expect(await onlyEmail(database.client)).toMatchObject({ recipient: EMAIL });
    expect(await subscribers()).toEqual([]);
  });

  test.each(["//evil.test", "https://evil.test", "/\\evil.test"])(
    "never leads back to %s (threat 19)",
    async (next) => {
      const response = await app.post("/newsletter", { email: EMAIL, next });
      const { document } = await app.page(response.headers.get("Location") ?? "");
      expect(linkTo(element(document, "main"), "Back to where you were")).toBe("/");
      const { document: forged } = await app.page(
        `/newsletter?step=sent&next=${encodeURIComponent(next)}`,
      );
      expect(linkTo(element(forged, "main"), "Back to where you were")).toBe("/");
    },
  );

  test.each(["", "anita", "a b@kayap.test"])(
    "refuses %j on a page that keeps the value",
    async (typed) => {
      const response = await join(typed);
      expect(response.status).toBe(400);
      const main = element(await pageOf(response), "main");
      const field = element(main, having("name", "email"));
      expect(field.attributes).toMatchObject({ value: typed, "aria-invalid": "true" });
      const error = element(main, having("id", field.attributes["aria-describedby"] ?? ""));
      expect(textIn(error)).toBe("Please enter a valid email address");
      expect(element(main, having("name", "next")).attributes.value).toBe("/about");
      expect(await emailsIn(database.client)).toEqual([]);
    },
  );

  test("answers a subscriber as it answers everybody, without an e-mail (threat 1)", async () => {
    const first = await join(EMAIL);
    const [confirm = ""] = linksIn(await onlyEmail(database.client));
    await press(confirm);
    const second = await join(EMAIL);
    expect([second.status, second.headers.get("Location")]).toEqual([
      first.status,
      first.headers.get("Location"),
    ]);
    expect(await emailsIn(database.client)).toHaveLength(1);
    expect(await subscribers()).toEqual([EMAIL]);
  });

  test("sends an address at most 3 e-mails an hour, with the same answer beyond that (threat 11)", async () => {
    const answers = [];
    for (let n = 0; n < 5; n += 1) {
      const { status, headers } = await join(EMAIL, { "CF-Connecting-IP": `190.80.1.${n}` });
      answers.push(`${status} ${headers.get("Location")}`);
    }
    expect(new Set(answers).size).toBe(1);
    expect(await emailsIn(database.client)).toHaveLength(3);
    const later = appOver(database.db, { clock: () => NOW + HOUR_MS });
    await later.post("/newsletter", { email: EMAIL });
    expect(await emailsIn(database.client)).toHaveLength(4);
  });

  test("sends at most 30 e-mails an hour for one connection, so that nobody subscribes a whole list", async () => {
    for (let n = 0; n < 32; n += 1) {
      const { status } = await join(`a${n}@kayap.test`, { "CF-Connecting-IP": "190.80.1.2" });
      expect(status).toBe(303);
    }
    expect(await emailsIn(database.client)).toHaveLength(30);
  });

  test("has no limit where the configuration relaxes it", async () => {
    const relaxed = appOver(database.db, { config: { relaxedLimits: ["newsletter"] } });
    for (let n = 0; n < 5; n += 1) await relaxed.post("/newsletter", { email: EMAIL });
    expect(await emailsIn(database.client)).toHaveLength(5);
  });

  test("answers 503 with the value when the database is down", async () => {
    const errors = vi.spyOn(console, "error").mockImplementation(() => {});
    const down = appOver(AWAY);
    const response = await down.post("/newsletter", { email: EMAIL });
    errors.mockRestore();
    expect(response.status).toBe(503);
    const main = element(await pageOf(response), "main");
    expect(textIn(element(main, having("role", "alert")))).toContain(
      "Please try again in a moment",
    );
    expect(element(main, having("name", "email")).attributes.value).toBe(EMAIL);
  });
});

describe("the confirmation e-mail", () => {
  test("carries links on the configured origin, whatever the Host header says (threat 64)", async () => {
    await app.fetch("/newsletter", {
      method: "POST",
      body: new URLSearchParams({ email: EMAIL }),
      headers: { Host: "evil.test", "X-Forwarded-Host": "evil.test" },
    });
    const { text, html, headers } = await onlyEmail(database.client);
    const origins = `${text} ${html} ${headers["List-Unsubscribe"]}`.match(/https?:\/\/[^/]+/g);
    expect(new Set(origins)).toEqual(new Set([ORIGIN]));
  });

  test("carries tokens of which the database knows only hashes (threat 14)", async () => {
    const { confirm, unsubscribe } = await joined();
    const tokens = [confirm, unsubscribe].map((link) => link.split("token=")[1] ?? "");
    const { rows } = await database.client.execute("select * from newsletter_subscriptions");
    for (const token of tokens) {
      expect(token).toMatch(/^[\w-]{43}$/);
      expect(JSON.stringify(rows)).not.toContain(token);
    }
  });

  test("changes nothing when an e-mail program opens its link; the button subscribes (threat 9)", async () => {
    const { confirm } = await joined();
    expect((await app.page(confirm)).status).toBe(200);
    expect((await app.fetch(confirm, { method: "HEAD" })).status).toBe(200);
    expect(await subscribers()).toEqual([]);
    const response = await press(confirm);
    expect(response.status).toBe(303);
    expect(await subscribers()).toEqual([EMAIL]);
    const { document } = await app.page(response.headers.get("Location") ?? "");
    expect(texts(element(document, "main"), "h1")).toEqual(["You are subscribed"]);
    expect((await press(confirm)).status).toBe(303);
  });

  test("asks for the region of the news, keeps the one that is chosen, and refuses one that does not exist", async () => {
    const { confirm } = await joined();
    const region = element((await app.page(confirm)).document, having("name", "region"));
    expect(texts(region, "option")).toHaveLength(11);
    expect(texts(region, "option")[0]).toBe("All of Guyana");
    const path = confirm.slice(confirm.indexOf("/newsletter"));
    const refused = await app.post(path, { region: "Atlantis" });
    expect(refused.status).toBe(400);
    const field = element(await pageOf(refused), having("name", "region"));
    expect(field.attributes["aria-invalid"]).toBe("true");
    expect(await subscribers()).toEqual([]);
    await app.post(path, { region: "East Berbice-Corentyne" });
    const { rows } = await database.client.execute("select region from newsletter_subscriptions");
    expect(rows.map(({ region }) => region)).toEqual(["East Berbice-Corentyne"]);
    expect(await subscribers()).toEqual([EMAIL]);
  });

  test.each([
    ["/newsletter/confirm", "Ask for a new e-mail", "/newsletter"],
    ["/newsletter/unsubscribe", "Write to us", "/contact"],
  ])(
    "leads with an incomplete or unknown token to a page that says so and leads on: %s (threat 12)",
    async (path, text, href) => {
      await joined();
      for (const query of ["", "?token=", "?token=x", "?token=<b>"]) {
        expect((await app.page(path + query)).status).toBe(404);
        expect((await app.post(path + query, {})).status).toBe(404);
      }
      const response = await app.post(`${path}?token=${"A".repeat(43)}`, {});
      expect(response.status).toBe(404);
      const main = element(await pageOf(response), "main");
      expect(textIn(element(main, having("role", "alert")))).toContain("This link no longer works");
      expect(elements(main, "form")).toEqual([]);
      expect(linkTo(main, text)).toBe(href);
    },
  );

  test("unsubscribes by a button, and opening the link alone changes nothing (threat 22)", async () => {
    const { confirm, unsubscribe } = await joined();
    await press(confirm);
    expect((await app.page(unsubscribe)).status).toBe(200);
    expect(await subscribers()).toEqual([EMAIL]);
    const response = await press(unsubscribe);
    expect(response.status).toBe(200);
    expect(texts(element(await pageOf(response), "main"), "h1")).toEqual([
      "You have unsubscribed from Kayap news",
    ]);
    expect(await subscribers()).toEqual([]);
  });

  test("in a newsletter is counted by it, by the button and by one click, once", async () => {
    const { confirm, unsubscribe } = await joined();
    await press(confirm);
    const id = crypto.randomUUID();
    await insert(database.client, "newsletters", {
      id,
      subject: "News",
      content: "Three plumbers.",
      state: "sent",
      created_at: NOW,
      updated_at: NOW,
      sending_since: NOW,
      ended_at: NOW,
    });
    const link = `${unsubscribe}&of=${id}`;
    await press(link);
    await app.post(link, { "List-Unsubscribe": "One-Click" });
    expect(await subscribers()).toEqual([]);
    const { rows } = await database.client.execute("select unsubscribed_count from newsletters");
    expect(rows).toMatchObject([{ unsubscribed_count: 1 }]);
  });

  test("has the same unsubscribe link as every later e-mail to the address, and no other address has it", async () => {
    const { unsubscribe } = await joined();
    expect(unsubscribe).toContain(unsubscribeToken(SECRET, "newsletter", EMAIL));
    for (const [key, sort, email] of [
      ["another secret", "newsletter", EMAIL],
      [SECRET, "reminders", EMAIL],
      [SECRET, "newsletter", "ravi@kayap.test"],
    ] as const) {
      expect(unsubscribe).not.toContain(unsubscribeToken(key, sort, email));
    }
  });

  test("unsubscribes with one click of an e-mail program, which sends no Origin and follows no redirect", async () => {
    const { confirm } = await joined();
    await press(confirm);
    const { headers } = await onlyEmail(database.client);
    expect(headers["List-Unsubscribe-Post"]).toBe("List-Unsubscribe=One-Click");
    const link = headers["List-Unsubscribe"]?.slice(1 + ORIGIN.length, -1) ?? "";
    const response = await app.fetch(link, {
      method: "POST",
      body: new URLSearchParams({ "List-Unsubscribe": "One-Click" }),
    });
    expect(response.status).toBe(200);
    expect(await subscribers()).toEqual([]);
  });

  test("leads to a page that gives its token neither to other sites nor to a cache", async () => {
    const { confirm, unsubscribe } = await joined();
    for (const link of [confirm, unsubscribe]) {
      const { document, headers } = await app.page(link);
      expect(element(document, having("name", "referrer")).attributes.content).toBe(
        "strict-origin",
      );
      expect(element(document, having("name", "robots")).attributes.content).toBe("noindex");
      expect(headers.get("Cache-Control")).toBe("no-store");
    }
  });
});
