import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  connected,
  openBrowser,
  returningVisitor,
  type VisitorOptions,
} from "#tests/support/browser/browser.ts";
import {
  type DemoPerson,
  type DemoStates,
  demoStates,
} from "#tests/support/browser/demo-sign-in.ts";
import { bubble, unique } from "#tests/support/browser/message-box.ts";
import { DESK, PHONE, pageFaultsEverywhere } from "#tests/support/browser/page-faults.ts";
import { eventually } from "#tests/support/eventually.ts";
import { startKayap } from "#tests/support/servers/kayap.ts";

const { url, client } = await startKayap();

let browser: Browser;
let conversation: string;
let states: DemoStates;

beforeAll(async () => {
  browser = await openBrowser();
  states = await demoStates(browser, { url, client });
  const { page, close } = await visitorAs("customer");
  await page.goto(`${url}/dashboard/messages`);
  conversation = `${url}${await entry(page, "Persaud").getAttribute("href")}`;
  await close();
});
afterAll(() => browser.close());

const visitorAs = (person: DemoPerson, options: VisitorOptions = {}) =>
  returningVisitor(browser, { storageState: states[person], viewport: PHONE, ...options });

const entry = (page: Page, name: string) =>
  page.locator("[aria-labelledby=conversations] li a", { hasText: name });
const box = (page: Page) => page.getByRole("textbox", { name: "Message" });

/** The unread count in a phone's bottom navigation. */
async function badgeOn(page: Page): Promise<number> {
  const tab = await page.locator("body > nav a", { hasText: "Messages" }).innerText();
  return Number(/\d+/.exec(tab)?.[0] ?? 0);
}

