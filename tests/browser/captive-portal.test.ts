import type { Browser } from "playwright-core";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { newVisitor, openBrowser, openPage, type Visit } from "#tests/support/browser/browser.ts";
import { signedInState } from "#tests/support/browser/demo-sign-in.ts";
import { PHONE, pageFaultsEverywhere } from "#tests/support/browser/page-faults.ts";
import { eventually } from "#tests/support/eventually.ts";
import { type Line, type LineFault, startLine } from "#tests/support/servers/forward-proxy.ts";
import { startKayap } from "#tests/support/servers/kayap.ts";

const { url, client } = await startKayap();

const NOT_UPDATED = "Failed to update profile. Please try again.";
const SILENT =
  "Kayap does not answer right now. “Bookings” opens as soon as it does. What you typed is kept.";

let browser: Browser;
let visit: Visit;
let line: Line;
let fault: LineFault | null;

beforeAll(async () => {
  browser = await openBrowser();
});
beforeEach(async () => {
  fault = null;
  line = await startLine(() => fault);
  const storageState = await signedInState(browser, { url, client }, "customer");
  const proxy = { server: line.url };
  visit = await newVisitor(browser, { storageState, proxy, viewport: PHONE });
  return async () => {
    await visit.close();
    line.stop();
  };
});
afterAll(() => browser.close());

test("in the dashboard, a captive portal that leads to its own page keeps the page, its links and its form", async () => {
  const { page } = visit;
  await openPage(page, `${url}/dashboard/profile?edit=1`);
  const bio = `Typed behind the portal. ${crypto.randomUUID()}`;
  await page.locator("#bio").fill(bio);
  fault = "portal";
  await page.locator("[data-navigation=bottom]").getByRole("link", { name: "Bookings" }).click();
  const bar = page.locator("[data-connectivity]");
  await bar.getByText(SILENT, { exact: true }).waitFor();
  await page.getByRole("button", { name: "Save Changes" }).click();
  const failure = page.getByRole("alert").filter({ hasText: NOT_UPDATED });
  await failure.waitFor();
  await eventually(() => page.url()).toBe(`${url}/dashboard/profile?edit=1`);
  await eventually(() => page.locator("#bio").inputValue()).toBe(bio);
  await bar
    .getByText("Kayap does not answer right now. What you typed is kept.", { exact: true })
    .waitFor();
  expect(await pageFaultsEverywhere(page)).toEqual([]);
  await page.setViewportSize(PHONE);
  fault = null;
  await failure.getByRole("button", { name: "Retry" }).click();
  await page.getByText("Profile updated successfully!").waitFor();
  await page.getByText(bio).waitFor();
  await eventually(() => bar.innerText()).toBe("");
  expect(line.faults.map(({ request }) => request.method)).toContain("POST");
});

test("on a public page, what was typed is there again when somebody comes back from the portal", async () => {
  const { page, complaints } = visit;
  await openPage(page, `${url}/contact`);
  const text = `Is the office open on Monday? ${crypto.randomUUID()}`;
  await page.locator("#email").fill("anita@kayap.test");
  await page.locator("#message").fill(text);
  await page.waitForFunction((kept) => JSON.stringify(localStorage).includes(kept), text);
  fault = "portal";
  await page.getByRole("button", { name: "Send message" }).click();
  // Our own forms lead nowhere else (Content-Security-Policy): the page stays, and nobody else gets what was typed.
  await eventually(() => complaints.join()).toContain("form-action");
  const notice = page.getByRole("alert").filter({ hasText: "Kayap does not answer right now." });
  await notice.getByText("What you typed is kept.").waitFor();
  await page.getByRole("button", { name: "Send message" }).click();
  await eventually(() => notice.count()).toBe(1);
  await eventually(() => page.locator("#message").inputValue()).toBe(text);
  await page.goto(`${url}/about`);
  await page.getByRole("heading", { name: "Please pay for the line" }).waitFor();
  fault = null;
  await page.goBack();
  await eventually(() => page.locator("#message").inputValue()).toBe(text);
  await page.getByRole("button", { name: "Send message" }).click();
  await page.getByText("Your ticket number is").waitFor();
});
