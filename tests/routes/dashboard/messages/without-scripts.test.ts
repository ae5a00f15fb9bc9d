import { beforeEach, expect, test } from "vitest";
import { INBOX, type InboxFixture, inboxFixture, pathOf } from "#tests/support/inbox-fixture.ts";
import { browserOf, type TestBrowser } from "../../../support/accounts.ts";
import { addConversation } from "../../../support/conversations.ts";
import { addService } from "../../../support/fixtures.ts";
import { type Element, element, elements, having, textIn, texts } from "../../../support/html.ts";
import { withoutScripts } from "../../../support/without-scripts.ts";

let fixture: InboxFixture;
let pro: TestBrowser;
let conversationId: string;
beforeEach(async () => {
  fixture = await inboxFixture();
  const { database, app, anita, ravi } = fixture;
  pro = await browserOf(database.client, app, ravi);
  await addService(database.client, ravi);
  conversationId = await addConversation(database.client, [anita, ravi]);
});

const list = (page: Element) => element(page, having("aria-labelledby", "conversations"));
const bubbles = (page: Element, text: string) =>
  elements(page, having("data-message")).filter((one) => textIn(one).includes(text));

test("a message is sent, refused when empty, counted as unread and read (threat 23)", async () => {
  const mine = await withoutScripts(fixture.browser, INBOX);
  await mine.follow(/Ravi Persaud/, list(mine.page));
  expect(textIn(element(mine.page, "h1"))).toContain("Persaud");
  const conversation = mine.path;
  await mine.press("Send");
  expect(textIn(element(mine.page, having("id", "content-error")))).toBe("Message cannot be empty");
  mine.fill("Message", "Is Tuesday good?");
  await mine.press("Send");
  expect(bubbles(mine.page, "Is Tuesday good?").map(textIn)).toEqual([
    expect.stringContaining("Sent"),
  ]);
  await mine.open(conversation);
  expect(bubbles(mine.page, "Is Tuesday good?")).toHaveLength(1);

  const theirs = await withoutScripts(pro, INBOX);
  expect(textIn(list(theirs.page))).toContain("Is Tuesday good?");
  expect(elements(list(theirs.page), having("data-count"))).toHaveLength(1);
  await theirs.follow(/Ramdeen/, list(theirs.page));
  expect(bubbles(theirs.page, "Is Tuesday good?")).toHaveLength(1);
  await theirs.open(INBOX);
  expect(elements(list(theirs.page), having("data-count"))).toEqual([]);
  await mine.open(conversation);
  expect(bubbles(mine.page, "Is Tuesday good?").map(textIn)).toEqual([
    expect.stringContaining("Read"),
  ]);
});

test("two people agree on a time inside the conversation (threat 23, decision 71)", async () => {
  const conversation = pathOf(conversationId);
  const theirs = await withoutScripts(pro, conversation);
  await theirs.follow("Propose a time");
  expect(texts(theirs.page, "h1")).toEqual(["Propose a time"]);
  await theirs.follow(/^Mon 23/, element(theirs.page, having("aria-label", "Day")));
  theirs.check("9:00 AM");
  theirs.fill("Note (optional)", "I bring the ladder");
  await theirs.press("Send offer");
  const [offer] = bubbles(theirs.page, "I bring the ladder");
  expect(offer && textIn(offer)).toContain("Waiting for an answer");

  const mine = await withoutScripts(fixture.browser, conversation);
  await mine.follow("Accept", bubbles(mine.page, "I bring the ladder")[0]);
  mine.fill("Village and landmark", "Yellow house behind the stelling");
  mine.fill("Phone", "61");
  await mine.press("Accept and book");
  expect(mine.status).toBe(400);
  mine.fill("Phone", "612 3456");
  await mine.press("Accept and book");
  await theirs.open(conversation);
  for (const { page } of [mine, theirs]) {
    expect(textIn(elements(page, having("data-message")).at(-1) ?? page)).toContain("Confirmed");
  }
});
