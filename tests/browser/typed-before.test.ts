import { createHash } from "node:crypto";
import { type Client, createClient } from "@libsql/client";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { TYPED_BEFORE } from "#app/domain/typed-form.ts";
import { findLocalServer } from "#db/local/server-file.ts";
import { readSettings } from "#local/settings.ts";
import { hydrated, newVisitor, openBrowser, openPage } from "../support/browser.ts";
import { type DemoPerson, fillSignIn, signInAs } from "../support/dashboard-pages.ts";
import { PHONE, pageFaults } from "../support/page-faults.ts";
import { data, url } from "../support/running-kayap.ts";

const THREE_HOURS = 3 * 60 * 60_000;
const TIMED_OUT = /You were signed out after \d+ minutes without activity\./;

let browser: Browser;
let client: Client;
beforeAll(async () => {
  const { database } = readSettings({ ...process.env, KAYAP_DATA: data });
  const server = await findLocalServer(database.folder);
  if (!server) throw new Error("There is no database.");
  client = createClient({ url: server.url });
  browser = await openBrowser();
});
afterAll(async () => {
  await browser.close();
  client.close();
});

async function visitAs(person: DemoPerson, options: BrowserContextOptions) {
  const visit = await newVisitor(browser, { viewport: PHONE, ...options });
  await signInAs(visit.page, url, person);
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
}

async function endSession(page: Page) {
  const args = [await sessionOf(page)];
  await client.execute({ sql: "delete from sessions where id_hash = ?", args });
}

async function openConversation(page: Page) {
  await page.goto(`${url}/dashboard/messages`);
  await page.locator("[aria-labelledby=conversations] li a").first().click();
  await page.locator("#content").waitFor();
}

const notice = (page: Page) => page.getByRole("status").filter({ hasText: TYPED_BEFORE });

describe("without JavaScript, after a timeout (decision 24)", () => {
  const WITHOUT = { javaScriptEnabled: false };

  test("a message stands in its box again after the sign-in and can be sent", async () => {
    const { page, close } = await visitAs("customer", WITHOUT);
    await openConversation(page);
    const text = `Is Monday fine? ${crypto.randomUUID()}`;
    await page.locator("#content").fill(text);
    await restTooLong(page);
    await page.getByRole("button", { name: "Send" }).click();
    await page.waitForURL(/\/login\?next=/);
    await page.getByText(TIMED_OUT).waitFor();
    await fillSignIn(page, "customer");
    await page.waitForURL(/\/dashboard\/messages\?conversation=/);
    await notice(page).waitFor();
    expect(await page.locator("#content").inputValue()).toBe(text);
    expect(await page.locator("[data-message]", { hasText: text }).count()).toBe(0);
    expect(await pageFaultsOf(page)).toEqual([]);
    await page.getByRole("button", { name: "Send" }).click();
    await page.locator("[data-message]", { hasText: text }).waitFor();
    expect(await notice(page).count()).toBe(0);
    expect(await page.locator("#content").inputValue()).toBe("");
    await close();
  });

  test("a profile stands in its form again", async () => {
    const { page, close } = await visitAs("pro", WITHOUT);
    await page.goto(`${url}/dashboard/profile?edit=1`);
    await page.locator("#bio").fill("Twenty years of wires, and none of them loose.");
    await restTooLong(page);
    await page.locator("main form").getByRole("button", { name: /Save/ }).click();
    await page.getByText(TIMED_OUT).waitFor();
    await fillSignIn(page, "pro");
    await notice(page).waitFor();
    expect(await page.locator("#bio").inputValue()).toBe(
      "Twenty years of wires, and none of them loose.",
    );
    await close();
  });
});

