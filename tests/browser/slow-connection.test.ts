import type { Browser, Page } from "playwright-core";
import { afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { connected, newVisitor, openBrowser, type Visit } from "#tests/support/browser/browser.ts";
import { eventually } from "#tests/support/eventually.ts";
import { addCustomer, addProfessional, addService } from "#tests/support/fixtures.ts";
import { addConversation } from "#tests/support/records/conversations.ts";
import {
  type StoppableServer,
  sessionCookieFor,
  startStoppableServer,
} from "#tests/support/servers/stoppable-server.ts";

const PATIENCE_MS = 60_000;
const OUTAGE_MS = 30_000;

let kayap: StoppableServer;
let browser: Browser;
let mine: Visit;
let theirs: Visit;
let conversationId: string;

beforeAll(async () => {
  [kayap, browser] = await Promise.all([startStoppableServer({ patience: 1 }), openBrowser()]);
  return async () => {
    await browser.close();
    await kayap.stop();
  };
});
beforeEach(async () => {
  const anita = await addCustomer(kayap.client);
  const ravi = await addProfessional(kayap.client);
  conversationId = await addConversation(kayap.client, [anita, ravi]);
  [mine, theirs] = [await visitorAs(anita), await visitorAs(ravi)];
  return async () => {
    await mine.close();
    await theirs.close();
  };
});
afterEach(() => kayap.recover());

async function visitorAs(userId: string): Promise<Visit> {
  const visit = await newVisitor(browser, { viewport: { width: 360, height: 740 } });
  await visit.page.context().addCookies([await sessionCookieFor(kayap, userId)]);
  visit.page.setDefaultTimeout(PATIENCE_MS);
  await visit.page.goto(`${kayap.url}/dashboard/messages?conversation=${conversationId}`);
  await connected(visit.page);
  return visit;
}

const box = (page: Page) => page.locator("#content");
/** The button of the conversation: the bar of the page may have one of its own. */
const retry = (page: Page) =>
  page.getByRole("region", { name: /^Conversation with/ }).getByRole("button", { name: "Retry" });
const bubble = (page: Page, text: string) => page.locator("[data-message]", { hasText: text });

async function send(page: Page, text: string) {
  await box(page).fill(text);
  await page.keyboard.press("Enter");
}

async function storedMessages(): Promise<string[]> {
  const { rows } = await kayap.client.execute({
    sql: "select content from messages where conversation_id = ? order by seq",
    args: [conversationId],
  });
  return rows.map(({ content }) => String(content));
}

/** The messages of the conversation as they are stored, and as each of the two sees them. */
async function everywhere() {
  const shownMessages = async ({ page }: Visit) =>
    (await page.locator("[data-message]:not([data-message=sending]) > p").allInnerTexts()).map(
      (text) => text.trim(),
    );
  return {
    stored: await storedMessages(),
    mine: await shownMessages(mine),
    theirs: await shownMessages(theirs),
  };
}

/** Each text is stored once, in the order in which its person wrote it, and both see what is stored. */
async function expectOnce(texts: { mine: string[]; theirs: string[] }) {
  const written = async () => {
    const { stored, ...seen } = await everywhere();
    const of = (own: string[]) => stored.filter((text) => own.includes(text));
    const isSeen = Object.values(seen).every((list) => list.join("\n") === stored.join("\n"));
    return { mine: of(texts.mine), theirs: of(texts.theirs), number: stored.length, isSeen };
  };
  const number = texts.mine.length + texts.theirs.length;
  await eventually(written, { timeout: PATIENCE_MS }).toEqual({ ...texts, number, isSeen: true });
}

async function expectEverywhere(expected: string[]) {
  await eventually(everywhere, { timeout: PATIENCE_MS }).toEqual({
    stored: expected,
    mine: expected,
    theirs: expected,
  });
}

describe("while two people write to each other", () => {
  test("and the database becomes unavailable, the text returns to the input, and afterwards nothing is lost or duplicated (threat 46)", {
    timeout: 180_000,
  }, async () => {
    const closed = Promise.withResolvers<void>();
    await mine.page.route(
      "**/thread",
      async (route) => {
        await route.fetch();
        await closed.promise;
        await route.fulfill({ status: 503 });
      },
      { times: 1 },
    );
    await send(mine.page, "Before");
    await bubble(theirs.page, "Before").waitFor();
    await mine.page.locator("[data-message=own]", { hasText: "Before" }).waitFor();
    await kayap.database.turn("closed");
    await send(mine.page, "Meanwhile");
    // The answer to what both see already comes as a failure: it must not hold up what follows (threat 46).
    closed.resolve();
    await mine.page.getByText("Still sending…").waitFor();
    await mine.page
      .getByRole("alert")
      .getByText(/^Network connection issue\./)
      .waitFor();
    await eventually(() => bubble(mine.page, "Meanwhile").count()).toBe(0);
    await eventually(() => box(mine.page).inputValue()).toBe("Meanwhile");
    await mine.page.locator('[data-connection="disconnected"]').waitFor();
    await eventually(() => box(mine.page).isDisabled()).toBe(true);
    await eventually(() => mine.page.getByRole("button", { name: "Send" }).isDisabled()).toBe(true);
    await kayap.database.turn("open");
    await connected(mine.page);
    await retry(mine.page).click();
    // One after the other, so that a failure says where the message stopped.
    await eventually(() => storedMessages(), { timeout: PATIENCE_MS }).toContain("Meanwhile");
    await bubble(theirs.page, "Meanwhile").waitFor();
    await send(theirs.page, "After");
    await expectEverywhere(["Before", "Meanwhile", "After"]);
    await eventually(() => mine.page.getByRole("alert").count()).toBe(0);
  });

  test("and the database hangs for 30 seconds, the texts of both return to the input and are sent once each (threat 46)", {
    timeout: 300_000,
  }, async () => {
    await send(mine.page, "Good morning");
    await bubble(theirs.page, "Good morning").waitFor();
    await send(theirs.page, "Morning! What is it?");
    await expectEverywhere(["Good morning", "Morning! What is it?"]);
    await kayap.whileDatabaseStops(OUTAGE_MS, async () => {
      for (const text of ["The sink leaks", "Since last night"]) await send(mine.page, text);
      for (const text of ["Where are you?", "I am in Kitty"]) await send(theirs.page, text);
      await box(mine.page).fill("Can you come today?");
      for (const { page } of [mine, theirs]) {
        await page
          .getByRole("alert")
          .getByText(/^Network connection issue\./)
          .waitFor();
      }
      await eventually(() => box(mine.page).inputValue()).toBe("The sink leaks");
      await eventually(() => box(theirs.page).inputValue()).toBe("Where are you?");
    });
    await retry(mine.page).click();
    await bubble(theirs.page, "Can you come today?").waitFor();
    await retry(theirs.page).click();
    await bubble(mine.page, "I am in Kitty").waitFor();
    await send(mine.page, "See you then");
    // What had reached the database when it stopped is stored as soon as it goes on, before what is sent again.
    await expectOnce({
      mine: [
        "Good morning",
        "The sink leaks",
        "Since last night",
        "Can you come today?",
        "See you then",
      ],
      theirs: ["Morning! What is it?", "Where are you?", "I am in Kitty"],
    });
    for (const { page } of [mine, theirs]) {
      await eventually(() => page.getByRole("alert").count()).toBe(0);
      await eventually(() => page.locator("[data-connectivity]").innerText()).toBe("");
    }
  });

  test("and the Worker restarts, the sockets reconnect, the gap is filled, and nothing is lost or duplicated (threat 45)", {
    timeout: 180_000,
  }, async () => {
    await send(mine.page, "One");
    await bubble(theirs.page, "One").waitFor();
    await send(theirs.page, "Two");
    await expectEverywhere(["One", "Two"]);
    await kayap.stopWorker();
    await theirs.page
      .getByText("Slow connection")
      .or(theirs.page.getByText("not connected"))
      .first()
      .waitFor();
    await kayap.startWorker();
    await connected(mine.page);
    await send(mine.page, "Three");
    await bubble(theirs.page, "Three").waitFor();
    await send(theirs.page, "Four");
    await expectEverywhere(["One", "Two", "Three", "Four"]);
  });

  test("and a response is lost, the message is there once for both (threat 43)", {
    timeout: 120_000,
  }, async () => {
    let lost = 0;
    await mine.page.route("**/thread", async (route) => {
      if (route.request().method() !== "POST" || lost > 0) return route.fallback();
      lost += 1;
      await route.fetch();
      await route.abort();
    });
    await send(mine.page, "Only once");
    await bubble(theirs.page, "Only once").waitFor();
    await send(mine.page, "And then");
    await expectEverywhere(["Only once", "And then"]);
    expect(lost).toBe(1);
  });
});

test("while the database is unavailable a review is kept behind a button, which sends it afterwards", {
  timeout: 180_000,
}, async () => {
  const { page } = mine;
  const pro = await addProfessional(kayap.client);
  const service = await addService(kayap.client, pro);
  await page.goto(`${kayap.url}/dashboard/reviews/new?service=${service}`);
  await page.getByLabel("4 – Good").check();
  await page.getByLabel("Comment").fill("Came on time, and came again.");
  await kayap.database.turn("closed");
  await page.getByRole("button", { name: "Submit Review" }).click();
  const again = page.getByRole("button", { name: "Send again" });
  await again.waitFor();
  await kayap.database.turn("open");
  await again.click();
  await page.waitForURL(/\/dashboard\/reviews\?tab=given$/);
  const { rows } = await kayap.client.execute("select comment from reviews");
  expect(rows).toMatchObject([{ comment: "Came on time, and came again." }]);
});
