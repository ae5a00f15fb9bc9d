import { createHash } from "node:crypto";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newToken } from "#app/auth/one-time-token.ts";
import { HOUR_MS } from "#app/domain/time/durations.ts";
import {
  connected,
  hydrated,
  newVisitor,
  openBrowser,
  openPage,
} from "#tests/support/browser/browser.ts";
import { type DemoPerson, fillSignIn, signInAs } from "#tests/support/browser/demo-sign-in.ts";
import { PHONE, pageFaults } from "#tests/support/browser/page-faults.ts";
import { eventually } from "#tests/support/eventually.ts";
import { startKayap } from "#tests/support/servers/kayap.ts";

const { url, client } = await startKayap();

const THREE_HOURS = 3 * HOUR_MS;

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

async function visitAs(person: DemoPerson, options: BrowserContextOptions) {
  const visit = await newVisitor(browser, { viewport: PHONE, ...options });
  await signInAs(visit.page, { url, client }, person);
  // A form is kept for the browser that sent it.
  await visit.page.context().addCookies([{ name: "device", value: newToken(), url }]);
  return visit;
}

/** The session of this browser alone, as the database knows it. */
async function sessionOf(page: Page): Promise<string> {
  const cookies = await page.context().cookies();
  const id = cookies.find(({ name }) => name === "session")?.value ?? "";
  return createHash("sha256").update(id).digest("hex");
}

async function restTooLong(page: Page) {
  const { rowsAffected } = await client.execute({
    sql: "update sessions set last_seen_at = last_seen_at - ? where id_hash = ?",
    args: [THREE_HOURS, await sessionOf(page)],
  });
  expect(rowsAffected).toBe(1);
  // The browser knows when that was, too (decision 116).
  const person = (await page.context().cookies()).find(({ name }) => name === "person");
  if (!person) throw new Error("The browser has no person.");
  const ended = Math.floor(Date.now() / 1000) - 60;
  const value = person.value.replace(/\d+$/, String(ended));
  await page.context().addCookies([{ ...person, value }]);
}

async function openConversation(page: Page) {
  await page.goto(`${url}/dashboard/messages`);
  await page.locator("[aria-labelledby=conversations] li a").last().click();
  await page.locator("#content").waitFor();
}

/** A conversation whose socket is open: one that opens asks for messages, and would be told first that the session is over. */
async function openLiveConversation(page: Page) {
  await openConversation(page);
  await hydrated(page);
  await connected(page);
}

/** The page that gives a form back, once it is there. */
const kept = (page: Page, saved: string) =>
  page.getByText(`You were signed out while saving ${saved}. Your changes are kept`).waitFor();
const saveNow = (page: Page) => page.getByRole("button", { name: "Save now" }).click();

describe("with JavaScript", () => {
  test("a form that scripts sent too late waits behind a button too (decision 24)", async () => {
    const { page, complaints, close } = await visitAs("customer", {});
    await openPage(page, `${url}/dashboard/profile?edit=1`);
    await hydrated(page);
    const bio = `I keep goats. ${crypto.randomUUID()}`;
    await page.locator("#bio").fill(bio);
    await restTooLong(page);
    await page.locator("main form").getByRole("button", { name: /Save/ }).click();
    await page.waitForURL(/\/login\?next=/);
    await fillSignIn(page, "customer");
    await kept(page, "your profile");
    await hydrated(page);
    expect(await pageFaults(page)).toEqual([]);
    await saveNow(page);
    await page.getByText("Profile updated successfully!").waitFor();
    await openPage(page, `${url}/dashboard/profile?edit=1`);
    await eventually(() => page.locator("#bio").inputValue()).toBe(bio);
    expect(complaints.filter((line) => !line.includes("401"))).toEqual([]);
    await close();
  });

  test("a message waits on the device, and the same person's next sign-in sends it once (decision 119)", async () => {
    const { page, close } = await visitAs("customer", {});
    await openLiveConversation(page);
    const text = `Is Tuesday fine? ${crypto.randomUUID()}`;
    await page.locator("#content").fill(text);
    await restTooLong(page);
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/login\?next=/);
    await fillSignIn(page, "customer");
    await page.waitForURL(/\/dashboard\/messages\?conversation=/);
    const sent = page.locator("[data-message]", { hasText: text });
    await sent.waitFor();
    const stored = { sql: "select id from messages where content = ?", args: [text] };
    await eventually(async () => (await client.execute(stored)).rows.length).toBe(1);
    await eventually(() => page.getByText("Waiting").count()).toBe(0);
    await eventually(() => sent.count()).toBe(1);
    await eventually(() => page.locator("#content").inputValue()).toBe("");
    await close();
  });

  test("a message that waits is shown to nobody else who signs in, and never sent for them", async () => {
    const { page, close } = await visitAs("customer", {});
    await openLiveConversation(page);
    const text = `For one pair of eyes. ${crypto.randomUUID()}`;
    await page.locator("#content").fill(text);
    await restTooLong(page);
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/login\?next=/);
    await fillSignIn(page, "pro");
    await page.waitForURL(/\/dashboard/);
    await openConversation(page);
    await hydrated(page);
    await eventually(() => page.getByText(text).count()).toBe(0);
    await eventually(() => page.locator("#content").inputValue()).toBe("");
    const { rows } = await client.execute({
      sql: "select id from messages where content = ?",
      args: [text],
    });
    expect(rows).toEqual([]);
    await close();
  });
});
