import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { url } from "#tests/support/running-server.ts";
import { newVisitor, openBrowser, type Visit } from "../support/browser.ts";
import { type DemoPerson, signedInState } from "../support/dashboard-pages.ts";
import { DESK, PHONE, pageFaultsEverywhere } from "../support/page-faults.ts";

let browser: Browser;
let conversation: string;
const states = new Map<DemoPerson, Awaited<ReturnType<typeof signedInState>>>();
const open: Visit[] = [];

beforeAll(async () => {
  browser = await openBrowser();
  for (const person of ["customer", "pro"] as const) {
    states.set(person, await signedInState(browser, url, person));
  }
  const { page, close } = await visitorAs("customer");
  await page.goto(`${url}/dashboard/messages`);
  conversation = `${url}${await entry(page, "Persaud").getAttribute("href")}`;
  await close();
  return async () => {
    for (const visit of open) await visit.close();
  };
});
afterAll(() => browser.close());

async function visitorAs(person: DemoPerson, options: Parameters<typeof newVisitor>[1] = {}) {
  const visit = await newVisitor(browser, {
    storageState: states.get(person),
    viewport: PHONE,
    ...options,
  });
  open.push(visit);
  return visit;
}

const entry = (page: Page, name: string) =>
  page.locator("[aria-labelledby=conversations] li a", { hasText: name });
const box = (page: Page) => page.getByRole("textbox", { name: "Message" });
const bubble = (page: Page, text: string) => page.locator("[data-message]", { hasText: text });
const connected = (page: Page) => page.locator('[data-connection="connected"]').waitFor();
const unique = (text: string) => `${text} ${Math.random().toString(36).slice(2, 8)}`;

/** The unread count in a phone's bottom navigation. */
async function badgeOn(page: Page): Promise<number> {
  const tab = await page.locator("body > nav a", { hasText: "Messages" }).innerText();
  return Number(/\d+/.exec(tab)?.[0] ?? 0);
}

test("without JavaScript a message is sent, refused when empty, counted as unread and read (threat 23)", async () => {
  const [mine, theirs] = [
    await visitorAs("customer", { javaScriptEnabled: false }),
    await visitorAs("pro", { javaScriptEnabled: false }),
  ];
  await mine.page.goto(`${url}/dashboard/messages`);
  await entry(mine.page, "Persaud").click();
  expect(await mine.page.getByRole("heading", { level: 1 }).innerText()).toContain("Persaud");
  await mine.page.getByRole("button", { name: "Send" }).click();
  expect(await mine.page.locator("#content-error").innerText()).toBe("Message cannot be empty");
  const text = unique("Is Tuesday good?");
  await box(mine.page).fill(text);
  await mine.page.getByRole("button", { name: "Send" }).click();
  await bubble(mine.page, text).getByText("Sent").waitFor();
  await mine.page.reload();
  expect(await bubble(mine.page, text).count()).toBe(1);

  await theirs.page.goto(`${url}/dashboard/messages`);
  expect(await entry(theirs.page, "Ramdeen").innerText()).toContain(text);
  await entry(theirs.page, "Ramdeen").click();
  await bubble(theirs.page, text).waitFor();
  await theirs.page.goto(`${url}/dashboard/messages`);
  expect(await entry(theirs.page, "Ramdeen").locator("[data-count]").count()).toBe(0);
  await mine.page.reload();
  await bubble(mine.page, text).getByText("Read").waitFor();
  expect([...mine.complaints, ...theirs.complaints].filter(isNews)).toEqual([]);
});

/** An empty message is refused with 400, which the console shows too. */
const isNews = (line: string) => !line.includes("status of 400");

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
    expect(await box(mine.page).inputValue()).toBe("");
    expect(await theirs.page.getByText("is typing…").count()).toBe(0);

    // Another tab, on another page: the badge there follows, up and down.
    const elsewhere = await theirs.page.context().newPage();
    await elsewhere.goto(`${url}/dashboard/more`);
    await theirs.page.goto(`${url}/dashboard/messages`);
    const before = await badgeOn(elsewhere);
    const news = unique("One more thing");
    await box(mine.page).fill(news);
    await mine.page.keyboard.press("Enter");
    await expect.poll(() => badgeOn(elsewhere)).toBe(before + 1);
    const first = theirs.page.locator("[aria-labelledby=conversations] li").first();
    await first.getByText(news).waitFor();
    await first.locator("a").click();
    await bubble(theirs.page, news).waitFor();
    await bubble(mine.page, news).getByText("Read").waitFor();
    await expect.poll(() => badgeOn(elsewhere)).toBe(before);
    await theirs.close();
    await mine.page.getByText("Online").waitFor({ state: "detached" });
    expect([...mine.complaints, ...theirs.complaints]).toEqual([]);
  });

  test("Enter sends, Shift+Enter adds a line, and the box grows from 40 to 120 pixels", async () => {
    const { page } = await visitorAs("customer");
    await page.goto(conversation);
    await connected(page);
    const height = async () => (await box(page).boundingBox())?.height ?? 0;
    expect(await height()).toBe(40);
    const first = unique("First line");
    await box(page).fill(first);
    for (let lines = 0; lines < 8; lines += 1) await page.keyboard.press("Shift+Enter");
    expect(await height()).toBe(120);
    await page.keyboard.type("last line");
    await page.keyboard.press("Enter");
    await bubble(page, first).waitFor();
    expect(await bubble(page, first).locator("p").innerText()).toContain("\n");
    expect(await height()).toBe(40);
  });

  test("a message of spaces or with too many characters is not sent, and a draft outlives a reload (threat 48)", async () => {
    const { page, complaints } = await visitorAs("customer");
    await page.goto(conversation);
    await connected(page);
    const count = await page.locator("[data-message]").count();
    await box(page).fill("   ");
    await page.keyboard.press("Enter");
    await box(page).fill("x".repeat(5001));
    expect(await page.locator("#content-error").innerText()).toBe(
      "Invalid message: Message is 1 character too long.",
    );
    await page.keyboard.press("Enter");
    await box(page).fill("Half a thought");
    await page.reload();
    await connected(page);
    expect(await box(page).inputValue()).toBe("Half a thought");
    await box(page).fill("");
    expect(await page.locator("[data-message]").count()).toBe(count);
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
    await mine.page.locator("main details summary").click();
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
