import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import { SCAM_HINT } from "#app/domain/messages/scam-hint.ts";
import { DAY_MS, HOUR_MS } from "#app/domain/time/durations.ts";
import {
  alertIn,
  browserAt,
  browserOf,
  pageOf,
  rowsOf,
} from "#tests/support/application/accounts.ts";
import { appOver, awayForBatches } from "#tests/support/application/app.ts";
import {
  INBOX,
  type InboxFixture,
  inboxFixture,
  pathOf,
} from "#tests/support/application/inbox-fixture.ts";
import { countedDatabase } from "#tests/support/database.ts";
import { addCustomer, addProfessional, addService, insert, NOW } from "#tests/support/fixtures.ts";
import { element, elements, having, textIn, texts } from "#tests/support/html.ts";
import { addBookingOf } from "#tests/support/records/bookings.ts";
import { addConversation, addMessage } from "#tests/support/records/conversations.ts";

let database: InboxFixture["database"];
let recorded: InboxFixture["recorded"];
let app: InboxFixture["app"];
let browser: InboxFixture["browser"];
let anita: InboxFixture["anita"];
let ravi: InboxFixture["ravi"];
beforeEach(async () => {
  ({ database, recorded, app, browser, anita, ravi } = await inboxFixture());
});

const start = (about: Record<string, string>) => `${INBOX}?${new URLSearchParams(about)}`;
const message = (content: string) => ({ content, clientId: randomUUID() });

