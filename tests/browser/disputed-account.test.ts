import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { newToken } from "#app/auth/one-time-token.ts";
import { MINUTE_MS } from "#app/domain/time/durations.ts";
import { storeToken } from "#tests/support/application/access-fixture.ts";
import { addAccount } from "#tests/support/application/accounts.ts";
import { newVisitor, openBrowser, type Visit } from "#tests/support/browser/browser.ts";
import { bringAxe, PHONE, pageFaultsEverywhere } from "#tests/support/browser/page-faults.ts";
import { addFactor } from "#tests/support/records/two-factor.ts";
import { startKayap } from "#tests/support/servers/kayap.ts";
import { sessionCookieFor } from "#tests/support/servers/stoppable-server.ts";

const kayap = await startKayap();
const { url, client } = kayap;

let browser: Browser;
let visit: Visit;
beforeAll(async () => {
  browser = await openBrowser();
  return () => browser.close();
});
beforeEach(async () => {
  visit = await newVisitor(browser, { viewport: PHONE });
  await bringAxe(visit.page);
});
afterAll(() => client.close());

/** The page that is open, in both sizes and themes. */
async function expectSound(page: Page, heading: string) {
  await page.getByRole("heading", { level: 1, name: heading, exact: true }).waitFor();
  expect(await pageFaultsEverywhere(page), heading).toEqual([]);
}

async function signInAs(page: Page, userId: string) {
  await page.context().addCookies([await sessionCookieFor(kayap, userId)]);
}

test("the page of an address that cannot be changed again yet is accessible and fits (threat 85)", async () => {
  const { page, complaints } = visit;
  const userId = await addAccount(client, { email: "changed@kayap.test" });
  const link = { kind: "stop-email-change", email: "before@kayap.test" } as const;
  await storeToken(client, { ...link, token: newToken(), userId, now: Date.now() });
  await signInAs(page, userId);
  await page.goto(`${url}/dashboard/settings/email`);
  await page.getByText("You can change it again from").waitFor();
  await expectSound(page, "Change e-mail");
  expect(complaints).toEqual([]);
});

test("the page of a link that also ends a newer second factor is accessible and fits, and says when the password is wrong (threat 86)", async () => {
  const { page } = visit;
  const email = "factor@kayap.test";
  const userId = await addAccount(client, { email });
  const token = newToken();
  await storeToken(client, { kind: "not-me", token, userId, email, now: Date.now() - MINUTE_MS });
  await addFactor(client, userId, Date.now());
  await page.goto(`${url}/not-me?token=${token}`);
  await expectSound(page, "This wasn’t me");
  await page.getByLabel("Your password, if you know it", { exact: true }).fill("not this one");
  await page.getByRole("button", { name: "Sign out all devices" }).click();
  await page.getByText("This is not your password").first().waitFor();
  await expectSound(page, "This wasn’t me");
});

test("the page that asks for a name after somebody else's sign-up is accessible and fits, and leads on (threat 87)", async () => {
  const { page } = visit;
  const nobody = { first_name: "", last_name: "", terms_version: null };
  const userId = await addAccount(client, { email: "nobody@kayap.test", ...nobody });
  await signInAs(page, userId);
  await page.goto(`${url}/dashboard/saved`);
  await expectSound(page, "Finish your account");
  await page.getByLabel("First name", { exact: true }).fill("Anita");
  await page.getByLabel("Last name", { exact: true }).fill("Ramdeen");
  await page.getByLabel("I am 18 or older and accept the terms", { exact: true }).check();
  await page.getByRole("button", { name: "Finish and continue" }).click();
  await page.waitForURL(`${url}/dashboard/saved`);
});

test("the page of a change that only its own account confirms is accessible and fits (threat 87)", async () => {
  const { page } = visit;
  const userId = await addAccount(client, { email: "asks@kayap.test" });
  const email = "signed.up@kayap.test";
  await addAccount(client, { email, email_verified_at: null });
  const token = newToken();
  await storeToken(client, { kind: "change-email", token, userId, email, now: Date.now() });
  await page.goto(`${url}/change-email?token=${token}`);
  await page.getByRole("button", { name: "Confirm my e-mail" }).click();
  await page.getByText("Somebody has signed up with this address as well.").waitFor();
  await expectSound(page, "Confirm your new e-mail");
});
