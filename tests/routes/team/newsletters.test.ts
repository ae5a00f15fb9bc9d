import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import { hashToken } from "#app/auth/one-time-token.ts";
import { DAY_MS } from "#app/domain/time/durations.ts";
import { type AccountFixture, accountFixture } from "#tests/support/application/account-fixture.ts";
import {
  alertIn,
  errorBeside,
  pageOf,
  rowsOf,
  type TestBrowser,
} from "#tests/support/application/accounts.ts";
import { addStaff } from "#tests/support/application/staff.ts";
import { insert, NOW } from "#tests/support/fixtures.ts";
import { element, elements, having, linkTo, sentBy, textIn, texts } from "#tests/support/html.ts";
import { linksIn, onlyEmail } from "#tests/support/records/outbox.ts";

const LIST = "/team/newsletters";
const WRITTEN = {
  subject: "New professionals in November",
  content: "# New in Linden\n\nThree plumbers: https://kayap.test/search <b>now</b>.",
  region: "",
};

let fixture: AccountFixture;
let admin: { id: string; browser: TestBrowser };

beforeEach(async () => {
  fixture = await accountFixture();
  admin = await addStaff(fixture.database.client, fixture.app, "admin");
});

const subscribe = (email: string, fields: Record<string, string | number> = {}) =>
  insert(fixture.database.client, "newsletter_subscriptions", {
    email,
    unsubscribe_hash: randomUUID(),
    confirmed_at: NOW,
    created_at: NOW,
    ...fields,
  });
const stored = () => rowsOf(fixture.database.client, "newsletters");
const acts = async () => (await rowsOf(fixture.database.client, "staff_log")).map(({ act }) => act);
const mainOf = async (path: string) =>
  textIn(element((await admin.browser.open(path)).page, (one) => one.name === "main"));
const save = (path: string, form: Record<string, string>) =>
  admin.browser.post(path, { intent: "save", version: "0", ...WRITTEN, ...form });

/** Writes a newsletter; returns the address of its page and its version. */
async function write(form: Record<string, string> = {}) {
  const answer = await save(`${LIST}/new`, { draft: randomUUID(), ...form });
  const path = answer.headers.get("Location") ?? "";
  return { path, version: String((await stored()).at(-1)?.updated_at) };
}

const formIn = (page: Parameters<typeof elements>[0]) =>
  element(page, (one) => one.name === "form" && elements(one, having("name", "draft")).length > 0);

