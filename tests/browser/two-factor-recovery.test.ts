import { base32 } from "oslo/encoding";
import { generateHOTP } from "oslo/otp";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { DEMO_PASSWORD } from "#demo/demo-password.ts";
import { newVisitor, openBrowser, openPage } from "#tests/support/browser/browser.ts";
import {
  bringAxe,
  PHONE,
  pageFaultsEverywhere,
  sidewaysScroll,
} from "#tests/support/browser/page-faults.ts";
import { eventually } from "#tests/support/eventually.ts";
import { startKayap } from "#tests/support/servers/kayap.ts";

const { url, client } = await startKayap();

// Two people that no other test signs in as: one ends with a second factor, the other with no password.
const EMAIL = "geeta.ramnarine@kayap.test";
const CHANGING_EMAIL = "leon.edwards@kayap.test";
const outboxSchema = z.array(z.object({ subject: z.string(), text: z.string() }));

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(async () => {
  client.close();
  await browser.close();
});

/** The link of the newest e-mail to the person whose subject has these words. */
async function linkOf(subject: string): Promise<string> {
  const answer = await fetch(`${url}/dev/mail.json?to=${encodeURIComponent(EMAIL)}`);
  const emails = outboxSchema.parse(await answer.json());
  const emailContent = emails.find((one) => one.subject.includes(subject));
  const path = /https?:\/\/[^/\s]+(\/\S*token=\S+)/.exec(emailContent?.text ?? "")?.[1];
  if (!path) throw new Error(`No emailContent about: ${subject}`);
  return url + path;
}

/** Waits until the page has this heading: the one before may still be shown after a press. */
const showsHeading = (page: Page, name: string) =>
  page.getByRole("heading", { level: 1, name, exact: true }).waitFor();

/** A page that is new here, in both sizes and themes. */
async function expectSound(page: Page, heading: string) {
  await showsHeading(page, heading);
  expect(await pageFaultsEverywhere(page), heading).toEqual([]);
  await page.setViewportSize(PHONE);
}

/** The same page once more, with what it refuses. */
async function expectRefused(page: Page, message: string) {
  await page.getByRole("alert").filter({ hasText: message }).first().waitFor();
  expect(await sidewaysScroll(page), message).toEqual([]);
}

const main = (page: Page) => page.locator("main");

async function signIn(page: Page, email: string) {
  await page.goto(`${url}/login`);
  await page.locator("#email").fill(email);
  await page.locator("#password").fill(DEMO_PASSWORD);
  await main(page).getByRole("button", { name: "Sign in" }).click();
}

test("the pages on which an owner who lost the phone requests a removal, starts it, sees when it ends, and cancels it with a recovery code are accessible and fit (threat 69)", async () => {
  const { page, complaints, close } = await newVisitor(browser, { viewport: PHONE });
  await bringAxe(page);
  await signIn(page, EMAIL);
  await page.waitForURL(/\/dashboard/);
  await openPage(page, `${url}/dashboard/settings/two-factor`);
  await page.getByRole("button", { name: "Turn on" }).click();
  const key = (await page.locator("main code").innerText()).replace(/ /g, "");
  const code = await generateHOTP(base32.decode(key), Math.floor(Date.now() / 30_000));
  await page.getByLabel("Code", { exact: true }).fill(code);
  await page.getByRole("button", { name: "Confirm" }).click();
  await eventually(() => page.locator("main li code").count()).toBe(10);
  const codes = await page.locator("main li code").allInnerTexts();
  await page.goto(`${url}/dashboard/settings/two-factor`);
  await expectSound(page, "Two-factor sign-in");

  await page.context().clearCookies();
  await signIn(page, EMAIL);
  await showsHeading(page, "One more step");
  await page.getByRole("link", { name: "Lost your phone and your recovery codes?" }).click();
  await expectSound(page, "No phone, no recovery codes?");
  await eventually(() => main(page).innerText()).toContain("72 hours");
  await page.getByRole("button", { name: "Send the link" }).click();
  await page.waitForURL(/step=sent/);
  await expectSound(page, "No phone, no recovery codes?");

  await page.goto(await linkOf("without two-factor sign-in"));
  await expectSound(page, "Remove two-factor sign-in");
  await page.getByLabel("Your password", { exact: true }).fill("not it");
  await page.getByRole("button", { name: "Start" }).click();
  await expectRefused(page, "This is not your password");
  await page.getByLabel("Your password", { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole("button", { name: "Start" }).click();
  await page.waitForURL(`${url}/two-factor-recovery`);
  await expectSound(page, "Please wait");
  await eventually(() => main(page).locator("time").count()).toBe(1);

  await page.getByRole("link", { name: "Cancel it with a code" }).click();
  await expectSound(page, "Keep two-factor sign-in");
  await page.getByLabel("E-mail", { exact: true }).fill(EMAIL);
  await page.getByLabel("Code", { exact: true }).fill("000000");
  await page.getByRole("button", { name: "Cancel the removal" }).click();
  await expectRefused(page, "Nothing was cancelled");
  await eventually(() => page.getByLabel("E-mail", { exact: true }).inputValue()).toBe(EMAIL);
  await page.getByLabel("Code", { exact: true }).fill(codes[0] ?? "");
  await page.getByRole("button", { name: "Cancel the removal" }).click();
  await expectSound(page, "Two-factor sign-in stays");

  expect(complaints.filter((line) => !line.includes("status of 400"))).toEqual([]);
  await close();
});

test("the pages on which a form waits for the password, and the old mailbox stops the change of address, are accessible and fit (threat 69)", async () => {
  const { page, close } = await newVisitor(browser, { viewport: PHONE });
  await bringAxe(page);
  // A form of scripts is asked the password on another page, and does not wait there.
  await page.route("**/assets/**/*.js", (route) => route.abort());
  await signIn(page, CHANGING_EMAIL);
  await page.waitForURL(/\/dashboard/);
  await page.goto(`${url}/dashboard/settings/email`);
  await page.locator("main input[name=email]").fill("ravi.new@kayap.test");
  await client.execute("update sessions set confirmed_at = null");
  await page.getByRole("button", { name: "Send confirmation" }).click();
  await expectSound(page, "Confirm it’s you");
  await page.getByLabel("Your password", { exact: true }).fill("not it");
  await page.getByRole("button", { name: "Confirm" }).click();
  await expectRefused(page, "This is not your password");
  await page.getByLabel("Your password", { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole("button", { name: "Confirm" }).click();
  await page.waitForURL(`${url}/dashboard/settings`);
  const answer = await fetch(`${url}/dev/mail.json?to=${encodeURIComponent(CHANGING_EMAIL)}`);
  const emails = outboxSchema.parse(await answer.json());
  const warning = emails.find(({ subject }) => subject.startsWith("Somebody wants to change"));
  const path = /https?:\/\/[^/\s]+(\/stop-email-change\S+)/.exec(warning?.text ?? "")?.[1] ?? "";
  await page.goto(url + path);
  await expectSound(page, "Stop the change");
  await page.getByRole("button", { name: "Stop the change" }).click();
  await page.waitForURL(/\/reset-password/);
  await eventually(() => page.getByRole("status").innerText()).toContain("The change is stopped");
  await page.goto(url + path);
  await expectRefused(page, "This link is invalid or has expired.");
  await page.goto(`${url}/dashboard/settings/email`);
  await page.waitForURL(/\/login/);
  await close();
});
