import { beforeEach, describe, expect, test } from "vitest";
import {
  browserOf,
  errorBeside,
  rowsOf,
  type TestBrowser,
} from "#tests/support/application/accounts.ts";
import {
  INBOX,
  type InboxFixture,
  inboxFixture,
  pathOf,
} from "#tests/support/application/inbox-fixture.ts";
import { type WithoutScripts, withoutScripts } from "#tests/support/application/without-scripts.ts";
import { addService } from "#tests/support/fixtures.ts";
import { type Element, element, elements, having, textIn, texts } from "#tests/support/html.ts";
import { addConversation } from "#tests/support/records/conversations.ts";

let fixture: InboxFixture;
let pro: TestBrowser;
let conversationId: string;
let wiringId: string;
beforeEach(async () => {
  fixture = await inboxFixture();
  const { database, app, anita, ravi } = fixture;
  pro = await browserOf(database.client, app, ravi);
  wiringId = await addService(database.client, ravi);
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
  await theirs.press(/^Mon 23/, element(theirs.page, having("aria-label", "Day")));
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

test("a professional chooses another length and day of a time to offer, and nothing typed is lost (threat 23)", async () => {
  const theirs = await withoutScripts(pro, `${INBOX}/${conversationId}/offer?day=2026-11-23`);
  theirs.fill("Note (optional)", "I bring the ladder");
  theirs.check("9:00 AM");
  theirs.select("How many hours?", "3 hours");
  await theirs.press("Show times");
  expect(theirs.status).toBe(200);
  expect(theirs.value("How many hours?")).toBe("180");
  expect(theirs.value("Note (optional)")).toBe("I bring the ladder");
  expect(theirs.isChecked("9:00 AM")).toBe(true);
  // The last time from which three hours are left.
  expect(texts(theirs.page, "label")).toContain("3:00 PM");
  expect(texts(theirs.page, "label")).not.toContain("3:30 PM");
  theirs.select("How many hours?", "4 hours");
  await theirs.press(/^Tue 24/);
  expect(textIn(theirs.page)).toContain("Start time on Tue 24 Nov");
  expect(theirs.value("How many hours?")).toBe("240");
  expect(theirs.value("Note (optional)")).toBe("I bring the ladder");
  expect(elements(theirs.page, having("role", "alert"))).toEqual([]);
  expect(await rowsOf(fixture.database.client, "booking_offers")).toEqual([]);
});

test("a time to offer that the chosen length does not fit is refused beside the times, also where the note is too long (threat 23)", async () => {
  const theirs = await withoutScripts(pro, `${INBOX}/${conversationId}/offer?day=2026-11-23`);
  theirs.fill("Note (optional)", "I bring the ladder. ".repeat(60));
  theirs.check("5:00 PM");
  theirs.select("How many hours?", "3 hours");
  await theirs.press("Send offer");
  expect(theirs.status).toBe(400);
  expect(errorBeside(theirs.page, "note")).toContain("Must be 1000 characters or less");
  expect(textIn(element(theirs.page, having("id", "slot-error")))).toBe(
    "Mon 23 Nov, 5:00 PM is not free for 3 hours. Please choose another time.",
  );
});

describe("another service of a time to offer", () => {
  let theirs: WithoutScripts;
  beforeEach(async () => {
    await addService(fixture.database.client, fixture.ravi, {
      title: "Outdoor lights",
      price_type: "fixed",
      visit_minutes: 240,
    });
    const query = `service=${wiringId}&day=2026-11-23`;
    theirs = await withoutScripts(pro, `${INBOX}/${conversationId}/offer?${query}`);
    theirs.fill("Note (optional)", "I bring the ladder");
  });

  test("is chosen in the same form, which keeps what is typed and shows its times (threat 23)", async () => {
    theirs.check("9:00 AM");
    theirs.select("Service", "Outdoor lights");
    await theirs.press("Show times");
    expect(theirs.status).toBe(200);
    expect(textIn(theirs.page)).toContain("Outdoor lights, 4 hours");
    expect(theirs.value("Note (optional)")).toBe("I bring the ladder");
    expect(theirs.isChecked("9:00 AM")).toBe(true);
    expect(texts(theirs.page, "label")).toContain("2:00 PM");
    expect(texts(theirs.page, "label")).not.toContain("2:30 PM");
    await theirs.press("Send offer");
    expect(bubbles(theirs.page, "I bring the ladder").map(textIn)).toEqual([
      expect.stringMatching(/Outdoor lights.*4 hours/),
    ]);
  });

  test("counts where its times were not asked for, or is refused beside the time (threat 23)", async () => {
    theirs.check("5:00 PM");
    theirs.select("Service", "Outdoor lights");
    await theirs.press("Send offer");
    expect(theirs.status).toBe(409);
    expect(textIn(element(theirs.page, having("id", "slot-error")))).toBe(
      "Mon 23 Nov, 5:00 PM is not free for 4 hours. Please choose another time.",
    );
    expect(textIn(theirs.page)).toContain("Outdoor lights, 4 hours");
    expect(theirs.value("Note (optional)")).toBe("I bring the ladder");
    theirs.check("9:00 AM");
    await theirs.press("Send offer");
    expect(bubbles(theirs.page, "I bring the ladder").map(textIn)).toEqual([
      expect.stringMatching(/Outdoor lights.*4 hours/),
    ]);
  });

  test("by the hour asks how long it takes where the form did not, before it counts (threat 23)", async () => {
    theirs.select("Service", "Outdoor lights");
    await theirs.press("Show times");
    theirs.check("9:00 AM");
    theirs.select("Service", "House wiring and breaker panels");
    await theirs.press("Send offer");
    expect(theirs.status).toBe(400);
    expect(textIn(element(theirs.page, having("id", "duration-error")))).toBe(
      "This service is by the hour. Please choose how many hours it takes.",
    );
    expect(theirs.value("Note (optional)")).toBe("I bring the ladder");
    expect(theirs.isChecked("9:00 AM")).toBe(true);
    // Not the four hours of the service before.
    expect(theirs.value("How many hours?")).toBe("60");
    theirs.select("How many hours?", "2 hours");
    await theirs.press("Send offer");
    expect(bubbles(theirs.page, "I bring the ladder").map(textIn)).toEqual([
      expect.stringMatching(/House wiring and breaker panels.*2 hours/),
    ]);
  });
});

test("the length of an offered time counts as it was chosen, or is refused beside the time (threat 23)", async () => {
  const theirs = await withoutScripts(pro, `${INBOX}/${conversationId}/offer?day=2026-11-23`);
  theirs.fill("Note (optional)", "I bring the ladder");
  theirs.check("5:00 PM");
  theirs.select("How many hours?", "3 hours");
  await theirs.press("Send offer");
  expect(theirs.status).toBe(409);
  expect(textIn(element(theirs.page, having("id", "slot-error")))).toBe(
    "Mon 23 Nov, 5:00 PM is not free for 3 hours. Please choose another time.",
  );
  expect(theirs.value("How many hours?")).toBe("180");
  expect(theirs.value("Note (optional)")).toBe("I bring the ladder");
  expect(texts(theirs.page, "label")).not.toContain("3:30 PM");
  theirs.check("9:00 AM");
  theirs.select("How many hours?", "4 hours");
  await theirs.press("Send offer");
  expect(bubbles(theirs.page, "I bring the ladder").map(textIn)).toEqual([
    expect.stringContaining("4 hours"),
  ]);
});
