import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openBrowser, openPage, returningVisitor } from "#tests/support/browser/browser.ts";
import { type DemoPerson, signedInState } from "#tests/support/browser/demo-sign-in.ts";
import { openLive } from "#tests/support/browser/live-page.ts";
import { PHONE, pageFaults } from "#tests/support/browser/page-faults.ts";
import { startKayap } from "#tests/support/servers/kayap.ts";

const { url, client } = await startKayap();

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const visit = async (person: DemoPerson) =>
  returningVisitor(browser, {
    storageState: await signedInState(browser, { url, client }, person),
    viewport: PHONE,
  });

const WHAT = "Cable of the black tank has to be changed";

async function postJob(page: Page): Promise<string> {
  await openPage(
    page,
    `${url}/jobs/new?what=${encodeURIComponent(WHAT)}&categoryId=construction-trades&subcategoryId=electricians`,
  );
  await page.locator("[name=details]").fill("The old cable is bare in two places near the pump.");
  await page
    .locator("[name=region]")
    .selectOption({ label: "Region 3, Essequibo Islands-West Demerara" });
  await page.locator("[name=city]").fill("Leonora");
  await page.locator("[name=when][value=week]").check();
  await page.getByRole("button", { name: "Post job" }).click();
  await page.waitForURL(/\/dashboard\/jobs\/[0-9a-f-]{36}$/);
  return page.url();
}

/** `next` is fulfilled once the inbox of a page has reported something after `waitForNext`. */
function reportsOf(page: Page) {
  let report = Promise.withResolvers<void>();
  page.on("websocket", (socket) => {
    if (socket.url().includes("/inbox/")) socket.on("framereceived", () => report.resolve());
  });
  return {
    get next() {
      return report.promise;
    },
    waitForNext() {
      report = Promise.withResolvers();
    },
  };
}

async function sendOffer(page: Page, { price, button }: { price: string; button: string }) {
  await page.locator("[name=slot]").first().check();
  await page.locator("[name=priceAmount]").fill(price);
  await page.locator("[name=message]").fill("New cable in pipe, breaker and test included.");
  await page.getByRole("button", { name: button }).click();
  await page.getByText(`$${price}`).waitFor();
}

test("a job appears on the open board, and its offer comes, changes and goes on the open page of the customer, whose acceptance shows on the professional's", async () => {
  const customer = await visit("customer");
  const pro = await visit("pro");
  await openLive(pro.page, `${url}/dashboard/jobs`);
  const address = await postJob(customer.page);
  await pro.page.getByRole("link", { name: WHAT }).first().waitFor();

  const reports = reportsOf(customer.page);
  await openLive(customer.page, address);
  await openPage(pro.page, address);
  expect(await pageFaults(pro.page)).toEqual([]);
  await sendOffer(pro.page, { price: "15,000", button: "Send offer" });
  const offer = customer.page.locator("[data-offer]");
  await offer.getByText("$15,000").waitFor();
  await customer.page.getByText("The offers have changed.").waitFor({ state: "attached" });
  expect(await pageFaults(customer.page)).toEqual([]);

  for (const price of ["14,000", "13,000"]) {
    await sendOffer(pro.page, { price, button: "Save changes" });
    await offer.getByText(`$${price}`).waitFor();
  }
  await pro.page.getByRole("button", { name: "Withdraw this offer" }).click();
  await offer.waitFor({ state: "detached" });
  await sendOffer(pro.page, { price: "12,000", button: "Send offer" });
  await offer.getByText("$12,000").waitFor();

  await openLive(pro.page, address);
  // The inbox reports the acceptance while the page of the booking is on its way.
  await customer.page.route(/\/dashboard\/bookings\/[^/]+\.data/, async (route) => {
    const response = await route.fetch();
    await reports.next;
    await route.fulfill({ response });
  });
  const button = offer.getByRole("button", { name: "Accept offer" });
  reports.waitForNext();
  await offer.getByLabel("Phone").fill("612 3456");
  await button.click();
  await customer.page.waitForURL(/\/dashboard\/bookings\//);
  await customer.page.getByText("Booking confirmed. We have told the professional.").waitFor();
  await pro.page.getByText("Accepted", { exact: true }).waitFor();
  expect(customer.complaints).toEqual([]);
  expect(pro.complaints).toEqual([]);
  await Promise.all([customer.close(), pro.close()]);
});
