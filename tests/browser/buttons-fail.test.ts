import type { Browser, Locator, Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, test } from "vitest";
import { newVisitor, openBrowser, openPage, type Visit } from "#tests/support/browser/browser.ts";
import { signedInState } from "#tests/support/browser/demo-sign-in.ts";
import { PHONE } from "#tests/support/browser/page-faults.ts";
import { eventually } from "#tests/support/eventually.ts";
import { startKayap } from "#tests/support/servers/kayap.ts";

const { url, client } = await startKayap();

let browser: Browser;
let state: Awaited<ReturnType<typeof signedInState>>;
let visit: Visit;

beforeAll(async () => {
  browser = await openBrowser();
  state = await signedInState(browser, { url, client }, "customer");
});
beforeEach(async () => {
  visit = await newVisitor(browser, { storageState: state, viewport: PHONE });
  return () => visit.close();
});
afterAll(() => browser.close());

/** Presses a button offline, then Retry in the alert that says so, with the connection. */
async function failsAndIsRetried(page: Page, button: Locator, sentence: string) {
  await page.context().setOffline(true);
  await button.click();
  const failure = page.getByRole("alert").filter({ hasText: sentence });
  await failure.waitFor();
  await page.context().setOffline(false);
  await failure.getByRole("button", { name: "Retry" }).click();
}

test("settings and the profile, sent offline, stay with their sentence beside the button, and are saved by Retry", async () => {
  const { page } = visit;
  const saveButton = page.getByRole("button", { name: "Save Changes" });
  await openPage(page, `${url}/dashboard/settings`);
  const box = page.getByLabel("Review notifications");
  const before = await box.isChecked();
  await box.setChecked(!before);
  await failsAndIsRetried(page, saveButton, "Failed to save settings. Please try again.");
  await page.getByText("Settings saved successfully!").waitFor();
  await page.reload();
  await eventually(() => box.isChecked()).toBe(!before);
  await openPage(page, `${url}/dashboard/profile?edit=1`);
  await page.locator("#bio").fill("I keep goats.");
  await failsAndIsRetried(page, saveButton, "Failed to update profile. Please try again.");
  await page.getByText("Profile updated successfully!").waitFor();
  await page.getByText("I keep goats.").waitFor();
});

test("a review, sent offline, stays with its sentence beside the button, and is there once after Retry", async () => {
  const { page } = visit;
  await openPage(page, `${url}/dashboard/reviews/new`);
  await page.getByLabel("Find the service").fill("carrot");
  await page.getByRole("search").getByRole("button", { name: "Search" }).last().click();
  await page.waitForURL(/find=/);
  await page.locator("input[name=serviceId]").first().check();
  await page.getByLabel("4 – Good").check();
  const comment = `Mended while the line was gone. ${crypto.randomUUID()}`;
  await page.getByLabel("Comment").fill(comment);
  const submit = page.getByRole("button", { name: "Submit Review" });
  await failsAndIsRetried(page, submit, "Failed to submit review. Please try again.");
  await page.getByText("Review submitted successfully!").waitFor();
  await eventually(() => page.getByText(comment).count()).toBe(1);
});

/** Adds notifications of the demo customer with these titles. */
async function addNotifications(titles: readonly string[]) {
  for (const title of titles) {
    await client.execute({
      sql: `insert into notifications (id, user_id, kind, title, body, link, created_at)
        select ?, id, 'account', ?, '', '/dashboard/settings', ? from users where email = 'customer@kayap.test'`,
      args: [crypto.randomUUID(), title, Date.now()],
    });
  }
}

test("a notification marked as read offline stays unread with a sentence, and is read after Retry", async () => {
  const { page } = visit;
  const [first, second] = [`First ${crypto.randomUUID()}`, `Second ${crypto.randomUUID()}`];
  await addNotifications([first, second]);
  await openPage(page, `${url}/dashboard/notifications`);
  const unread = (title: string) =>
    page.locator("[data-notification][data-unread]").filter({ hasText: title });
  await eventually(() => unread(second).count()).toBe(1);
  const button = unread(first).getByRole("button", { name: /^Mark as read/ });
  // The page shows it before the answer, and a reload would take the request back.
  await Promise.all([
    page.waitForResponse((response) => response.request().method() === "POST"),
    failsAndIsRetried(page, button, "We could not do this right now."),
  ]);
  await eventually(() => unread(first).count()).toBe(0);
  await page.reload();
  await eventually(() => unread(second).count()).toBe(1);
  await eventually(() => unread(first).count()).toBe(0);
  // A form without a place of its own is told, and sent again, in the bar.
  await page.context().setOffline(true);
  await page.getByRole("button", { name: "Mark all as read" }).click();
  const bar = page.locator("[data-connectivity]");
  await bar.getByText("This could not be sent. You are offline. What you typed is kept.").waitFor();
  await eventually(() => unread(second).count()).toBe(1);
  // It is told also once there is a connection again.
  await page.context().setOffline(false);
  await bar.getByText("This could not be sent. What you typed is kept.").waitFor();
  await bar.getByRole("button", { name: "Retry" }).click();
  await eventually(() => unread(second).count()).toBe(0);
  await eventually(() => bar.innerText()).toBe("");
});

test("Retry that is held down while the connection comes back is pressed: the bar above it goes only afterwards", async () => {
  const { page } = visit;
  const title = `Held ${crypto.randomUUID()}`;
  await addNotifications([title]);
  await openPage(page, `${url}/dashboard/notifications`);
  const row = page.locator("[data-notification][data-unread]").filter({ hasText: title });
  const bar = page.locator("[data-connectivity]");
  await page.context().setOffline(true);
  await row.getByRole("button", { name: /^Mark as read/ }).click();
  await bar.getByText("You are offline.").waitFor();
  await row.getByRole("alert").getByRole("button", { name: "Retry" }).hover();
  await page.mouse.down();
  // The bar is no longer needed when the page hears that the service answers.
  const answered = page.waitForResponse((response) => response.request().method() === "HEAD");
  await page.context().setOffline(false);
  await answered;
  await nextFrames(page);
  await page.mouse.up();
  await eventually(() => row.count()).toBe(0);
  await eventually(() => bar.innerText()).toBe("");
});

/** Waits until the page has shown what it knows by now. */
async function nextFrames(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown))),
  );
}

test("a heart of the dashboard that is pressed offline says that it failed, and works at the next press", async () => {
  const { page } = visit;
  await openPage(page, `${url}/dashboard/find?q=wiring`);
  const form = page.locator("form[data-save]").first();
  const heart = form.getByRole("button");
  const before = await heart.getAttribute("aria-pressed");
  await page.context().setOffline(true);
  await heart.click();
  const failure = form.getByRole("alert");
  await failure.getByText("Failed to save/unsave service. Please try again.").waitFor();
  await eventually(() => heart.getAttribute("aria-pressed")).toBe(before);
  await page.context().setOffline(false);
  await heart.click();
  await eventually(() => heart.getAttribute("aria-pressed")).not.toBe(before);
  await eventually(() => failure.count()).toBe(0);
});
