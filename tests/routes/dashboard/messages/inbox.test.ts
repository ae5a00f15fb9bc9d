import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import {
  addAccount,
  alertIn,
  browserAt,
  errorBeside,
  PASSWORD,
  pageOf,
  rowsOf,
  type TestBrowser,
} from "../../../support/accounts.ts";
import { appOver } from "../../../support/app.ts";
import { addConversation, addMessage, recordedRooms } from "../../../support/conversations.ts";
import { countedDatabase, emptyDatabase, type TestDatabase } from "../../../support/database.ts";
import {
  addCustomer,
  addProfessional,
  addService,
  insert,
  NOW,
} from "../../../support/fixtures.ts";
import {
  element,
  elements,
  having,
  linkTo,
  textIn,
  texts,
  withClass,
} from "../../../support/html.ts";

const LIST = "/dashboard/messages";

let database: TestDatabase;
let recorded: ReturnType<typeof recordedRooms>;
let browser: TestBrowser;
let anita: string;
let ravi: string;

beforeEach(async () => {
  database = await emptyDatabase();
  recorded = recordedRooms();
  browser = await signedInAs("anita@kayap.test");
  ravi = await addProfessional(database.client);
});
afterEach(() => vi.restoreAllMocks());

async function signedInAs(email: string): Promise<TestBrowser> {
  const id = await addAccount(database.client, { email });
  if (email === "anita@kayap.test") anita = id;
  const one = browserAt(appOver(database.db, { rooms: recorded.rooms }));
  await one.post("/login", { email, password: PASSWORD, remember: "on" });
  return one;
}

const pathOf = (conversationId: string) => `${LIST}?conversation=${conversationId}`;
const fieldValue = (page: Awaited<ReturnType<typeof pageOf>>["page"], name: string) =>
  element(page, having("name", name)).attributes.value ?? "";

describe("the list", () => {
  test("of nobody yet says what to do", async () => {
    const { status, page } = await browser.open(LIST);
    expect(status).toBe(200);
    expect(texts(page, "h1")).toEqual(["Messages"]);
    expect(texts(page, "h2")).toContain("No conversations yet");
    expect(linkTo(page, "Find a Pro")).toBe("/search");
  });

  test("has name, role, last message, time and what is unread, the newest first", async () => {
    const bibi = await addCustomer(database.client, { first_name: "Bibi", last_name: "Khan" });
    const old = await addConversation(database.client, [anita, ravi], { updated_at: NOW - 60_000 });
    await addMessage(database.client, { conversationId: old, senderId: anita }, "Are you there?");
    const fresh = await addConversation(database.client, [bibi, anita], { updated_at: NOW });
    await addMessage(database.client, { conversationId: fresh, senderId: bibi }, "Good morning");
    const { page } = await browser.open(LIST);
    const entries = elements(element(page, withClass("convs")), "li").map(textIn);
    expect(entries).toEqual([
      "BK Bibi Khan 10:00 AM Customer Good morning, 1 new",
      "RP Ravi Persaud 9:59 AM Professional You: Are you there?",
    ]);
  });

  test("grows by a link when there is more than a page of it", async () => {
    for (let n = 0; n < 52; n += 1) {
      const other = await addProfessional(database.client);
      await addConversation(database.client, [anita, other]);
    }
    const { page } = await browser.open(LIST);
    expect(elements(element(page, withClass("convs")), "li")).toHaveLength(50);
    const more = linkTo(page, "Show older conversations");
    const all = await browser.open(more);
    expect(elements(element(all.page, withClass("convs")), "li")).toHaveLength(52);
  });
});