describe("a newsletter", () => {
  test("is written, listed as a draft and shown as its e-mail shows it", async () => {
    const { page } = await admin.browser.open(`${LIST}/new`);
    const sent = sentBy(page, formIn(page));
    const answer = await save(`${LIST}/new`, { draft: sent.get("draft") ?? "" });
    expect(answer.headers.get("Location")).toBe(`${LIST}/${sent.get("draft")}`);
    expect(await stored()).toMatchObject([
      { ...WRITTEN, content: WRITTEN.content.replace(/<\/?b>/g, ""), state: "draft" },
    ]);
    const { page: written } = await admin.browser.open(`${LIST}/${sent.get("draft")}`);
    expect(texts(written, "h4")).toEqual(["New in Linden"]);
    expect(linkTo(written, "https://kayap.test/search")).toBe("https://kayap.test/search");
    expect(textIn(element(written, "pre"))).toContain("Unsubscribe at any time:");
    expect(await mainOf(LIST)).toContain("Draft, to everybody");
    expect(await acts()).toEqual(["newsletter-written"]);
  });

  test("that is too short is refused beside its fields, with what was typed", async () => {
    const answer = await save(`${LIST}/new`, { draft: randomUUID(), subject: "News", content: "" });
    expect(answer.status).toBe(400);
    const { page } = await pageOf(answer);
    expect(errorBeside(page, "subject")).toContain("Must be 5 characters or more");
    expect(errorBeside(page, "content")).toContain("This field is required");
    expect(element(page, having("id", "subject")).attributes.value).toBe("News");
    expect(await stored()).toEqual([]);
  });

  test("whose form is sent twice is stored once, and one that was changed elsewhere is kept as it is", async () => {
    const draft = randomUUID();
    for (let n = 0; n < 2; n += 1) {
      expect((await save(`${LIST}/new`, { draft })).status).toBe(303);
    }
    const updatedAt = (await stored())[0]?.updated_at;
    const version = String(updatedAt);
    const changed = { subject: "News of December", version };
    expect((await save(`${LIST}/${draft}`, changed)).status).toBe(303);
    expect((await save(`${LIST}/${draft}`, changed)).status).toBe(303);
    const late = await save(`${LIST}/${draft}`, { subject: "News of October", version });
    expect(late.status).toBe(409);
    expect(element((await pageOf(late)).page, having("id", "subject")).attributes.value).toBe(
      "News of October",
    );
    expect(await stored()).toMatchObject([{ subject: "News of December" }]);
    expect(await acts()).toEqual(["newsletter-written", "newsletter-written"]);
  });

  test("is tried by an e-mail to oneself alone, as subscribers get it", async () => {
    await subscribe("anita@kayap.test");
    const { path, version } = await write();
    expect((await admin.browser.post(path, { intent: "test", version })).status).toBe(303);
    const email = await onlyEmail(fixture.database.client);
    expect(email).toMatchObject({ recipient: "admin@kayap.test", subject: WRITTEN.subject });
    expect(linksIn(email).at(-1)).toContain("/newsletter/unsubscribe?token=");
    expect(email.headers["List-Unsubscribe-Post"]).toBe("List-Unsubscribe=One-Click");
    expect(await stored()).toMatchObject([{ state: "draft", queued_count: 0 }]);
    expect(await acts()).toEqual(["newsletter-written", "newsletter-tested"]);
  });

  test("is sent after it asked once more with the number of those who get it, and then its text is fixed", async () => {
    await subscribe("anita@kayap.test");
    await subscribe("ravi@kayap.test", { region: "Barima-Waini" });
    await subscribe("neela@kayap.test", { region: "Cuyuni-Mazaruni" });
    await subscribe("ended@kayap.test", { unsubscribed_at: NOW });
    const { path, version } = await write({ region: "Barima-Waini" });
    const { page } = await admin.browser.open(path);
    expect(elements(page, having("value", "send"))).toEqual([]);
    expect(linkTo(page, "Send to 2 subscribers")).toBe(`${path}?send=1`);
    const { page: asking } = await admin.browser.open(`${path}?send=1`);
    expect(textIn(element(asking, having("value", "send")))).toBe("Yes, send to 2 subscribers");
    expect(await stored()).toMatchObject([{ state: "draft" }]);
    expect((await admin.browser.post(path, { intent: "send", version })).status).toBe(303);
    expect(await stored()).toMatchObject([{ state: "sending", sending_since: NOW }]);
    expect(await mainOf(path)).toContain("The text cannot be changed any more.");
    const updatedAt = (await stored())[0]?.updated_at;
    for (const intent of ["save", "test", "send"]) {
      const again = { ...WRITTEN, intent, version: String(updatedAt), subject: "Another text" };
      expect((await admin.browser.post(path, again)).status, intent).toBe(409);
    }
    expect(await stored()).toMatchObject([{ subject: WRITTEN.subject }]);
    expect(await acts()).toEqual(["newsletter-written", "newsletter-started"]);
  });

  test("that was changed after it was looked at is not sent", async () => {
    await subscribe("anita@kayap.test");
    const { path, version } = await write();
    await save(path, { version, subject: "Not yet ready" });
    const answer = await admin.browser.post(path, { intent: "send", version });
    expect(answer.status).toBe(409);
    expect(alertIn((await pageOf(answer)).page)).toContain("Nothing was done");
    expect(await stored()).toMatchObject([{ state: "draft" }]);
  });

  test.each([
    ["to everybody", "", 27, 409],
    ["to the same region", "Barima-Waini", 27, 409],
    ["to another region", "Cuyuni-Mazaruni", 1, 303],
    ["28 days before", "", 28, 303],
  ])(
    "is sent once a month: one %s (“%s”, %s days ago) makes it answer %s",
    async (_, region, days, status) => {
      await subscribe("anita@kayap.test");
      await insert(fixture.database.client, "newsletters", {
        id: randomUUID(),
        subject: "News of October",
        content: "What happened in October.",
        region,
        state: "sent",
        queued_count: 1,
        created_at: 1,
        updated_at: 1,
        sending_since: NOW - days * DAY_MS,
      });
      const { path } = await write({ region: "Barima-Waini" });
      const version = String((await stored()).find(({ state }) => state === "draft")?.updated_at);
      expect((await admin.browser.post(path, { intent: "send", version })).status).toBe(status);
    },
  );

  test("is stopped once, with its counts", async () => {
    await subscribe("anita@kayap.test");
    const { path, version } = await write();
    expect((await admin.browser.post(path, { intent: "stop" })).status).toBe(409);
    await admin.browser.post(path, { intent: "send", version });
    expect((await admin.browser.post(path, { intent: "stop" })).status).toBe(303);
    expect((await admin.browser.post(path, { intent: "stop" })).status).toBe(409);
    expect(await stored()).toMatchObject([{ state: "stopped", ended_at: NOW }]);
    expect(await mainOf(LIST)).toContain("Stopped, to everybody: 0 queued");
    expect(await acts()).toEqual([
      "newsletter-written",
      "newsletter-started",
      "newsletter-stopped",
    ]);
  });

  test("of an unknown address is not found", async () => {
    for (const id of [randomUUID(), "other"]) {
      expect((await admin.browser.get(`${LIST}/${id}`)).status).toBe(404);
      expect((await admin.browser.post(`${LIST}/${id}`, { intent: "stop" })).status).toBe(404);
    }
  });
});

describe("the link to unsubscribe", () => {
  test("leads from the test e-mail’s newsletter to a page whose button counts for it once", async () => {
    const { path, version } = await write();
    await admin.browser.post(path, { intent: "test", version });
    const link = linksIn(await onlyEmail(fixture.database.client)).at(-1) ?? "";
    const token = new URL(link, "https://kayap.test").searchParams.get("token") ?? "";
    await subscribe("admin@kayap.test", { unsubscribe_hash: hashToken(token) });
    const { document: page } = await fixture.app.page(link);
    const form = element(page, (one) => one.attributes.action?.includes("token=") ?? false);
    const answer = await admin.browser.post(form.attributes.action ?? "", {});
    expect(answer.status).toBe(200);
    await admin.browser.post(link, { "List-Unsubscribe": "One-Click" });
    expect(await stored()).toMatchObject([{ unsubscribed_count: 1 }]);
    expect(await rowsOf(fixture.database.client, "newsletter_subscriptions")).toMatchObject([
      { unsubscribed_at: NOW },
    ]);
  });
});
