import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  connected,
  openBrowser,
  openPage,
  returningVisitor,
} from "#tests/support/browser/browser.ts";
import {
  type DemoPerson,
  type DemoStates,
  demoStates,
} from "#tests/support/browser/demo-sign-in.ts";
import { bubble, unique } from "#tests/support/browser/message-box.ts";
import { PHONE, pageFaultsEverywhere } from "#tests/support/browser/page-faults.ts";
import { eventually } from "#tests/support/eventually.ts";
import { startKayap } from "#tests/support/servers/kayap.ts";

const { url, client } = await startKayap();

let browser: Browser;
let states: DemoStates;
let id: string;
let conversation: string;

beforeAll(async () => {
  browser = await openBrowser();
  states = await demoStates(browser, { url, client });
  const { rows } = await client.execute(
    `select mine.conversation_id from conversation_members mine
      join conversation_members theirs on theirs.conversation_id = mine.conversation_id
      where mine.user_id = (select id from users where email = 'customer@kayap.test')
      and theirs.user_id = (select id from users where email = 'pro@kayap.test')`,
  );
  id = String(rows[0]?.conversation_id);
  conversation = `${url}/dashboard/messages?conversation=${id}`;
});
afterAll(() => browser.close());

const visitorAs = (person: DemoPerson) =>
  returningVisitor(browser, { storageState: states[person], viewport: PHONE });

/** Offers the last free time of a day to the customer of the conversation; gives the note that stands on the card. */
async function offers(page: Page): Promise<string> {
  await openPage(page, conversation);
  // A page that is left while its socket opens complains of it.
  await connected(page);
  await page.getByRole("link", { name: "Propose a time" }).click();
  await page.getByRole("heading", { level: 1, name: "Propose a time" }).waitFor();
  const day = page.locator("nav[aria-label=Day] li button").nth(2);
  await day.click();
  await day.and(page.locator("[aria-current]")).waitFor();
  const note = unique("I bring the ladder");
  // By keyboard: a bar may lie over the last row of times.
  const time = page.locator("input[name=slot]:not([disabled])").last();
  await time.focus();
  await page.keyboard.press("Space");
  await eventually(() => time.isChecked()).toBe(true);
  await page.getByLabel("Note (optional)").fill(note);
  await page.getByRole("button", { name: "Send offer" }).click();
  await bubble(page, note).getByText("Waiting for an answer").waitFor();
  return note;
}

/** Accepts the offer with this note, with place and phone; its card shows the booking then. */
async function accepts(page: Page, note: string): Promise<void> {
  await bubble(page, note).getByRole("link", { name: "Accept" }).click();
  await page.getByLabel("Village and landmark").fill("Yellow house behind the stelling");
  await page.getByLabel("Phone").fill("612 3456");
  await page.getByRole("button", { name: "Accept and book" }).click();
  await page.locator("[data-message]").last().getByText("Confirmed").waitFor();
}

/** Neither a refused form nor a page that is left while its socket opens. */
const isNews = (line: string) =>
  !/status of 400|closed before the connection is established/.test(line);

test("an offered time and its answer appear in the open threads of both (decision 71)", async () => {
  const [mine, theirs] = [await visitorAs("customer"), await visitorAs("pro")];
  await mine.page.goto(conversation);
  await connected(mine.page);
  const note = await offers(theirs.page);
  await connected(theirs.page);
  await accepts(mine.page, note);
  await theirs.page.locator("[data-message]").last().getByText("Confirmed").waitFor();
  expect([...mine.complaints, ...theirs.complaints]).toEqual([]);
});

