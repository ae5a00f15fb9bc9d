import { beforeEach, describe, expect, test } from "vitest";
import { browserOf, errorBeside, pageOf, rowsOf } from "#tests/support/application/accounts.ts";
import {
  INBOX,
  type InboxFixture,
  inboxFixture,
  pathOf,
} from "#tests/support/application/inbox-fixture.ts";
import { addCustomer, insert, NOW } from "#tests/support/fixtures.ts";
import { element, elements, having, linkTo, textIn, texts } from "#tests/support/html.ts";
import { addConversation } from "#tests/support/records/conversations.ts";

let database: InboxFixture["database"];
let recorded: InboxFixture["recorded"];
let app: InboxFixture["app"];
let browser: InboxFixture["browser"];
let anita: InboxFixture["anita"];
let ravi: InboxFixture["ravi"];
beforeEach(async () => {
  ({ database, recorded, app, browser, anita, ravi } = await inboxFixture());
});

describe("the menu of a conversation", () => {
  let conversationId: string;
  beforeEach(async () => {
    conversationId = await addConversation(database.client, [anita, ravi]);
  });
  const at = (page: string) => `${INBOX}/${conversationId}/${page}`;

  test("blocks after a confirmation: nobody can write and the room is closed, until it is unblocked", async () => {
    const { page } = await browser.open(pathOf(conversationId));
    const question = await browser.open(linkTo(page, "Block"));
    expect(texts(question.page, "h1")).toEqual(["Block Ravi Persaud?"]);
    const response = await browser.post(at("block"), {});
    expect(response.headers.get("Location")).toBe(pathOf(conversationId));
    expect(recorded.calls).toEqual([["closeConversation", conversationId]]);
    expect((await browser.post(at("thread"), { content: "Hi" })).status).toBe(403);
    const blocked = await browser.open(pathOf(conversationId));
    expect(textIn(blocked.page)).toContain("You have blocked Ravi Persaud.");
    expect(elements(blocked.page, "textarea")).toEqual([]);
    // The way back stands beside the sentence, not only in the menu.
    const sentence = elements(blocked.page, having("role", "status")).find((one) =>
      textIn(one).includes("until you unblock"),
    );
    const form = element(sentence ?? blocked.page, "form");
    expect(textIn(form)).toBe("Unblock");
    await browser.post(form.attributes.action ?? "", { block: "off" });
    expect((await browser.post(at("thread"), { content: "Hi" })).status).toBe(200);
  });

  test("removes only one's own block when others have blocked the same person", async () => {
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

  test("cancels a due e-mail when the conversation is muted", async () => {
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

  test("mutes and unmutes the conversation", async () => {
    await browser.post(at("mute"), { mute: "on" });
    const { page } = await browser.open(pathOf(conversationId));
    expect(texts(page, "button")).toContain("Unmute");
    expect(textIn(element(page, having("role", "status")))).toContain("Muted.");
    await browser.post(at("mute"), { mute: "off" });
    expect(texts((await browser.open(pathOf(conversationId))).page, "button")).toContain("Mute");
    expect((await browser.post(at("mute"), { mute: "maybe" })).status).toBe(400);
  });

  test("reports the conversation with a reason to a moderator and to support, and refuses a too short one", async () => {
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
    const emails = await rowsOf(database.client, "mail_outbox");
    expect(emails).toMatchObject([{ kind: "report", recipient: "support@kayap.test" }]);
    expect(String(emails[0]?.text_body)).toContain("Asked me for my bank card.");
  });

  test("reports the conversation once when the same report is sent again, because its answer was lost", async () => {
    const report = { reason: "Asked me for my bank card." };
    for (const _ of [1, 2]) expect((await browser.post(at("report"), report)).status).toBe(303);
    expect(await rowsOf(database.client, "reports")).toHaveLength(1);
    expect(await rowsOf(database.client, "mail_outbox")).toHaveLength(1);
  });

  test("has one open report a person, whatever else the next ones say, with one e-mail to support (threat 98)", async () => {
    const answers = Array.from({ length: 9 }, (_, n) =>
      browser.post(at("report"), { reason: `Asked me for my bank card, ${n} times.` }),
    );
    for (const { status } of await Promise.all(answers)) expect(status).toBe(303);
    expect(await rowsOf(database.client, "reports")).toHaveLength(1);
    expect(await rowsOf(database.client, "mail_outbox")).toHaveLength(1);
    // The other of the two has one too.
    const other = await browserOf(database.client, app, ravi);
    await other.post(at("report"), { reason: "Writes to me all night." });
    expect(await rowsOf(database.client, "reports")).toHaveLength(2);
  });

  test("reports the conversation again with the same reason once a moderator has dealt with the first report", async () => {
    const report = { reason: "Asked me for my bank card." };
    await browser.post(at("report"), report);
    await database.client.execute("update reports set resolved_at = created_at");
    await browser.post(at("report"), report);
    expect(await rowsOf(database.client, "reports")).toHaveLength(2);
    expect(await rowsOf(database.client, "mail_outbox")).toHaveLength(2);
  });
});
