import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import { INBOX, type InboxFixture, inboxFixture, pathOf } from "#tests/support/inbox-fixture.ts";
import { alertIn, browserAt, pageOf, rowsOf } from "../../../support/accounts.ts";
import { appOver } from "../../../support/app.ts";
import { addService, insert, NOW } from "../../../support/fixtures.ts";
import { element, elements, having, textIn, texts } from "../../../support/html.ts";

let database: InboxFixture["database"];
let browser: InboxFixture["browser"];
let anita: InboxFixture["anita"];
let ravi: InboxFixture["ravi"];
beforeEach(async () => {
  ({ database, browser, anita, ravi } = await inboxFixture());
});

describe("starting a conversation", () => {
  const start = (about: Record<string, string>) => `${INBOX}/new?${new URLSearchParams(about)}`;

  test("takes one button on a page that changes nothing by itself, and afterwards finds the same one (threat 22)", async () => {
    const service = await addService(database.client, ravi);
    const { status, page } = await browser.open(start({ service }));
    expect(status).toBe(200);
    const main = element(page, having("id", "main"));
    expect(textIn(main)).toContain("Ravi Persaud");
    expect(texts(main, "button")).toEqual(["Start Conversation"]);
    expect(await rowsOf(database.client, "conversations")).toEqual([]);
    const response = await browser.post(start({ service }), { service });
    expect(response.status).toBe(303);
    const [conversation] = await rowsOf(database.client, "conversations");
    expect(response.headers.get("Location")).toBe(pathOf(String(conversation?.id)));
    expect(conversation).toMatchObject({
      participant_1: anita,
      participant_2: ravi,
      service_id: service,
    });
    const again = await browser.get(start({ with: ravi }));
    expect(again.headers.get("Location")).toBe(response.headers.get("Location"));
  });

  test("leads a visitor through the sign-in page, which gives the reason", async () => {
    const visitor = browserAt(appOver(database.db));
    const response = await visitor.get(start({ with: ravi }));
    expect(response.status).toBe(303);
    const { page } = await visitor.open(response.headers.get("Location") ?? "");
    expect(textIn(page)).toContain("Please log in to contact professionals");
  });

  test("with oneself, an unknown person or one who has blocked is refused and stores nothing (threat 34)", async () => {
    const own = await addService(database.client, anita);
    const cases: [Record<string, string>, number, string][] = [
      [{ with: anita }, 400, "You cannot message yourself"],
      [{ service: own }, 400, "You cannot message yourself"],
      [{ with: randomUUID() }, 404, "User not found"],
      [{ with: "x" }, 404, "User not found"],
      [{}, 404, "User not found"],
    ];
    for (const [about, status, sentence] of cases) {
      const opened = await browser.open(start(about));
      expect(opened.status, sentence).toBe(status);
      expect(alertIn(opened.page)).toBe(sentence);
      const posted = await pageOf(await browser.post(start(about), about));
      expect(posted.status, sentence).toBeGreaterThanOrEqual(400);
      expect(alertIn(posted.page)).toBe(sentence);
    }
    await insert(database.client, "blocks", {
      blocker_id: ravi,
      blocked_id: anita,
      created_at: NOW,
    });
    const { status, page } = await browser.open(start({ with: ravi }));
    expect([status, alertIn(page)]).toEqual([403, "You cannot message this person."]);
    expect(await rowsOf(database.client, "conversations")).toEqual([]);
  });
});

describe("the Contact link", () => {
  test("is on the profiles and services of others and not on one's own (threat 34)", async () => {
    await database.client.execute("update users set role = 'professional'");
    const pages = async (proId: string) => {
      const service = await addService(database.client, proId);
      return [`/pro/${proId}`, `/service/${service}`];
    };
    const contacts = async (path: string) => {
      const { status, page } = await browser.open(path);
      expect(status, path).toBe(200);
      return elements(page, "a").filter(({ attributes }) =>
        attributes.href?.includes("messages%2Fnew"),
      );
    };
    for (const path of await pages(ravi)) expect(await contacts(path), path).not.toEqual([]);
    for (const path of await pages(anita)) expect(await contacts(path), path).toEqual([]);
  });
});