describe("the first contact", () => {
  test("opens the conversation with the service above an empty field, and stores nothing (decision 14, threat 22)", async () => {
    const service = await addService(database.client, ravi);
    const { status, page } = await browser.open(start({ service }));
    expect(status).toBe(200);
    expect(texts(page, "h1")).toEqual(["Ravi Persaud"]);
    const log = element(page, having("role", "log"));
    expect(textIn(log)).toBe("House wiring and breaker panels Say what you need, where and when.");
    expect(textIn(element(page, having("id", "content")))).toBe("");
    expect(texts(page, "summary")).not.toContain("More about this conversation");
    for (const table of ["conversations", "conversation_members", "messages"]) {
      expect(await rowsOf(database.client, table)).toEqual([]);
    }
  });

  test("that cannot be read says so where the conversation would stand", async () => {
    const unavailable = appOver(awayForBatches(database.db));
    const person = await browserOf(database.client, unavailable, anita);
    const { status, page } = await person.open(start({ with: ravi }));
    expect(status).toBe(503);
    const pane = element(page, having("aria-label", "Conversation"));
    expect(alertIn(pane)).toBe("Failed to start conversation. Please try again.");
  });

  test("says that the professional usually replies within a day when the profile's rate says so", async () => {
    for (const first_name of ["Bibi", "Devi", "Esme", "Farah", "Gita"]) {
      const senderId = await addCustomer(database.client, { first_name });
      const conversationId = await addConversation(database.client, [senderId, ravi]);
      await addMessage(database.client, { conversationId, senderId }, "Hello", NOW - 3 * HOUR_MS);
      await addMessage(
        database.client,
        { conversationId, senderId: ravi },
        "Yes",
        NOW - 2 * HOUR_MS,
      );
    }
    const { page } = await browser.open(start({ with: ravi }));
    expect(textIn(element(page, having("role", "log")))).toBe(
      "Say what you need, where and when. Ravi usually replies within a day.",
    );
  });

  test("begins with the first message, which the other person sees at once and not before", async () => {
    const service = await addService(database.client, ravi);
    const first = message("Can you look at my breaker panel in Kitty?");
    const response = await browser.post(start({ service }), first);
    expect(response.status).toBe(303);
    const [conversation] = await rowsOf(database.client, "conversations");
    const id = String(conversation?.id);
    expect(response.headers.get("Location")).toBe(pathOf(id));
    expect(conversation).toMatchObject({
      participant_1: anita,
      participant_2: ravi,
      service_id: service,
    });
    expect(await rowsOf(database.client, "messages")).toMatchObject([
      { conversation_id: id, sender_id: anita, seq: 1, content: first.content },
    ]);
    expect(recorded.calls.map(([call, subject]) => [call, subject])).toEqual([
      ["announce", id],
      ["refreshInbox", anita],
      ["refreshInbox", ravi],
    ]);
    const theirs = await browserOf(database.client, app, ravi);
    expect(textIn((await theirs.open(INBOX)).page)).toContain(first.content);
  });

  test("begins with the bookings of the two, each once at its time, and only the message is unread", async () => {
    const service = await addService(database.client, ravi);
    const parties = { proId: ravi, customerId: anita, serviceId: service };
    const other = { ...parties, proId: await addProfessional(database.client) };
    await addBookingOf(database.client, other);
    const asked = await addBookingOf(database.client, parties, { created_at: NOW - HOUR_MS });
    const done = await addBookingOf(database.client, parties, {
      ...{ status: "completed", created_at: NOW - 2 * DAY_MS, starts_at: NOW - DAY_MS },
    });
    const first = message("Please use the side gate, or call 612 3456.");
    const sent = await browser.post(start({ with: ravi }), first);
    const rows = await rowsOf(database.client, "messages");
    expect(rows).toMatchObject([
      { booking_id: done, sender_id: anita, seq: 1, created_at: NOW - 2 * DAY_MS },
      { booking_id: asked, sender_id: anita, seq: 2, created_at: NOW - HOUR_MS },
      { booking_id: null, sender_id: anita, seq: 3, content: first.content },
    ]);
    const ownPage = async () =>
      textIn((await browser.open(sent.headers.get("Location") ?? "")).page);
    expect(await ownPage()).not.toContain("Read");
    const theirs = await browserOf(database.client, app, ravi);
    const list = textIn((await theirs.open(INBOX)).page);
    expect(list).toContain(`${first.content}, 1 new`);
    const { page } = await theirs.open(sent.headers.get("Location") ?? "");
    const log = textIn(element(page, having("role", "log")));
    expect(log.indexOf("Completed")).toBeGreaterThan(-1);
    expect(log.indexOf("Accept")).toBeGreaterThan(log.indexOf("Completed"));
    expect(log.indexOf(first.content)).toBeGreaterThan(log.indexOf("Accept"));
    expect(log).toContain(SCAM_HINT);
    expect(await ownPage()).toContain("Read");
  });

  test("is one conversation and one message, however often its form is sent (threat 42, decision 91)", async () => {
    const first = message("Good morning.");
    const sent = await Promise.all([1, 2, 3].map(() => browser.post(start({ with: ravi }), first)));
    expect(new Set(sent.map(({ headers }) => headers.get("Location"))).size).toBe(1);
    expect(await rowsOf(database.client, "conversations")).toHaveLength(1);
    expect(await rowsOf(database.client, "conversation_members")).toHaveLength(2);
    expect(await rowsOf(database.client, "messages")).toHaveLength(1);
    const again = await browser.get(start({ with: ravi }));
    expect(again.headers.get("Location")).toBe(`${sent[0]?.headers.get("Location")}#content`);
  });

  test("is taken by the conversation that the other person started meanwhile", async () => {
    const conversationId = await addConversation(database.client, [ravi, anita]);
    const response = await browser.post(start({ with: ravi }), message("Good morning."));
    expect(response.headers.get("Location")).toBe(pathOf(conversationId));
    expect(await rowsOf(database.client, "messages")).toHaveLength(1);
  });

  test("by a script answers with the stored message, and a page that asks before has missed nothing", async () => {
    const path = `${INBOX}/new/thread?with=${ravi}`;
    expect(await (await browser.get(path)).json()).toEqual({
      messages: [],
      more: false,
      otherReadSeq: 0,
    });
    const first = message("Good morning.");
    const response = await browser.post(path, first);
    expect(response.status).toBe(200);
    const [conversation] = await rowsOf(database.client, "conversations");
    expect(await response.json()).toMatchObject({
      message: { ...first, conversationId: conversation?.id, senderId: anita, seq: 1 },
    });
    const refused = await browser.post(`${INBOX}/new/thread?with=${anita}`, first);
    expect([refused.status, await refused.json()]).toEqual([
      400,
      { error: "You cannot message yourself" },
    ]);
  });

  test("keeps its text when it is refused, and then no conversation begins", async () => {
    const empty = await pageOf(await browser.post(start({ with: ravi }), message(" ")));
    expect(empty.status).toBe(400);
    expect(textIn(element(empty.page, having("id", "content-error")))).toBe(
      "Message cannot be empty",
    );
    const long = "Bring the ladder. ".repeat(400);
    const refused = await pageOf(await browser.post(start({ with: ravi }), message(long)));
    expect(textIn(element(refused.page, having("id", "content")))).toBe(long.trim());
    expect(await rowsOf(database.client, "conversations")).toEqual([]);
  });

  test("over the limit of messages is refused, begins nothing and keeps its text (threat 48)", async () => {
    const other = await addProfessional(database.client, { first_name: "Marlon" });
    const conversationId = await addConversation(database.client, [anita, other]);
    for (let sent = 0; sent < 50; sent += 1) {
      await browser.post(`${INBOX}/${conversationId}/thread`, message(`Message ${sent}`));
    }
    const { status, page } = await pageOf(
      await browser.post(start({ with: ravi }), message("One more")),
    );
    expect(status).toBe(429);
    expect(alertIn(page)).toContain("You are sending messages too quickly.");
    expect(textIn(element(page, having("id", "content")))).toBe("One more");
    expect(await rowsOf(database.client, "conversations")).toHaveLength(1);
  });

  test("that is refused keeps its text also when the conversation has begun meanwhile", async () => {
    await addConversation(database.client, [ravi, anita]);
    const long = "Bring the ladder. ".repeat(400);
    const { status, page } = await pageOf(await browser.post(start({ with: ravi }), message(long)));
    expect(status).toBe(400);
    expect(textIn(element(page, having("id", "content")))).toBe(long.trim());
  });

  test("is shown with the list of conversations after two round trips, one for the session", async () => {
    const { db, calls } = countedDatabase(database.client);
    const counted = browserAt(appOver(db));
    for (const [name, value] of browser.cookies) counted.cookies.set(name, value);
    expect((await counted.get(start({ with: ravi }))).status).toBe(200);
    expect(calls.count).toBe(2);
  });

  test("leads a visitor through the sign-in page, which gives the reason", async () => {
    const visitor = browserAt(appOver(database.db));
    const response = await visitor.get(start({ with: ravi }));
    expect(response.status).toBe(303);
    const { page } = await visitor.open(response.headers.get("Location") ?? "");
    expect(textIn(page)).toContain("Please log in to contact professionals");
  });

  test("at its earlier address leads on, and the button of an earlier page too (threat 84)", async () => {
    const earlier = `${INBOX}/new?with=${ravi}`;
    const opened = await browser.get(earlier);
    expect(opened.headers.get("Location")).toBe(start({ with: ravi }));
    const pressed = await browser.post(earlier, { with: ravi });
    expect([pressed.status, pressed.headers.get("Location")]).toEqual([303, start({ with: ravi })]);
    expect(await rowsOf(database.client, "conversations")).toEqual([]);
  });

  test("with oneself, an unknown person or one who has blocked is refused and stores nothing (threat 34)", async () => {
    const own = await addService(database.client, anita);
    const cases: [Record<string, string>, number, string][] = [
      [{ with: anita }, 400, "You cannot message yourself"],
      [{ service: own }, 400, "You cannot message yourself"],
      [{ with: randomUUID() }, 404, "User not found"],
      [{ with: "x" }, 404, "User not found"],
    ];
    for (const [about, status, sentence] of cases) {
      const opened = await browser.open(start(about));
      expect(opened.status, sentence).toBe(status);
      expect(alertIn(opened.page)).toBe(sentence);
      const posted = await pageOf(await browser.post(start(about), message("Good morning.")));
      expect(posted.status, sentence).toBe(status);
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
        /messages%3F(with|service)/.test(attributes.href ?? ""),
      );
    };
    for (const path of await pages(ravi)) expect(await contacts(path), path).not.toEqual([]);
    for (const path of await pages(anita)) expect(await contacts(path), path).toEqual([]);
  });
});
