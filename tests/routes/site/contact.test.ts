import { beforeEach, describe, expect, test, vi } from "vitest";
import { HOUR_MS } from "#app/domain/time/durations.ts";
import { browserAt, browserOf } from "#tests/support/application/accounts.ts";
import { AWAY, appOver } from "#tests/support/application/app.ts";
import { emptyDatabase, type TestDatabase } from "#tests/support/database.ts";
import { addCustomer, NOW } from "#tests/support/fixtures.ts";
import {
  type Element,
  element,
  elements,
  having,
  parseHtml,
  sentBy,
  textIn,
  texts,
} from "#tests/support/html.ts";
import { emailsIn, onlyEmail } from "#tests/support/records/outbox.ts";

const FIELDS = {
  topic: "professional",
  email: "Ravi@Kayap.test",
  message: "How do I change the name of my business?",
};
const FROM_RAVI = { "CF-Connecting-IP": "190.80.1.2" };

let database: TestDatabase;
let app: ReturnType<typeof appOver>;
beforeEach(async () => {
  database = await emptyDatabase();
  app = appOver(database.db);
});

/** The fields that the form sends on a page opened just now. */
async function freshForm(fields: Record<string, string> = FIELDS) {
  const { document } = await app.page("/contact");
  const form = element(document, having("action", "/contact"));
  return { ...Object.fromEntries(sentBy(document, form)), ...fields };
}

const storedMessages = async () =>
  (await database.client.execute("select * from contact_messages")).rows;

const pageOf = async (response: Response) => parseHtml(await response.text());

/** The text of what an invalid field points to. */
function errorBeside(page: Element, id: string): string {
  const field = element(page, having("id", id));
  expect(field.attributes["aria-invalid"]).toBe("true");
  const ids = field.attributes["aria-describedby"]?.split(" ") ?? [];
  return ids.map((one) => textIn(element(page, having("id", one)))).join(" ");
}