describe("with JavaScript", () => {
  test("a form that was sent too late stands filled again, also once its scripts run", async () => {
    const { page, close } = await visitAs("customer", {});
    await openPage(page, `${url}/dashboard/profile?edit=1`);
    await page.locator("#bio").fill("I keep goats.");
    await restTooLong(page);
    await page.locator("main form").getByRole("button", { name: /Save/ }).click();
    await page.waitForURL(/\/login\?next=/);
    await fillSignIn(page, "customer");
    await notice(page).waitFor();
    await hydrated(page);
    expect(await page.locator("#bio").inputValue()).toBe("I keep goats.");
    expect(await pageFaults(page)).toEqual([]);
    await close();
  });

  test("what was never sent stands there again, with what follows from it, and its tiles and counter", async () => {
    const { page, complaints, close } = await visitAs("pro", {});
    await typeService(page);
    await endSession(page);
    await page.reload();
    await page.waitForURL(/\/login\?next=/);
    await fillSignIn(page, "pro");
    await notice(page).waitFor();
    await page.locator('#subcategoryId:has(option[value="plumbers"]:checked)').waitFor();
    expect(await page.locator("#title").inputValue()).toBe("Solar water heaters");
    expect(await page.locator("#categoryId").inputValue()).toBe("construction-trades");
    expect(await page.locator("[data-counter]").innerText()).toContain("17");
    expect(await page.locator("[name=availabilityEvenings]").isChecked()).toBe(true);
    expect(complaints).toEqual([]);
    await openPage(page, `${url}/dashboard/services/new`);
    expect(await page.locator("#title").inputValue()).toBe("");
    await close();
  });

  test("another person who signs in sees nothing of it, and it is gone", async () => {
    const { page, close } = await visitAs("customer", {});
    await openPage(page, `${url}/dashboard/profile?edit=1`);
    await page.locator("#bio").fill("A secret.");
    await endSession(page);
    await page.reload();
    await page.waitForURL(/\/login\?next=/);
    await fillSignIn(page, "pro");
    await page.waitForURL(/\/dashboard\/profile/);
    await hydrated(page);
    expect(await page.locator("#bio").inputValue()).not.toContain("A secret.");
    expect(await notice(page).count()).toBe(0);
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain("A secret.");
    await close();
  });

  test("what is left behind by going elsewhere, or by logging out, is forgotten", async () => {
    const { page, close } = await visitAs("customer", {});
    const kept = () => page.evaluate(() => JSON.stringify(sessionStorage));
    await openPage(page, `${url}/dashboard/profile?edit=1`);
    await page.locator("#bio").fill("A secret.");
    expect(await kept()).toContain("A secret.");
    await page.getByRole("link", { name: "More" }).click();
    await page.getByRole("heading", { name: "More" }).waitFor();
    expect(await kept()).not.toContain("A secret.");
    await openConversation(page);
    await hydrated(page);
    await page.locator("#content").fill("A secret.");
    expect(await kept()).toContain("A secret.");
    await openPage(page, `${url}/dashboard/more`);
    await page.locator("main").getByRole("button", { name: "Logout" }).click();
    await page.waitForURL(`${url}/`);
    expect(await kept()).not.toContain("A secret.");
    await close();
  });

  test("a message that could not be sent any more is in its box again", async () => {
    const { page, close } = await visitAs("customer", {});
    await openConversation(page);
    await hydrated(page);
    const text = `Is Tuesday fine? ${crypto.randomUUID()}`;
    await page.locator("#content").fill(text);
    await endSession(page);
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/login\?next=/);
    await fillSignIn(page, "customer");
    await page.waitForURL(/\/dashboard\/messages\?conversation=/);
    await page.waitForFunction(
      (typed) => document.querySelector<HTMLTextAreaElement>("#content")?.value === typed,
      text,
    );
    await close();
  });
});

async function typeService(page: Page) {
  await openPage(page, `${url}/dashboard/services/new`);
  await page.locator("#categoryId").selectOption("construction-trades");
  await page.locator("#subcategoryId").selectOption("plumbers");
  await page.locator("[name=availabilityEvenings]").check();
  await page.locator("#description").fill("I fit and repair.");
  await page.locator("#title").fill("Solar water heaters");
}

/** Of a page whose own scripts are off: in a browser with scripts, over the same HTML. */
async function pageFaultsOf(page: Page): Promise<string[]> {
  const visit = await newVisitor(browser, { viewport: PHONE });
  await visit.page.route("**/*", (route) =>
    route.request().resourceType() === "script" ? route.abort() : route.continue(),
  );
  await visit.page.context().addCookies(await page.context().cookies());
  await visit.page.goto(page.url());
  await notice(visit.page).waitFor();
  const findings = await pageFaults(visit.page);
  await visit.close();
  return findings;
}
