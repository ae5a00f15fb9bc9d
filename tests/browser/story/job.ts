import type { Page } from "playwright-core";
import { openPage } from "#tests/support/browser/browser.ts";
import { eventually } from "#tests/support/eventually.ts";

/** Somebody with a signed-in browser, and everything that the server has sent to it. */
export type Reader = { page: Page; url: string; received: Promise<string>[] };

/** Keeps the text of every page and every answer for a script. */
export function keepsWhatArrives(page: Page): Promise<string>[] {
  const received: Promise<string>[] = [];
  page.on("response", (response) => {
    const type = response.headers()["content-type"] ?? "";
    if (/html|json|text\/x-script/.test(type)) received.push(response.text().catch(() => ""));
  });
  page.on("websocket", (socket) => {
    socket.on("framereceived", ({ payload }) => received.push(Promise.resolve(String(payload))));
  });
  return received;
}

/** Posts a job whose words have a phone number and a link in them, and reads that they are hidden. Returns its path. */
export async function postsJob(
  { page, url }: Reader,
  { what, details, street }: { what: string; details: string; street: string },
): Promise<string> {
  await openPage(page, `${url}/jobs/new`);
  await page.getByLabel("What do you need done?").fill(what);
  await page.locator("[name=subcategoryId]").selectOption("electricians");
  await page.locator("[name=details]").fill(details);
  await page.locator("[name=region]").selectOption("Demerara-Mahaica");
  await page.locator("[name=city]").fill("Mon Repos");
  await page.locator("[name=landmark]").fill(street);
  await page.locator("[name=when][value=week]").check();
  await page.getByRole("button", { name: "Post job" }).click();
  await page.getByRole("status").filter({ hasText: "Your job is posted." }).waitFor();
  await page.getByText("We hide phone numbers, e-mail addresses and links").waitFor();
  return new URL(page.url()).pathname;
}

/** Finds the job on the board, reads it, and sends an offer for the first time of a day. */
export async function sendsOffer(
  { page, url }: Reader,
  { path, day, price, message }: { path: string; day: string; price: string; message: string },
): Promise<void> {
  await openPage(page, `${url}/dashboard/jobs`);
  await page.locator(`main a[href="${path}"]`).waitFor();
  await openPage(page, `${url}${path}?day=${day}`);
  await page.locator("[name=slot]").first().check();
  await page.locator("[name=priceAmount]").fill(price);
  await page.locator("[name=priceType]").selectOption("fixed");
  await page.locator("[name=message]").fill(message);
  await page.getByRole("button", { name: "Send offer" }).click();
  await page.getByRole("status").filter({ hasText: "Your offer is sent." }).waitFor();
}

/** Reads the offers, the lowest price first, and accepts that one. */
export async function acceptsLowest(
  { page, url }: Reader,
  { path, prices }: { path: string; prices: readonly string[] },
): Promise<void> {
  await openPage(page, `${url}${path}`);
  const offers = page.locator("[data-offer]");
  await eventually(() => offers.count()).toBe(prices.length);
  for (const [i, price] of prices.entries()) {
    await eventually(() => offers.nth(i).innerText()).toContain(`$${price}`);
  }
  await offers.first().getByLabel("Phone").fill("612 3456");
  await offers.first().getByRole("button", { name: "Accept offer" }).click();
  await page.getByRole("status").filter({ hasText: "Booking confirmed." }).waitFor();
}

/** Reads one's own job or offer and follows it to the booking. */
export async function opensBookingOfJob({ page, url }: Reader, path: string): Promise<void> {
  await openPage(page, `${url}${path}`);
  await page.getByRole("link", { name: "Open the booking" }).click();
  await page.getByRole("heading", { level: 1 }).filter({ hasText: "House wiring" }).waitFor();
}