describe("the contact form", () => {
  test("has the five topics, a label for each field, and the addresses of the team", async () => {
    const main = element((await app.page("/contact")).document, "main");
    expect(texts(main, "option")).toEqual([
      "General",
      "Customer",
      "Professional",
      "Safety",
      "Business",
    ]);
    const labels = elements(main, "label").map(({ attributes }) => attributes.for);
    expect(labels).toEqual(["topic", "email", "booking", "message"]);
    expect(textIn(main)).toContain("support@kayap.test");
    expect(textIn(main)).toContain("1 Regent Street, Georgetown");
  });

  test("stores the message, tells support and shows the ticket number after a redirect", async () => {
    const response = await app.post("/contact", await freshForm());
    expect(response.status).toBe(303);
    const [stored] = await storedMessages();
    expect(stored).toMatchObject({
      topic: "professional",
      email: "ravi@kayap.test",
      message: FIELDS.message,
      created_at: NOW,
    });
    expect(response.headers.get("Location")).toBe(`/contact?ticket=${stored?.ticket}`);
    const emailContent = await onlyEmail(database.client);
    expect(emailContent).toMatchObject({
      recipient: "support@kayap.test",
      headers: { "Reply-To": "ravi@kayap.test" },
    });
    expect(emailContent.text).toContain(FIELDS.message);
    expect(emailContent.subject).toContain(String(stored?.ticket));
    const thanks = await app.page(response.headers.get("Location") ?? "");
    expect(textIn(element(thanks.document, having("role", "status")))).toContain(
      `Your ticket number is ${stored?.ticket}`,
    );
  });

  test("knows the address of whoever is signed in", async () => {
    const userId = await addCustomer(database.client, { email: "anita@kayap.test" });
    const anita = await browserOf(database.client, app, userId);
    const { page } = await anita.open("/contact");
    expect(element(page, having("id", "email")).attributes.value).toBe("anita@kayap.test");
    const stranger = (await app.page("/contact")).document;
    expect(element(stranger, having("id", "email")).attributes.value).toBeUndefined();
  });

  test("tells support the booking that the message is about", async () => {
    await app.post("/contact", { ...(await freshForm()), booking: " ky-7f3k2 " });
    expect((await onlyEmail(database.client)).text).toContain("Booking: KY-7F3K2");
  });

  test("says how a booking reference looks, beside its field", async () => {
    const response = await app.post("/contact", { ...(await freshForm()), booking: "roof" });
    expect(response.status).toBe(400);
    const page = await pageOf(response);
    expect(errorBeside(page, "booking")).toContain("A booking reference looks like KY-7F3K2");
    expect(element(page, having("id", "booking")).attributes.value).toBe("roof");
    expect(await storedMessages()).toEqual([]);
  });

  test("is accepted without its hidden id", async () => {
    expect((await app.post("/contact", FIELDS)).status).toBe(303);
    expect(await storedMessages()).toHaveLength(1);
  });

  test("submitted twice stores one message with one e-mail, and both answers show its ticket (threat 24)", async () => {
    const form = await freshForm();
    const both = await Promise.all([app.post("/contact", form), app.post("/contact", form)]);
    const [first, second] = both.map(({ headers }) => headers.get("Location"));
    expect(first).toMatch(/^\/contact\?ticket=KY-\w{6}$/);
    expect(second).toBe(first);
    expect(await storedMessages()).toHaveLength(1);
    expect(await emailsIn(database.client)).toHaveLength(1);
  });

  test("sent again with another text is another message", async () => {
    const form = await freshForm();
    await app.post("/contact", form);
    await app.post("/contact", { ...form, message: "I found it, thank you very much." });
    expect(await storedMessages()).toHaveLength(2);
  });

  test("when refused, shows the reason beside each field and keeps the values", async () => {
    const typed = { ...(await freshForm()), email: "ravi at kayap", message: 'Too "short" <b>' };
    const response = await app.post("/contact", typed);
    expect(response.status).toBe(400);
    const page = await pageOf(response);
    expect(errorBeside(page, "email")).toContain("Please enter a valid email address");
    expect(errorBeside(page, "message")).toContain("Must be 20 characters or more");
    const main = element(page, "main");
    expect(element(main, having("id", "email")).attributes.value).toBe("ravi at kayap");
    expect(textIn(element(main, "textarea"))).toBe('Too "short" <b>');
    expect(textIn(element(main, having("selected")))).toBe("Professional");
    expect(element(main, having("name", "formId")).attributes.value).toBe(
      new URLSearchParams(typed).get("formId"),
    );
    const summary = element(main, having("role", "alert"));
    expect(elements(summary, "a").map(({ attributes }) => attributes.href)).toEqual([
      "#email",
      "#message",
    ]);
    expect(await storedMessages()).toEqual([]);
  });

  test.each([
    [{ message: "" }, "message", "This field is required"],
    [{ email: "" }, "email", "This field is required"],
    [{ topic: "" }, "topic", "This field is required"],
    [{ message: "👩".repeat(2001) }, "message", "Must be 2000 characters or less"],
  ])("%o is refused beside the field %s: %s", async (change, id, message) => {
    const response = await app.post("/contact", { ...FIELDS, ...change });
    expect(response.status).toBe(400);
    expect(errorBeside(await pageOf(response), id)).toContain(message);
  });

  test("accepts 2,000 characters of any kind, and stores HTML as its text only (threat 26)", async () => {
    await app.post("/contact", { ...FIELDS, message: "👩".repeat(2000) });
    await app.post("/contact", {
      ...FIELDS,
      message: `<script>alert("${"a".repeat(20)}")</script>`,
    });
    const messages = (await storedMessages()).map(({ message }) => message);
    expect(messages).toEqual(["👩".repeat(2000), `alert("${"a".repeat(20)}")`]);
  });

  test("accepts 3 messages an hour from a browser, and 60 from the address of a carrier (threat 82)", async () => {
    const neighbour = async () => {
      const browser = browserAt(app, FROM_RAVI);
      await browser.get("/contact");
      return browser;
    };
    const script = await neighbour();
    const statuses = [];
    for (let n = 0; n < 70; n += 1) {
      statuses.push((await script.post("/contact", await freshForm())).status);
    }
    expect(statuses).toEqual([...Array(3).fill(303), ...Array(67).fill(429)]);
    for (let n = 0; n < 19; n += 1) {
      const browser = await neighbour();
      for (let m = 0; m < 3; m += 1) {
        expect((await browser.post("/contact", await freshForm())).status).toBe(303);
      }
    }
    expect((await (await neighbour()).post("/contact", await freshForm())).status).toBe(429);
  });

  test("accepts 3 messages an hour from one address without the cookie of the page, then answers 429 with the values", async () => {
    for (let n = 0; n < 3; n += 1) {
      expect((await app.post("/contact", await freshForm(), FROM_RAVI)).status).toBe(303);
    }
    const refused = await app.post("/contact", await freshForm(), {
      ...FROM_RAVI,
      "X-Forwarded-For": "1.2.3.4",
    });
    expect(refused.status).toBe(429);
    expect(refused.headers.get("Retry-After")).toBe("3600");
    const main = element(await pageOf(refused), "main");
    expect(textIn(element(main, having("role", "alert")))).toBe(
      "Too many messages from your connection. Please wait 60 minutes and try again.",
    );
    expect(textIn(element(main, "textarea"))).toBe(FIELDS.message);
    expect(await storedMessages()).toHaveLength(3);
    const elsewhere = { "CF-Connecting-IP": "190.80.1.3" };
    expect((await app.post("/contact", await freshForm(), elsewhere)).status).toBe(303);
    const later = appOver(database.db, { clock: () => NOW + HOUR_MS });
    expect((await later.post("/contact", FIELDS, FROM_RAVI)).status).toBe(303);
  });

  test("a repeat of a stored message does not count for the limit", async () => {
    const form = await freshForm();
    for (let n = 0; n < 5; n += 1) {
      expect((await app.post("/contact", form, FROM_RAVI)).status).toBe(303);
    }
    const { rows } = await database.client.execute("select count from rate_limits");
    expect(rows.map(({ count }) => count)).toEqual([1, 1]);
  });

  test("stores no address of a visitor in readable form", async () => {
    await app.post("/contact", FIELDS, FROM_RAVI);
    const { rows } = await database.client.execute("select subject from rate_limits");
    expect(rows[0]?.subject).toMatch(/^[0-9a-f]{64}$/);
  });

  test("refused fields do not count for the limit", async () => {
    for (let n = 0; n < 5; n += 1) await app.post("/contact", { ...FIELDS, email: "" }, FROM_RAVI);
    expect((await app.post("/contact", FIELDS, FROM_RAVI)).status).toBe(303);
    expect(await storedMessages()).toMatchObject([{ message: FIELDS.message }]);
  });

  test("has no limit where the configuration relaxes it", async () => {
    const relaxed = appOver(database.db, { config: { relaxedLimits: ["contact"] } });
    for (let n = 0; n < 5; n += 1) {
      expect((await relaxed.post("/contact", FIELDS, FROM_RAVI)).status).toBe(303);
    }
    expect(await storedMessages()).toHaveLength(5);
  });

  test("answers 503 with the form and its values when the database is down", async () => {
    const errors = vi.spyOn(console, "error").mockImplementation(() => {});
    const down = appOver(AWAY);
    const response = await down.post("/contact", FIELDS);
    errors.mockRestore();
    expect(response.status).toBe(503);
    expect(response.headers.get("Retry-After")).toBe("5");
    const main = element(await pageOf(response), "main");
    expect(textIn(element(main, having("role", "alert")))).toContain(
      "We could not send your message",
    );
    expect(textIn(element(main, "textarea"))).toBe(FIELDS.message);
    expect(element(main, having("id", "email")).attributes.value).toBe("ravi@kayap.test");
  });
});

test.each(["KY-", "<b>KY-123456</b>", "KY-123456789"])(
  "an address with the ticket %s shows the form, not the text",
  async (ticket) => {
    const { status, document } = await app.page(`/contact?ticket=${encodeURIComponent(ticket)}`);
    expect(status).toBe(200);
    expect(texts(element(document, "main"), "h1")).toEqual(["Contact us"]);
  },
);
