import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import {
  alertIn,
  browserAt,
  browserOf,
  errorBeside,
  pageOf,
  rowsOf,
} from "#tests/support/application/accounts.ts";
import { appOver, awayForBatches } from "#tests/support/application/app.ts";
import {
  fieldValue,
  INBOX,
  type InboxFixture,
  inboxFixture,
  pathOf,
} from "#tests/support/application/inbox-fixture.ts";
import { countedDatabase } from "#tests/support/database.ts";
import { addCustomer, insert, NOW, setVisibility } from "#tests/support/fixtures.ts";
import { element, elements, having, linkTo, textIn, texts } from "#tests/support/html.ts";
import { addConversation, addMessage } from "#tests/support/records/conversations.ts";

let fixture: InboxFixture;
beforeEach(async () => {
  fixture = await inboxFixture();
});

describe("a conversation without JavaScript", () => {
  let conversationId: string;
  beforeEach(async () => {
    const { database, anita, ravi } = fixture;
    conversationId = await addConversation(database.client, [anita, ravi]);
  });
  const open = () => fixture.browser.open(pathOf(conversationId));
  const send = (fields: Record<string, string>) =>
    fixture.browser.post(pathOf(conversationId), fields);

  test("is read and answered: the form redirects, and sending it again stores nothing twice (threats 24 and 42)", async () => {
    const { database, ravi } = fixture;
    await addMessage(database.client, { conversationId, senderId: ravi }, "Good morning.");
    const { page } = await open();
    expect(texts(page, "h1")).toEqual(["Ravi Persaud"]);
    const sent = { content: "Morning! Can you come?", clientId: fieldValue(page, "clientId") };
    for (let times = 0; times < 3; times += 1) {
      const response = await send(sent);
      expect(response.status).toBe(303);
      expect(response.headers.get("Location")).toBe(pathOf(conversationId));
    }
    const after = await open();
    expect(elements(after.page, having("data-message")).map(textIn)).toEqual([
      "Good morning. Ravi Persaud, 10:00 AM",
      "Morning! Can you come? You, 10:00 AM Sent",
    ]);
    expect(fieldValue(after.page, "clientId")).not.toBe(sent.clientId);
    expect(textIn(element(after.page, "textarea"))).toBe("");
  });

  test("that is answered by two presses at once, as before the page's script runs, has one message (threat 42)", async () => {
    const { database } = fixture;
    const sent = { content: "Morning!", clientId: randomUUID() };
    const responses = await Promise.all([send(sent), send(sent), send(sent)]);
    expect(responses.map(({ status }) => status)).toEqual([303, 303, 303]);
    expect(await rowsOf(database.client, "messages")).toHaveLength(1);
  });

  test("links to the profile of a professional, and to none that cannot be opened", async () => {
    const { ravi, database } = fixture;
    const { page } = await open();
    expect(linkTo(element(page, "h1"), "Ravi Persaud")).toBe(`/pro/${ravi}`);
    await setVisibility(database.client, ravi, "private");
    expect(elements(element((await open()).page, "h1"), "a")).toEqual([]);
  });

  test("that is muted says so in its head and in the list", async () => {
    const { browser } = fixture;
    const says = async () =>
      elements((await open()).page, (e) => ["p", "span"].includes(e.name))
        .map(textIn)
        .filter((text) => text.endsWith(" · Muted"));
    expect(await says()).toEqual([]);
    await browser.post(`${INBOX}/${conversationId}/mute`, { mute: "on" });
    expect(await says()).toHaveLength(2);
  });

  test("that cannot be loaded says so where it would stand, with a way to try again", async () => {
    const { database, anita } = fixture;
    const unavailable = appOver(awayForBatches(database.db));
    const person = await browserOf(database.client, unavailable, anita);
    const { status, page } = await person.open(pathOf(conversationId));
    expect(status).toBe(503);
    const pane = element(page, having("aria-label", "Conversation"));
    expect(texts(pane, "h1")).toEqual(["Conversation"]);
    expect(alertIn(pane)).toBe("Failed to load messages. Please try refreshing the page.");
    expect(linkTo(pane, "All messages")).toBe(INBOX);
  });

  test("shows each day of Guyana above its messages", async () => {
    const { database, ravi } = fixture;
    const night = Date.UTC(2026, 10, 20, 3, 59);
    await addMessage(database.client, { conversationId, senderId: ravi }, "Late", night);
    await addMessage(database.client, { conversationId, senderId: ravi }, "Later", night + 60_000);
    const { page } = await open();
    expect(elements(page, having("data-day")).map(textIn)).toEqual(["Yesterday", "Today"]);
  });

  test("shows times and days as the person's settings say (decision 58)", async () => {
    const { database, anita, ravi } = fixture;
    await insert(database.client, "settings", {
      user_id: anita,
      timezone: "America/New_York",
      language: "es",
      date_format: "YYYY-MM-DD",
      updated_at: NOW,
    });
    await addMessage(database.client, { conversationId, senderId: ravi });
    const { page } = await open();
    const day = element(element(page, having("data-day")), "time");
    expect([textIn(day), day.attributes.lang]).toEqual(["Hoy", "es"]);
    expect(textIn(element(page, having("data-message")))).toBe("Good morning. Ravi Persaud, 10:00");
    expect(textIn(element(page, having("aria-labelledby", "conversations")))).toContain(" 09:59 ");
  });

  test("shows the newest thirty messages, with links to older ones and back (decision 96)", async () => {
    const { database, ravi, browser } = fixture;
    for (let n = 1; n <= 40; n += 1) {
      await addMessage(database.client, { conversationId, senderId: ravi }, `Number ${n}.`);
    }
    const { page } = await open();
    expect(elements(page, having("data-message"))).toHaveLength(30);
    const older = await browser.open(linkTo(page, "Load older"));
    expect(elements(older.page, having("data-message")).map(textIn).at(-1)).toContain("Number 10.");
    expect(linkTo(older.page, "Newest messages")).toBe(pathOf(conversationId));
    expect(elements(older.page, "a").map(textIn)).not.toContain("Load older");
  });

  test("is marked as read by opening it, but not by a prefetch or from a page that marks it itself (decision 94)", async () => {
    const { database, ravi, anita, browser, recorded } = fixture;
    await addMessage(database.client, { conversationId, senderId: ravi });
    const mark = async () =>
      (await rowsOf(database.client, "conversation_members")).find(
        ({ user_id }) => user_id === anita,
      )?.last_read_seq;
    await browser.get(`${INBOX}.data?conversation=${conversationId}`);
    await browserAt(appOver(database.db)).get(pathOf(conversationId));
    browser.cookies.set("live", "1");
    const { page } = await open();
    expect(textIn(element(page, having("data-navigation", "side")))).toContain("Messages, 1 new");
    expect(await mark()).toBe(0);
    browser.cookies.delete("live");
    const opened = await open();
    expect(await mark()).toBe(1);
    expect(textIn(element(opened.page, having("data-navigation", "side")))).not.toContain(" new");
    expect(recorded.calls.filter(([what]) => what === "announce")).toMatchObject([
      ["announce", conversationId, { type: "read", userId: anita, seq: 1 }, {}],
    ]);
    expect(recorded.calls).toContainEqual(["refreshInbox", anita, conversationId]);
    await open();
    expect(recorded.calls.filter(([what]) => what === "announce")).toHaveLength(1);
  });

  test("shows Read at a message that the other person has read", async () => {
    const { database, anita, ravi } = fixture;
    await addMessage(database.client, { conversationId, senderId: anita }, "Hello?");
    await database.client.execute({
      sql: "update conversation_members set last_read_seq = 1 where user_id = ?",
      args: [ravi],
    });
    const { page } = await open();
    expect(textIn(element(page, having("data-message")))).toBe("Hello? You, 10:00 AM Read");
  });

  test.each(["the reader", "the writer"])(
    "tells nobody what the other has read after %s has blocked the other (threat 98)",
    async (who) => {
      const { database, anita, ravi, app, browser, recorded } = fixture;
      await addMessage(database.client, { conversationId, senderId: anita }, "Hello?");
      await addMessage(database.client, { conversationId, senderId: ravi }, "Good day.");
      const [blocker_id, blocked_id] = who === "the reader" ? [ravi, anita] : [anita, ravi];
      await insert(database.client, "blocks", { blocker_id, blocked_id, created_at: NOW });
      const reader = await browserOf(database.client, app, ravi);
      await reader.get(pathOf(conversationId));
      await reader.post(`${INBOX}/${conversationId}/read`, { seq: "2" });
      const { page } = await open();
      expect(elements(page, having("data-message")).map(textIn)).toEqual([
        "Hello? You, 10:00 AM Sent",
        expect.stringContaining("Good day."),
      ]);
      const missed = await browser.get(`${INBOX}/${conversationId}/thread?after=0`);
      expect(await missed.json()).toMatchObject({ otherReadSeq: 0 });
      expect(recorded.calls.filter(([what]) => what === "announce")).toEqual([]);
      // The reader's own tabs still hear of it.
      expect(recorded.calls).toContainEqual(["refreshInbox", ravi, conversationId]);
      await database.client.execute("delete from blocks");
      expect(textIn(element((await open()).page, having("data-message")))).toContain("Read");
    },
  );

  test("refuses an empty or too long message beside its field and keeps the text (threat 48)", async () => {
    const { database } = fixture;
    const empty = await pageOf(await send({ content: " \n ", clientId: randomUUID() }));
    expect(empty.status).toBe(400);
    expect(errorBeside(empty.page, "content")).toBe("Message cannot be empty");
    const clientId = randomUUID();
    const content = "x".repeat(5001);
    const long = await pageOf(await send({ content, clientId }));
    expect(long.status).toBe(400);
    expect(errorBeside(long.page, "content")).toBe(
      "Invalid message: Message is 1 character too long.",
    );
    expect(textIn(element(long.page, "textarea"))).toBe(content);
    expect(fieldValue(long.page, "clientId")).toBe(clientId);
    expect(await rowsOf(database.client, "messages")).toEqual([]);
  });

  test("accepts a message without a client id, and refuses one with an invalid id", async () => {
    const { database } = fixture;
    expect((await send({ content: "Hello" })).status).toBe(303);
    expect((await send({ content: "Hello", clientId: "temp-1" })).status).toBe(400);
    expect(await rowsOf(database.client, "messages")).toHaveLength(1);
  });

  test("with the client id of another text is refused with a new id, under which it is sent (threat 42)", async () => {
    const { database } = fixture;
    const clientId = randomUUID();
    await send({ content: "First", clientId });
    const response = await send({ content: "Second", clientId });
    expect(response.status).toBe(409);
    const { page } = await pageOf(response);
    expect(textIn(element(page, "textarea"))).toBe("Second");
    const again = { content: "Second", clientId: fieldValue(page, "clientId") };
    expect(again.clientId).not.toBe(clientId);
    expect((await send(again)).status).toBe(303);
    expect(await rowsOf(database.client, "messages")).toHaveLength(2);
  });

  test("refuses the 51st message within an hour and keeps its text (threat 48)", async () => {
    const { database } = fixture;
    for (let n = 0; n < 50; n += 1) await send({ content: `Number ${n}`, clientId: randomUUID() });
    const response = await send({ content: "One more", clientId: randomUUID() });
    expect(response.status).toBe(429);
    expect(response.headers.get("Retry-After")).toBe("3600");
    const { page } = await pageOf(response);
    expect(alertIn(page)).toContain(
      "You are sending messages too quickly. Please wait a moment before sending another message.",
    );
    expect(textIn(element(page, "textarea"))).toBe("One more");
    expect(await rowsOf(database.client, "messages")).toHaveLength(50);
  });

  test("is not found by a stranger, at none of its addresses (threat 32)", async () => {
    const { database, ravi, app } = fixture;
    await addMessage(database.client, { conversationId, senderId: ravi }, "For Anita only.");
    const bibi = await browserOf(database.client, app, await addCustomer(database.client));
    const read = await bibi.get(pathOf(conversationId));
    expect(read.status).toBe(404);
    const { page } = await pageOf(read);
    expect(alertIn(page)).toBe("Conversation not found or access denied");
    expect(textIn(page)).not.toContain("Anita only");
    const post = (path: string, fields: Record<string, string>) =>
      bibi.post(`${INBOX}${path}`, fields);
    expect((await post(`?conversation=${conversationId}`, { content: "Hi" })).status).toBe(404);
    expect((await post(`/${conversationId}/thread`, { content: "Hi" })).status).toBe(404);
    expect((await post(`/${conversationId}/read`, { seq: "1" })).status).toBe(404);
    expect((await post(`/${conversationId}/block`, { block: "on" })).status).toBe(404);
    expect((await post(`/${conversationId}/mute`, { mute: "on" })).status).toBe(404);
    expect((await post(`/${conversationId}/report`, { reason: "Bad person" })).status).toBe(404);
    expect((await bibi.get(`${INBOX}/${conversationId}/thread?after=0`)).status).toBe(404);
    expect(await rowsOf(database.client, "messages")).toHaveLength(1);
    for (const table of ["blocks", "reports"])
      expect(await rowsOf(database.client, table)).toEqual([]);
  });

  test.each(["1", "x'--", "../..", "%00"])(
    "with the invalid id %j is not found, and the page says so (threat 28)",
    async (id) => {
      const { browser } = fixture;
      const response = await browser.get(pathOf(encodeURIComponent(id)));
      expect(response.status).toBe(404);
      expect(await response.text()).toContain("Conversation not found or access denied");
    },
  );

  test("shows markup as text, and only web addresses as links (threat 26)", async () => {
    const { database, ravi } = fixture;
    const content = "<script>alert(1)</script> javascript:alert(1) https://example.test/a?b=1.";
    await addMessage(database.client, { conversationId, senderId: ravi }, content);
    const { page } = await open();
    const message = element(page, having("data-message"));
    expect(textIn(element(message, "p"))).toBe(content);
    const [link, ...others] = elements(element(message, "p"), "a");
    expect(others).toEqual([]);
    expect(link?.attributes).toMatchObject({
      href: "https://example.test/a?b=1",
      rel: "nofollow ugc noopener",
    });
  });

  test("warns only the receiver of a first message with a phone number (decision 97)", async () => {
    const { database, ravi, anita, browser } = fixture;
    await addMessage(database.client, { conversationId, senderId: ravi }, "Call 623 4567");
    await addMessage(database.client, { conversationId, senderId: ravi }, "or 623 4568");
    const { page } = await open();
    const warned = elements(page, having("data-message")).map((one) =>
      textIn(one).includes("Be careful"),
    );
    expect(warned).toEqual([true, false]);
    const own = await addConversation(database.client, [anita, await addCustomer(database.client)]);
    await addMessage(database.client, { conversationId: own, senderId: anita }, "Call 623 4567");
    expect(textIn((await browser.open(pathOf(own))).page)).not.toContain("Be careful");
  });

  test("makes two database calls, for the session and for the page, also when it is marked as read", async () => {
    const { database, ravi, browser } = fixture;
    await addMessage(database.client, { conversationId, senderId: ravi });
    const { db, calls } = countedDatabase(database.client);
    const counted = browserAt(appOver(db));
    for (const [name, value] of browser.cookies) counted.cookies.set(name, value);
    for (const path of [INBOX, pathOf(conversationId)]) {
      calls.count = 0;
      expect((await counted.get(path)).status).toBe(200);
      expect(calls.count, path).toBe(2);
    }
  });
});