describe("a conversation without JavaScript", () => {
  let conversationId: string;
  beforeEach(async () => {
    conversationId = await addConversation(database.client, [anita, ravi]);
  });
  const open = () => browser.open(pathOf(conversationId));
  const send = (fields: Record<string, string>) => browser.post(pathOf(conversationId), fields);

  test("is read, answered and read again: the form redirects, a reload sends nothing twice (threats 24 and 42)", async () => {
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
    expect(elements(after.page, withClass("msg")).map(textIn)).toEqual([
      "Good morning. 10:00 AM",
      "Morning! Can you come? You, 10:00 AM Sent",
    ]);
    expect(fieldValue(after.page, "clientId")).not.toBe(sent.clientId);
    expect(textIn(element(after.page, "textarea"))).toBe("");
  });

  test("stands under the day of each message, in Guyana's time", async () => {
    const night = Date.UTC(2026, 10, 20, 3, 59);
    await addMessage(database.client, { conversationId, senderId: ravi }, "Late", night);
    await addMessage(database.client, { conversationId, senderId: ravi }, "Later", night + 60_000);
    const { page } = await open();
    expect(elements(page, withClass("day")).map(textIn)).toEqual([
      "Thursday 19/11/2026",
      "Friday 20/11/2026",
    ]);
  });

  test("tells its times and days as the reader chose in their settings (decision 58)", async () => {
    await insert(database.client, "settings", {
      user_id: anita,
      timezone: "America/New_York",
      language: "es",
      date_format: "YYYY-MM-DD",
      updated_at: NOW,
    });
    await addMessage(database.client, { conversationId, senderId: ravi });
    const { page } = await open();
    const day = element(element(page, withClass("day")), "time");
    expect([textIn(day), day.attributes.lang]).toEqual(["viernes 2026-11-20", "es"]);
    expect(textIn(element(page, withClass("msg")))).toBe(
      "Good morning. 10:00 Guyana · 09:00 New York",
    );
    expect(textIn(element(page, withClass("convs")))).toContain(" 09:59 Guyana · 08:59 New York ");
  });

  test("shows the newest thirty and leads to older ones and back (decision 96)", async () => {
    for (let n = 1; n <= 40; n += 1) {
      await addMessage(database.client, { conversationId, senderId: ravi }, `Number ${n}.`);
    }
    const { page } = await open();
    expect(elements(page, withClass("msg"))).toHaveLength(30);
    const older = await browser.open(linkTo(page, "Load older"));
    expect(elements(older.page, withClass("msg")).map(textIn).at(-1)).toContain("Number 10.");
    expect(linkTo(older.page, "Newest messages")).toBe(pathOf(conversationId));
    expect(elements(older.page, "a").map(textIn)).not.toContain("Load older");
  });

  test("is marked read by opening it, and not by a look ahead or by a page that says so itself (decision 94)", async () => {
    await addMessage(database.client, { conversationId, senderId: ravi });
    const mark = async () =>
      (await rowsOf(database.client, "conversation_members")).find(
        ({ user_id }) => user_id === anita,
      )?.last_read_seq;
    await browser.get(`${LIST}.data?conversation=${conversationId}`);
    await browserAt(appOver(database.db)).get(pathOf(conversationId));
    browser.cookies.set("live", "1");
    const { page } = await open();
    expect(textIn(element(page, withClass("side-nav")))).toContain("Messages, 1 new");
    expect(await mark()).toBe(0);
    browser.cookies.delete("live");
    const opened = await open();
    expect(await mark()).toBe(1);
    expect(textIn(element(opened.page, withClass("side-nav")))).not.toContain(" new");
    expect(recorded.told.filter(([what]) => what === "announce")).toMatchObject([
      ["announce", conversationId, { type: "read", userId: anita, seq: 1 }, {}],
    ]);
    expect(recorded.told).toContainEqual(["nudge", anita, conversationId]);
    await open();
    expect(recorded.told.filter(([what]) => what === "announce")).toHaveLength(1);
  });

  test("says Read once the other one has looked", async () => {
    await addMessage(database.client, { conversationId, senderId: anita }, "Hello?");
    await database.client.execute({
      sql: "update conversation_members set last_read_seq = 1 where user_id = ?",
      args: [ravi],
    });
    const { page } = await open();
    expect(textIn(element(page, withClass("msg")))).toBe("Hello? You, 10:00 AM Read");
  });

  test("refuses an empty or too long message beside its field and keeps the text (threat 48)", async () => {
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

  test("takes a message without a client id, and refuses one that is none", async () => {
    expect((await send({ content: "Hello" })).status).toBe(303);
    expect((await send({ content: "Hello", clientId: "temp-1" })).status).toBe(400);
    expect(await rowsOf(database.client, "messages")).toHaveLength(1);
  });

  test("refuses the 51st message within an hour on the server and keeps its text (threat 48)", async () => {
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

  test("is not found by a stranger, whatever they do (threat 32)", async () => {
    await addMessage(database.client, { conversationId, senderId: ravi }, "For Anita only.");
    const bibi = await signedInAs("bibi@kayap.test");
    const read = await bibi.get(pathOf(conversationId));
    expect(read.status).toBe(404);
    const { page } = await pageOf(read);
    expect(alertIn(page)).toBe("Conversation not found or access denied");
    expect(textIn(page)).not.toContain("Anita only");
    const post = (path: string, fields: Record<string, string>) =>
      bibi.post(`${LIST}${path}`, fields);
    expect((await post(`?conversation=${conversationId}`, { content: "Hi" })).status).toBe(404);
    expect((await post(`/${conversationId}/thread`, { content: "Hi" })).status).toBe(404);
    expect((await post(`/${conversationId}/read`, { seq: "1" })).status).toBe(404);
    expect((await post(`/${conversationId}/block`, { block: "on" })).status).toBe(404);
    expect((await post(`/${conversationId}/mute`, { mute: "on" })).status).toBe(404);
    expect((await post(`/${conversationId}/report`, { reason: "Bad person" })).status).toBe(404);
    expect((await bibi.get(`${LIST}/${conversationId}/thread?after=0`)).status).toBe(404);
    expect(await rowsOf(database.client, "messages")).toHaveLength(1);
    for (const table of ["blocks", "reports"])
      expect(await rowsOf(database.client, table)).toEqual([]);
  });

  test.each(["1", "x'--", "../..", "%00"])(
    "with the id %j is a page that says so (threat 28)",
    async (id) => {
      const response = await browser.get(pathOf(encodeURIComponent(id)));
      expect(response.status).toBe(404);
      expect(await response.text()).toContain("Conversation not found or access denied");
    },
  );

  test("shows markup as text and makes links of web addresses only (threat 26)", async () => {
    const content = "<script>alert(1)</script> javascript:alert(1) https://example.test/a?b=1.";
    await addMessage(database.client, { conversationId, senderId: ravi }, content);
    const { page } = await open();
    const message = element(page, withClass("msg"));
    expect(textIn(element(message, "p"))).toBe(content);
    const [link, ...others] = elements(element(message, "p"), "a");
    expect(others).toEqual([]);
    expect(link?.attributes).toMatchObject({
      href: "https://example.test/a?b=1",
      rel: "nofollow ugc noopener",
    });
  });

  test("warns who gets a first message that leads elsewhere, and nobody else (decision 97)", async () => {
    await addMessage(database.client, { conversationId, senderId: ravi }, "Call 623 4567");
    await addMessage(database.client, { conversationId, senderId: ravi }, "or 623 4568");
    const { page } = await open();
    const warned = elements(page, withClass("msg")).map((one) =>
      textIn(one).includes("Be careful"),
    );
    expect(warned).toEqual([true, false]);
    const own = await addConversation(database.client, [anita, await addCustomer(database.client)]);
    await addMessage(database.client, { conversationId: own, senderId: anita }, "Call 623 4567");
    expect(textIn((await browser.open(pathOf(own))).page)).not.toContain("Be careful");
  });

  test("asks the database twice: for the session and for the page, also when it marks", async () => {
    await addMessage(database.client, { conversationId, senderId: ravi });
    const { db, calls } = countedDatabase(database.client);
    const counted = browserAt(appOver(db));
    for (const [name, value] of browser.cookies) counted.cookies.set(name, value);
    for (const path of [LIST, pathOf(conversationId)]) {
      calls.count = 0;
      expect((await counted.get(path)).status).toBe(200);
      expect(calls.count, path).toBe(2);
    }
  });
});

describe("the JSON beside it", () => {
  let conversationId: string;
  let thread: string;
  beforeEach(async () => {
    conversationId = await addConversation(database.client, [anita, ravi]);
    thread = `${LIST}/${conversationId}/thread`;
  });
  const json = async (response: Response) => ({
    status: response.status,
    body: (await response.json()) as unknown,
  });

  test("takes a message and gives the stored one, the same for every repeat (threat 42)", async () => {
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

  test("gives what was missed, and what came before", async () => {
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

  test("says the service's sentences (decision 109)", async () => {
    const answers = async (path: string, fields: Record<string, string>) =>
      json(await browser.post(path, fields));
    expect(await answers(thread, { content: " " })).toEqual({
      status: 400,
      body: { error: "Message cannot be empty" },
    });
    expect(await answers(`${LIST}/${randomUUID()}/thread`, { content: "Hi" })).toEqual({
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

  test("refuses who is not signed in: Not authenticated", async () => {
    const visitor = browserAt(appOver(database.db));
    for (const response of [
      await visitor.get(`${thread}?after=0`),
      await visitor.post(thread, { content: "Hi" }),
      await visitor.post(`${LIST}/${conversationId}/read`, { seq: "1" }),
    ]) {
      expect(await json(response)).toEqual({ status: 401, body: { error: "Not authenticated" } });
    }
  });

  test("moves the read mark and tells the other one and one's own tabs, once", async () => {
    await addMessage(database.client, { conversationId, senderId: ravi });
    const read = `${LIST}/${conversationId}/read`;
    expect(await json(await browser.post(read, { seq: "9" }))).toEqual({
      status: 200,
      body: { seq: 1 },
    });
    expect(await json(await browser.post(read, { seq: "0" }))).toEqual({
      status: 200,
      body: { seq: 1 },
    });
    expect(recorded.told.map(([what]) => what)).toEqual(["announce", "nudge"]);
    expect((await browser.post(read, { seq: "x" })).status).toBe(400);
  });
});

describe("beginning a conversation", () => {
  const start = (about: Record<string, string>) => `${LIST}/new?${new URLSearchParams(about)}`;

  test("takes one press on a page that changes nothing by itself, and finds it again afterwards (threat 22)", async () => {
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

  test("by a visitor leads through signing in, with the reason", async () => {
    const visitor = browserAt(appOver(database.db));
    const response = await visitor.get(start({ with: ravi }));
    expect(response.status).toBe(303);
    const { page } = await visitor.open(response.headers.get("Location") ?? "");
    expect(textIn(page)).toContain("Please log in to contact professionals");
  });

  test("with oneself, nobody or somebody who blocks says so and leaves nothing (threat 34)", async () => {
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

describe("Contact", () => {
  test("stands on the profile and service of others and not on one's own (threat 34)", async () => {
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

describe("the menu of a conversation", () => {
  let conversationId: string;
  beforeEach(async () => {
    conversationId = await addConversation(database.client, [anita, ravi]);
  });
  const at = (what: string) => `${LIST}/${conversationId}/${what}`;

  test("blocks after a question: nobody can write, the room is closed, and unblocking takes it back", async () => {
    const { page } = await browser.open(pathOf(conversationId));
    const question = await browser.open(linkTo(page, "Block"));
    expect(texts(question.page, "h1")).toEqual(["Block Ravi Persaud"]);
    const response = await browser.post(at("block"), {});
    expect(response.headers.get("Location")).toBe(pathOf(conversationId));
    expect(recorded.told).toEqual([["closeConversation", conversationId]]);
    expect((await browser.post(at("thread"), { content: "Hi" })).status).toBe(403);
    const blocked = await browser.open(pathOf(conversationId));
    expect(textIn(blocked.page)).toContain("You have blocked Ravi Persaud.");
    expect(elements(blocked.page, "textarea")).toEqual([]);
    await browser.post(at("block"), { block: "off" });
    expect((await browser.post(at("thread"), { content: "Hi" })).status).toBe(200);
  });

  test("takes back one's own block only, whoever else has blocked the same person", async () => {
    const third = await addCustomer(database.client, { email: "third@kayap.test" });
    const blockBy = (blocker_id: string, blocked_id: string) =>
      insert(database.client, "blocks", { blocker_id, blocked_id, created_at: NOW });
    await blockBy(third, ravi);
    await blockBy(ravi, anita);
    await blockBy(anita, ravi);
    await browser.post(at("block"), { block: "off" });
    const left = await rowsOf(database.client, "blocks");
    expect(left.map(({ blocker_id }) => blocker_id).toSorted()).toEqual([ravi, third].toSorted());
  });

  test("mails nothing that was waiting when it is muted", async () => {
    await database.client.execute("update conversation_members set mail_due_at = 1");
    await browser.post(at("mute"), { mute: "on" });
    const due = (await rowsOf(database.client, "conversation_members")).map(
      ({ user_id, mail_due_at }) => [user_id, mail_due_at],
    );
    expect(due.toSorted()).toEqual(
      [
        [anita, null],
        [ravi, 1],
      ].toSorted(),
    );
  });

  test("mutes and unmutes", async () => {
    await browser.post(at("mute"), { mute: "on" });
    const { page } = await browser.open(pathOf(conversationId));
    expect(texts(page, "button")).toContain("Unmute");
    expect(textIn(element(page, having("role", "status")))).toContain("Muted.");
    await browser.post(at("mute"), { mute: "off" });
    expect(texts((await browser.open(pathOf(conversationId))).page, "button")).toContain("Mute");
    expect((await browser.post(at("mute"), { mute: "maybe" })).status).toBe(400);
  });

  test("reports with a reason to a moderator and to support, and refuses one without", async () => {
    const short = await pageOf(await browser.post(at("report"), { reason: "Bad" }));
    expect(short.status).toBe(400);
    expect(errorBeside(short.page, "reason")).toContain("Must be 10 characters or more");
    const response = await browser.post(at("report"), { reason: "Asked me for my bank card." });
    expect(response.headers.get("Location")).toBe(pathOf(conversationId));
    expect(await rowsOf(database.client, "reports")).toMatchObject([
      {
        reporter_id: anita,
        subject_kind: "conversation",
        subject_id: conversationId,
        reason: "Asked me for my bank card.",
      },
    ]);
    const letters = await rowsOf(database.client, "mail_outbox");
    expect(letters).toMatchObject([{ kind: "report", recipient: "support@kayap.test" }]);
    expect(String(letters[0]?.text_body)).toContain("Asked me for my bank card.");
  });
});