test("another service of an offer has its own days and times, and is asked for its length before it counts", async () => {
  const { page, complaints } = await visitorAs("pro");
  const { rows } = await client.execute(
    `select services.id, title, price_type from services join users on users.id = pro_id
      where email = 'pro@kayap.test' and listed = 1`,
  );
  const byHour = rows.find((row) => row.price_type === "hourly");
  const fixed = rows.find((row) => row.price_type === "fixed");
  await openPage(page, `${url}/dashboard/messages/${id}/offer?service=${fixed?.id}`);
  const note = unique("With new breakers");
  await page.getByLabel("Note (optional)").fill(note);
  // Where the answer comes and the page that belongs to it does not, the answer is shown on the page as it was.
  const lost = "**/offer.data?*";
  await page.route(lost, (route) =>
    route.request().method() === "GET" ? route.abort() : route.fallback(),
  );
  await page.getByLabel("Service").selectOption(String(byHour?.id));
  // Every way to other times names the service that is chosen, although its times are not shown yet.
  await eventually(() =>
    page.locator("nav[aria-label=Day] a, nav[aria-label=Day] button").evaluateAll((all) => [
      ...new Set(
        all.map((one) => {
          const address = one.getAttribute("href") ?? one.getAttribute("formaction") ?? "";
          return new URL(address, location.href).searchParams.get("service");
        }),
      ),
    ]),
  ).toEqual([byHour?.id]);
  const time = page.locator("input[name=slot]:not([disabled])").last();
  await time.focus();
  await page.keyboard.press("Space");
  await page.getByRole("button", { name: "Send offer" }).click();
  await page.getByRole("alert").getByText("This service is by the hour.").waitFor();
  await eventually(() => page.getByLabel("Note (optional)").inputValue()).toBe(note);
  await page.unroute(lost);
  await page.getByRole("button", { name: "Send offer" }).click();
  await page.locator("#duration-error").waitFor();
  expect(await pageFaultsEverywhere(page)).toEqual([]);
  await page.getByText(`${byHour?.title}, 1 hour`).waitFor();
  await eventually(() => page.getByLabel("Note (optional)").inputValue()).toBe(note);
  await page.getByLabel("How many hours?").selectOption("2 hours");
  await page.getByText(`${byHour?.title}, 2 hours`).waitFor();
  await eventually(() => page.getByLabel("Note (optional)").inputValue()).toBe(note);
  // The day that is shown may have no two hours left.
  const day = page.locator("nav[aria-label=Day] li button", { hasText: "open" }).last();
  await day.click();
  await day.and(page.locator("[aria-current]")).waitFor();
  await page.locator("input[name=slot]:not([disabled])").last().focus();
  await page.keyboard.press("Space");
  await page.getByRole("button", { name: "Send offer" }).click();
  await bubble(page, note).getByText("2 hours").waitFor();
  await bubble(page, note).getByRole("button", { name: "Withdraw" }).click();
  await bubble(page, note).getByText("Withdrawn").waitFor();
  expect(complaints.filter((line) => isNews(line) && !line.includes("ERR_FAILED"))).toEqual([]);
});

test("the pages of an offer are accessible and fit, also when its answer is refused", async () => {
  const [mine, theirs] = [await visitorAs("customer"), await visitorAs("pro")];
  await openPage(theirs.page, `${url}/dashboard/messages/${id}/offer`);
  expect(await pageFaultsEverywhere(theirs.page)).toEqual([]);
  await theirs.page.setViewportSize(PHONE);
  const note = await offers(theirs.page);
  await openPage(mine.page, conversation);
  await bubble(mine.page, note).getByRole("link", { name: "Accept" }).click();
  await mine.page.getByRole("heading", { level: 1, name: "Accept this time" }).waitFor();
  expect(await pageFaultsEverywhere(mine.page)).toEqual([]);
  await mine.page.getByLabel("Phone").fill("61");
  await mine.page.getByRole("button", { name: "Accept and book" }).click();
  await mine.page.getByRole("alert").waitFor();
  expect(await pageFaultsEverywhere(mine.page)).toEqual([]);
  await mine.page.goto(conversation);
  await bubble(mine.page, note).getByRole("button", { name: "Decline" }).click();
  await bubble(mine.page, note).getByText("Declined").waitFor();
  expect([...mine.complaints, ...theirs.complaints].filter(isNews)).toEqual([]);
});
