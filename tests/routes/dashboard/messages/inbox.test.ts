import { beforeEach, describe, expect, test } from "vitest";
import { browserOf } from "#tests/support/application/accounts.ts";
import {
  fieldValue,
  INBOX,
  type InboxFixture,
  inboxFixture,
  pathOf,
} from "#tests/support/application/inbox-fixture.ts";
import { addCustomer, addProfessional, NOW } from "#tests/support/fixtures.ts";
import {
  type Element,
  element,
  elements,
  having,
  linkTo,
  textIn,
  texts,
} from "#tests/support/html.ts";
import { addConversation, addMessage } from "#tests/support/records/conversations.ts";

let fixture: InboxFixture;
beforeEach(async () => {
  fixture = await inboxFixture();
});

describe("the list of conversations", () => {
  test("without any says what to do", async () => {
    const { browser } = fixture;
    const { status, page } = await browser.open(INBOX);
    expect(status).toBe(200);
    expect(texts(page, "h1")).toEqual(["Messages"]);
    expect(texts(page, "h2")).toContain("No conversations yet");
    expect(linkTo(page, "Find a Pro")).toBe("/search");
  });

  test("without any says to a professional that customers write first", async () => {
    const { database, app, ravi } = fixture;
    const professional = await browserOf(database.client, app, ravi);
    const { page } = await professional.open(INBOX);
    const main = element(page, "main");
    expect(textIn(main)).toContain("Customers write to you here.");
    expect(textIn(main)).not.toContain("Find a Pro");
    expect(linkTo(main, "My Services")).toBe("/dashboard/services");
  });

  test("has name, role, last message, time and what is unread, the newest first", async () => {
    const { database, anita, ravi, browser } = fixture;
    const bibi = await addCustomer(database.client, { first_name: "Bibi", last_name: "Khan" });
    const old = await addConversation(database.client, [anita, ravi], { updated_at: NOW - 60_000 });
    await addMessage(database.client, { conversationId: old, senderId: anita }, "Are you there?");
    const fresh = await addConversation(database.client, [bibi, anita], { updated_at: NOW });
    await addMessage(database.client, { conversationId: fresh, senderId: bibi }, "Good morning");
    const { page } = await browser.open(INBOX);
    const entries = elements(element(page, having("aria-labelledby", "conversations")), "li").map(
      textIn,
    );
    expect(entries).toEqual([
      "BK Bibi Khan 10:00 AM Customer Good morning, 1 new",
      "RP Ravi Persaud 9:59 AM Professional You: Are you there?",
    ]);
  });

  test("has a link to more than its first fifty", async () => {
    const { database, anita, browser } = fixture;
    for (let n = 0; n < 52; n += 1) {
      const other = await addProfessional(database.client);
      await addConversation(database.client, [anita, other]);
    }
    const { page } = await browser.open(INBOX);
    expect(elements(element(page, having("aria-labelledby", "conversations")), "li")).toHaveLength(
      50,
    );
    const more = linkTo(page, "Show older conversations");
    const all = await browser.open(more);
    expect(
      elements(element(all.page, having("aria-labelledby", "conversations")), "li"),
    ).toHaveLength(52);
  });
});

describe("the search over the conversations", () => {
  const found = (page: Element) =>
    elements(element(page, having("aria-labelledby", "conversations")), "li").map(textIn);

  test("lists what has the words, with the words in view, and keeps them while one is opened", async () => {
    const { database, anita, ravi, browser } = fixture;
    const bibi = await addCustomer(database.client, { first_name: "Bibi", last_name: "Khan" });
    const roof = await addConversation(database.client, [anita, ravi], { updated_at: NOW });
    await addMessage(database.client, { conversationId: roof, senderId: ravi }, "The roof leaks.");
    await addMessage(database.client, { conversationId: roof, senderId: anita }, "Come tomorrow.");
    const other = await addConversation(database.client, [bibi, anita], { updated_at: NOW });
    await addMessage(database.client, { conversationId: other, senderId: bibi }, "Good morning");
    const { page } = await browser.open(`${INBOX}?q=+ROOF+`);
    expect(found(page)).toEqual(["RP Ravi Persaud 10:00 AM Professional The roof leaks., 1 new"]);
    expect(fieldValue(page, "q")).toBe("ROOF");
    expect(texts(page, "p")).toContain("1 conversation mentions “ROOF”. Show all");
    expect(linkTo(page, "Show all")).toBe(INBOX);
    const opened = await browser.open(
      linkTo(page, "RP Ravi Persaud 10:00 AM Professional The roof leaks., 1 new"),
    );
    expect(texts(opened.page, "h1")).toEqual(["Ravi Persaud"]);
    expect(found(opened.page)).toHaveLength(1);
    expect(linkTo(opened.page, "Show all")).toBe(pathOf(roof));
  });

  test("without a result says so, and stays to be changed", async () => {
    const { database, anita, ravi, browser } = fixture;
    const id = await addConversation(database.client, [anita, ravi]);
    await addMessage(database.client, { conversationId: id, senderId: ravi });
    const { page } = await browser.open(`${INBOX}?q=${encodeURIComponent("<b>")}`);
    expect(found(page)).toEqual([]);
    expect(texts(page, "p")).toContain("No conversation mentions “<b>”. Show all");
    expect(texts(page, "h2")).not.toContain("No conversations yet");
  });
});