describe("with JavaScript", () => {
  test("two people see each other online, typing, writing and reading, in the thread, the list and the badges", async () => {
    const [mine, theirs] = [
      await visitorAs("customer", { viewport: DESK }),
      await visitorAs("pro"),
    ];
    await mine.page.goto(conversation);
    await theirs.page.goto(conversation);
    await Promise.all([connected(mine.page), connected(theirs.page)]);
    await mine.page.getByText("Online").waitFor();

    const question = unique("Do you bring the cable?");
    await box(mine.page).pressSequentially(question, { delay: 5 });
    await theirs.page.getByText("is typing…").waitFor();
    await mine.page.keyboard.press("Enter");
    await bubble(theirs.page, question).waitFor();
    await bubble(mine.page, question).getByText("Read").waitFor();
    await eventually(() => box(mine.page).inputValue()).toBe("");
    await eventually(() => theirs.page.getByText("is typing…").count()).toBe(0);

    // Another tab, on the overview: the badge and the card there follow, up and down.
    const elsewhere = await theirs.page.context().newPage();
    await elsewhere.goto(`${url}/dashboard`);
    const card = elsewhere.locator("[data-stats] li", { hasText: /Unread messages?/ }).locator("b");
    await theirs.page.goto(`${url}/dashboard/messages`);
    const before = await badgeOn(elsewhere);
    const news = unique("One more thing");
    await box(mine.page).fill(news);
    await mine.page.keyboard.press("Enter");
    await eventually(() => badgeOn(elsewhere)).toBe(before + 1);
    await eventually(() => card.innerText()).toBe(String(before + 1));
    const first = theirs.page.locator("[aria-labelledby=conversations] li").first();
    await first.getByText(news).waitFor();
    await first.locator("a").click();
    await bubble(theirs.page, news).waitFor();
    await bubble(mine.page, news).getByText("Read").waitFor();
    await eventually(() => badgeOn(elsewhere)).toBe(before);
    await eventually(() => card.innerText()).toBe(String(before));
    await theirs.close();
    await mine.page.getByText("Online").waitFor({ state: "detached" });
    expect([...mine.complaints, ...theirs.complaints]).toEqual([]);
  });

  test("what comes while one reads further up waits below unread, is counted in the title, and is a press away (decision 127)", async () => {
    const [mine, theirs] = [await visitorAs("customer"), await visitorAs("pro")];
    await mine.page.goto(conversation);
    await theirs.page.goto(conversation);
    await Promise.all([connected(mine.page), connected(theirs.page)]);
    const send = async (text: string) => {
      await box(theirs.page).fill(text);
      await theirs.page.keyboard.press("Enter");
    };
    const filler = unique("A long answer");
    await send(`${filler} ${"with many words ".repeat(60)}`);
    await bubble(mine.page, filler).waitFor();
    const title = (await mine.page.title()).replace(/^\(\d+\) /, "");

    const log = mine.page.getByRole("log");
    await log.evaluate((pane) => pane.scrollTo({ top: -400 }));
    await mine.page.getByRole("button", { name: "Newest messages" }).waitFor();
    const top = () => bubble(mine.page, filler).evaluate((one) => one.getBoundingClientRect().top);
    const before = await top();
    const news = unique("The cable is here");
    await send(news);
    const toNews = mine.page.getByRole("button", { name: "New message" });
    await toNews.waitFor();
    await eventually(async () => Math.abs((await top()) - before)).toBeLessThan(2);
    await eventually(() => mine.page.title()).toMatch(/^\(\d+\) /);
    await eventually(() => bubble(theirs.page, news).innerText()).toContain("Sent");
    await toNews.click();
    await bubble(theirs.page, news).getByText("Read").waitFor();
    await toNews.waitFor({ state: "detached" });
    await eventually(() => mine.page.title()).toContain(title);

    // The search over the conversations leads to it, with its words in the list.
    await mine.page.goto(`${url}/dashboard/messages`);
    const search = mine.page.getByRole("searchbox", { name: "Search your conversations" });
    await search.fill(news.toUpperCase());
    await mine.page.keyboard.press("Enter");
    await mine.page.getByText(/^1 conversation mentions/).waitFor();
    await eventually(() => entry(mine.page, "Persaud").innerText()).toContain("cable is here");
    await entry(mine.page, "Persaud").click();
    await bubble(mine.page, news).waitFor();

    // A notice on top takes its height from the messages: the box to write in stays where it is.
    const id = new URL(conversation).searchParams.get("conversation");
    const isInView = () =>
      box(mine.page).evaluate((one) => one.getBoundingClientRect().bottom <= innerHeight);
    await mine.page.locator("main details summary").click();
    await mine.page.getByRole("button", { name: "Mute" }).click();
    await mine.page.getByText("Muted").first().waitFor();
    await connected(mine.page);
    await eventually(() => isInView()).toBe(true);
    await mine.page.evaluate(() => {
      document.documentElement.style.fontSize = "200%";
    });
    await eventually(() => isInView()).toBe(true);
    await mine.page.request.post(`${url}/dashboard/messages/${id}/mute`, {
      form: { mute: "off" },
      headers: { Origin: url },
    });
    expect([...mine.complaints, ...theirs.complaints]).toEqual([]);
  });

  test("the first messages begin the conversation, which goes live with the focus in its field (decision 14)", async () => {
    const { page, complaints } = await visitorAs("customer");
    await page.goto(`${url}/search?q=tutor`);
    const service = page.locator("main a[href^='/service/']").first();
    const id = /[0-9a-f-]{36}/.exec((await service.getAttribute("href")) ?? "")?.[0];
    await page.goto(`${url}/dashboard/messages?service=${id}`);
    await page.getByText("Say what you need, where and when.").waitFor();
    const [first, second] = [unique("Good day"), unique("Is Tuesday good?")];
    // A draft is stored as soon as the page's scripts send its messages.
    await eventually(async () => {
      await box(page).fill("");
      await box(page).fill(first);
      return page.evaluate(() => Object.keys(localStorage).join());
    }).toContain("draft:");
    await page.keyboard.press("Enter");
    await page.keyboard.type(second);
    await page.keyboard.press("Enter");
    await page.waitForURL(/conversation=/);
    await connected(page);
    for (const text of [first, second]) {
      await bubble(page, text)
        .getByText(/Sent|Read/)
        .waitFor();
      await eventually(() => bubble(page, text).count()).toBe(1);
    }
    await eventually(() => box(page).evaluate((field) => field === document.activeElement)).toBe(
      true,
    );
    expect(complaints).toEqual([]);
  });

  test("Enter sends, Shift+Enter adds a line, and the box grows from the 44 pixels of its buttons to 120", async () => {
    const { page } = await visitorAs("customer");
    await page.goto(conversation);
    await connected(page);
    const height = async () => (await box(page).boundingBox())?.height ?? 0;
    await eventually(() => height()).toBe(44);
    const controls = page.locator("form:has(#content) :is(textarea, a, button:not(.sr-only))");
    for (const one of await controls.all()) {
      await eventually(async () => Math.round((await one.boundingBox())?.height ?? 0)).toBe(44);
    }
    const first = unique("First line");
    await box(page).fill(first);
    for (let lines = 0; lines < 8; lines += 1) await page.keyboard.press("Shift+Enter");
    await eventually(() => height()).toBe(120);
    await page.keyboard.type("last line");
    await page.keyboard.press("Enter");
    await bubble(page, first).waitFor();
    await eventually(() => bubble(page, first).locator("p").innerText()).toContain("\n");
    await eventually(() => height()).toBe(44);
  });

  test("a message of spaces or with too many characters is not sent, and a draft outlives a reload (threat 48)", async () => {
    const { page, complaints } = await visitorAs("customer");
    await page.goto(conversation);
    await connected(page);
    const count = await page.locator("[data-message]").count();
    await box(page).fill("   ");
    await page.keyboard.press("Enter");
    await box(page).fill("x".repeat(5001));
    await eventually(() => page.locator("#content-error").innerText()).toBe(
      "Invalid message: Message is 1 character too long.",
    );
    await page.keyboard.press("Enter");
    await box(page).fill("Half a thought");
    await page.reload();
    await connected(page);
    await eventually(() => box(page).inputValue()).toBe("Half a thought");
    await box(page).fill("");
    await eventually(() => page.locator("[data-message]").count()).toBe(count);
    expect(complaints).toEqual([]);
  });

  test("a block closes the conversation for both at once, and unblocking opens it again", async () => {
    const [mine, theirs] = [await visitorAs("customer"), await visitorAs("pro")];
    await mine.page.goto(conversation);
    await theirs.page.goto(conversation);
    await Promise.all([connected(mine.page), connected(theirs.page)]);
    await mine.page.locator("main details summary").click();
    await mine.page.getByRole("link", { name: "Block" }).click();
    await mine.page.getByRole("button", { name: "Block" }).click();
    await mine.page.getByText(/You have blocked/).waitFor();
    await theirs.page
      .getByText("You do not have permission to send messages in this conversation.")
      .waitFor();
    await mine.page.getByRole("button", { name: "Unblock" }).click();
    await box(mine.page).waitFor();
  });
});

test.each(["", "/block", "/report"])(
  "the page of a conversation%s is accessible and fits its width",
  async (path) => {
    const id = new URL(conversation).searchParams.get("conversation");
    const { page, complaints } = await visitorAs("pro");
    await page.goto(path ? `${url}/dashboard/messages/${id}${path}` : conversation);
    if (!path) await connected(page);
    expect(await pageFaultsEverywhere(page)).toEqual([]);
    expect(complaints).toEqual([]);
  },
);
