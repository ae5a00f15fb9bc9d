import { beforeEach, expect, test } from "vitest";
import { INBOX, type InboxFixture, inboxFixture } from "#tests/support/inbox-fixture.ts";
import { browserOf, type TestBrowser } from "../../../support/accounts.ts";
import { addConversation } from "../../../support/conversations.ts";
import { type Element, element, elements, having, textIn } from "../../../support/html.ts";
import { withoutScripts } from "../../../support/without-scripts.ts";

let fixture: InboxFixture;
let pro: TestBrowser;
beforeEach(async () => {
  fixture = await inboxFixture();
  const { database, app, anita, ravi } = fixture;
  pro = await browserOf(database.client, app, ravi);
  await addConversation(database.client, [anita, ravi]);
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
