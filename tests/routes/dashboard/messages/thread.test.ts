import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import { browserAt } from "#tests/support/application/accounts.ts";
import { appOver } from "#tests/support/application/app.ts";
import {
  INBOX,
  type InboxFixture,
  inboxFixture,
} from "#tests/support/application/inbox-fixture.ts";
import { insert, NOW } from "#tests/support/fixtures.ts";
import { addConversation, addMessage } from "#tests/support/records/conversations.ts";

let database: InboxFixture["database"];
let recorded: InboxFixture["recorded"];
let browser: InboxFixture["browser"];
let anita: InboxFixture["anita"];
let ravi: InboxFixture["ravi"];
beforeEach(async () => {
  ({ database, recorded, browser, anita, ravi } = await inboxFixture());
});

describe("the JSON of a conversation", () => {
  let conversationId: string;
  let thread: string;
  beforeEach(async () => {
    conversationId = await addConversation(database.client, [anita, ravi]);
    thread = `${INBOX}/${conversationId}/thread`;
  });
  const json = async (response: Response) => ({
    status: response.status,
    body: (await response.json()) as unknown,
  });

  test("stores a message and gives it back, the same for every repeat (threat 42)", async () => {
    const clientId = randomUUID();
    const first = await json(await browser.post(thread, { content: "Hello", clientId }));
    expect(first).toMatchObject({
      status: 200,
      body: { message: { clientId, content: "Hello", seq: 1, senderId: anita, conversationId } },
    });
    expect(await json(await browser.post(thread, { content: "Hello", clientId }))).toEqual(first);
    expect(await json(await browser.post(thread, { content: "Other", clientId }))).toMatchObject({
      status: 409,
    });
  });

  test("gives the messages after a place, or before one", async () => {
    for (let n = 1; n <= 3; n += 1) {
      await addMessage(database.client, { conversationId, senderId: ravi }, `${n}`);
    }
    expect(await json(await browser.get(`${thread}?after=1`))).toMatchObject({
      status: 200,
      body: { messages: [{ seq: 2 }, { seq: 3 }], more: false, otherReadSeq: 0 },
    });
    expect(await json(await browser.get(`${thread}?before=2`))).toMatchObject({
      body: { messages: [{ seq: 1 }], more: false },
    });
    expect((await browser.get(thread)).status).toBe(400);
    expect((await browser.get(`${thread}?after=-1`)).status).toBe(400);
    expect((await browser.get(`${thread}?after=1e9999`)).status).toBe(400);
  });

  test("refuses with the service's sentences (decision 109)", async () => {
    const answers = async (path: string, fields: Record<string, string>) =>
      json(await browser.post(path, fields));
    expect(await answers(thread, { content: " " })).toEqual({
      status: 400,
      body: { error: "Message cannot be empty" },
    });
    expect(await answers(`${INBOX}/${randomUUID()}/thread`, { content: "Hi" })).toEqual({
      status: 404,
      body: { error: "Conversation not found or access denied" },
    });
    await insert(database.client, "blocks", {
      blocker_id: ravi,
      blocked_id: anita,
      created_at: NOW,
    });
    expect(await answers(thread, { content: "Hi" })).toEqual({
      status: 403,
      body: { error: "You are not authorized to send messages in this conversation" },
    });
    await database.client.execute("delete from blocks");
    for (let n = 0; n < 50; n += 1) await browser.post(thread, { content: `${n}` });
    const limited = await browser.post(thread, { content: "Hi" });
    expect(limited.headers.get("Retry-After")).toBe("3600");
    expect(await json(limited)).toEqual({
      status: 429,
      body: { error: "Too many messages sent. Please wait before sending another message." },
    });
  });

  test("refuses visitors with Not authenticated", async () => {
    const visitor = browserAt(appOver(database.db));
    for (const response of [
      await visitor.get(`${thread}?after=0`),
      await visitor.post(thread, { content: "Hi" }),
      await visitor.post(`${INBOX}/${conversationId}/read`, { seq: "1" }),
    ]) {
      const body = { error: "Not authenticated", reason: "session" };
      expect(await json(response)).toEqual({ status: 401, body });
    }
  });

  test("moves the read mark, and announces it once to the other person and one's own tabs", async () => {
    await addMessage(database.client, { conversationId, senderId: ravi });
    const read = `${INBOX}/${conversationId}/read`;
    expect(await json(await browser.post(read, { seq: "9" }))).toEqual({
      status: 200,
      body: { seq: 1 },
    });
    expect(await json(await browser.post(read, { seq: "0" }))).toEqual({
      status: 200,
      body: { seq: 1 },
    });
    expect(recorded.calls.map(([what]) => what)).toEqual(["announce", "refreshInbox"]);
    expect((await browser.post(read, { seq: "x" })).status).toBe(400);
  });
});
