import type { Browser, Locator, Page } from "playwright-core";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { newVisitor, openBrowser, openPage, type Visit } from "#tests/support/browser/browser.ts";
import { signedInState } from "#tests/support/browser/demo-sign-in.ts";
import { PHONE, pageFaultsEverywhere } from "#tests/support/browser/page-faults.ts";
import { phonePhoto } from "#tests/support/browser/phone-photo.ts";
import { workdayAhead } from "#tests/support/browser/workdays.ts";
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
afterAll(() => browser.close());
beforeEach(async () => {
  visit = await newVisitor(browser, { storageState: state, viewport: PHONE });
  return () => visit.close();
});

const pick = (page: Page) => page.getByLabel("Photos (optional)");
const stored = (page: Page) => page.locator("input[name=photo]");
const isFocused = (element: Locator) => element.evaluate((one) => one === document.activeElement);
const NEW = `${url}/jobs/new?what=Gate+lamp+fell+down&categoryId=construction-trades&subcategoryId=electricians`;

async function fillJob(page: Page) {
  await openPage(page, NEW);
  await page.locator("[name=details]").fill("The lamp broke in the wind and hangs on its cable.");
  await page
    .locator("[name=region]")
    .selectOption({ label: "Region 3, Essequibo Islands-West Demerara" });
  await page.locator("[name=city]").fill("Leonora");
}

async function postJob(page: Page) {
  await page.getByRole("button", { name: "Post job" }).click();
  await page.waitForURL(/\/dashboard\/jobs\/[0-9a-f-]{36}$/);
}

/** What the device keeps of what was typed. */
const keptDrafts = (page: Page) => page.evaluate(() => JSON.stringify({ ...localStorage }));

async function smallPhoto() {
  const picture = sharp({
    create: { width: 600, height: 400, channels: 3, background: "#0b5a3c" },
  });
  return { name: "a.jpg", mimeType: "image/jpeg", buffer: await picture.jpeg().toBuffer() };
}

const shown = (page: Page) => page.locator("main img[src*='/photos/']");

test("photos of a job are made small and stored as soon as they are chosen, and what is typed and the focus stay", async () => {
  const { page, complaints } = visit;
  await fillJob(page);
  const large = await phonePhoto();
  expect(large.buffer.length).toBeGreaterThan(5_000_000);
  const [sent] = await Promise.all([
    page.waitForRequest((request) => request.method() === "POST"),
    pick(page).setInputFiles(large),
  ]);
  expect((await sent.sizes()).requestBodySize).toBeLessThan(large.buffer.length / 4);
  await page.getByText("Photos added.").waitFor();
  await page.getByLabel("Photo 1: what it shows (optional)").fill("The broken lamp");
  await pick(page).focus();
  await pick(page).setInputFiles([{ ...(await smallPhoto()), name: "gate.jpg" }]);
  await eventually(() => stored(page).count()).toBe(2);
  await eventually(() => isFocused(pick(page))).toBe(true);
  await eventually(() => page.getByLabel("Photo 1: what it shows (optional)").inputValue()).toBe(
    "The broken lamp",
  );
  await eventually(() => page.locator("[name=city]").inputValue()).toBe("Leonora");
  expect(await pageFaultsEverywhere(page)).toEqual([]);
  await postJob(page);
  await eventually(() => shown(page).count()).toBe(2);
  await eventually(() => page.getByAltText("The broken lamp").count()).toBe(1);
  expect(complaints).toEqual([]);
});

/** Holds the scripts of the page back until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  const scripts = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    await scripts.promise;
    await route.continue();
  });
  return scripts.resolve;
}

test("photos of a job that are chosen before the scripts have come are stored when they come", async () => {
  const { page } = visit;
  const release = await holdScripts(page);
  await page.goto(NEW, { waitUntil: "commit" });
  await pick(page).focus();
  await pick(page).setInputFiles(await phonePhoto());
  release();
  await page.getByText("Photos added.").waitFor();
  await eventually(() => stored(page).count()).toBe(1);
});

test("photos of a job that could not be stored at once go with its form, and their field keeps the focus", async () => {
  const { page } = visit;
  await fillJob(page);
  await page.route("**/jobs/new*", (route) => route.abort());
  await pick(page).focus();
  await pick(page).setInputFiles(await phonePhoto());
  await page.getByText("They are sent with the job.").waitFor();
  await eventually(() => isFocused(pick(page))).toBe(true);
  await page.unroute("**/jobs/new*");
  await postJob(page);
  await eventually(() => shown(page).count()).toBe(1);
});

test("photos of a job are there again when its page is opened again, those that were stored and those that could not be", async () => {
  const { page, complaints } = visit;
  await fillJob(page);
  await pick(page).setInputFiles(await phonePhoto());
  await page.getByText("Photos added.").waitFor();
  await page.getByLabel("Photo 1: what it shows (optional)").fill("The broken lamp");
  await page.route("**/jobs/new*", (route) =>
    route.request().method() === "POST" ? route.abort() : route.fallback(),
  );
  await pick(page).setInputFiles({ ...(await smallPhoto()), name: "gate.jpg" });
  await page.getByText("They are sent with the job.").waitFor();
  await eventually(() => keptDrafts(page)).toContain("The broken lamp");
  complaints.length = 0;
  const next = await page.context().newPage();
  await openPage(next, `${url}/jobs/new`);
  await eventually(() => stored(next).count()).toBe(2);
  await eventually(() => next.getByLabel("Photo 1: what it shows (optional)").inputValue()).toBe(
    "The broken lamp",
  );
  expect(await pageFaultsEverywhere(next)).toEqual([]);
  await postJob(next);
  await eventually(() => shown(next).count()).toBe(2);
  await openPage(next, `${url}/jobs/new`);
  await next.locator("[name=details]").focus();
  await eventually(() => next.locator("[name=details]").inputValue()).toBe("");
  await eventually(() => stored(next).count()).toBe(0);
  expect(complaints).toEqual([]);
});

test("a photo of a job that is sent again after a lost answer and a reload counts once", async () => {
  const { page } = visit;
  await fillJob(page);
  await page.route("**/jobs/new*", async (route) => {
    if (route.request().method() !== "POST") return route.fallback();
    await route.fetch();
    await route.abort();
  });
  await pick(page).setInputFiles(await phonePhoto());
  await page.getByText("They are sent with the job.").waitFor();
  await page.unroute("**/jobs/new*");
  await openPage(page, NEW);
  await page.getByText("Photos added.").waitFor();
  await eventually(() => stored(page).count()).toBe(1);
});

test("photos of a job go with the draft that is discarded", async () => {
  const { page } = visit;
  await fillJob(page);
  await pick(page).setInputFiles(await phonePhoto());
  await page.getByText("Photos added.").waitFor();
  await eventually(() => keptDrafts(page)).toContain("Leonora");
  await openPage(page, `${url}/jobs/new`);
  await eventually(() => stored(page).count()).toBe(1);
  await page.getByRole("button", { name: "Discard" }).click();
  await eventually(() => stored(page).count()).toBe(0);
  await openPage(page, `${url}/jobs/new`);
  await page.locator("[name=details]").focus();
  await eventually(() => page.getByRole("button", { name: "Discard" }).count()).toBe(0);
  await eventually(() => stored(page).count()).toBe(0);
});

test("the focus goes to the field for photos of a job when one is removed, on the page that comes without it", async () => {
  const { page, complaints } = visit;
  await fillJob(page);
  await pick(page).setInputFiles(await smallPhoto());
  await eventually(() => stored(page).count()).toBe(1);
  await page.getByRole("button", { name: "Remove" }).press("Enter");
  await eventually(() => stored(page).count()).toBe(0);
  await eventually(() => isFocused(pick(page))).toBe(true);
  await eventually(() => page.locator("[name=city]").inputValue()).toBe("Leonora");
  expect(complaints).toEqual([]);
});

test("a file that is no photo is refused beside the field of a job's photos, and the others are stored", async () => {
  const { page } = visit;
  await fillJob(page);
  const small = await smallPhoto();
  await pick(page).setInputFiles([
    small,
    { ...small, name: "b.jpg", buffer: Buffer.from("no photo") },
  ]);
  await page.locator("#images-error[role=alert]").waitFor();
  await eventually(() => stored(page).count()).toBe(1);
  await eventually(() => page.locator("#images-error").innerText()).not.toBe("");
});

test("the words of a job choose its trade until somebody chooses one", async () => {
  const { page, complaints } = visit;
  await openPage(page, `${url}/jobs/new`);
  const what = page.locator("#what");
  const trade = page.locator("#subcategoryId");
  await what.fill("kitchen tap leaks");
  await what.blur();
  await page.getByText("From your words: Plumbers.").waitFor();
  await eventually(() => trade.inputValue()).toBe("plumbers");
  await trade.selectOption("electricians");
  await what.fill("paint the fence");
  await what.blur();
  await eventually(() => trade.inputValue()).toBe("electricians");
  expect(complaints).toEqual([]);
});

test("the day of a job is asked only of whoever wants somebody on a day, before and without scripts too", async () => {
  const { page } = visit;
  const release = await holdScripts(page);
  await page.goto(`${url}/jobs/new`, { waitUntil: "commit" });
  const day = page.getByLabel("Which day?");
  await page.getByLabel("Within a week").check();
  await eventually(() => day.isVisible()).toBe(false);
  await page.getByLabel("On a day").check();
  await day.fill(workdayAhead(2));
  await page.getByLabel("Within a week").check();
  await eventually(() => day.isVisible()).toBe(false);
  release();
});

test("the words of a job that are typed before the scripts have come are heard when they come", async () => {
  const { page, complaints } = visit;
  const release = await holdScripts(page);
  await page.goto(`${url}/jobs/new`, { waitUntil: "commit" });
  await page.locator("#what").fill("kitchen tap leaks");
  await page.locator("#details").focus();
  release();
  await page.getByText("From your words: Plumbers.").waitFor();
  await eventually(() => page.locator("#subcategoryId").inputValue()).toBe("plumbers");
  expect(complaints).toEqual([]);
});

test("the words of a job that a draft brings back propose no trade once more", async () => {
  const { page } = visit;
  await openPage(page, `${url}/jobs/new`);
  const trade = page.locator("#subcategoryId");
  await page.locator("#what").fill("kitchen tap leaks");
  await page.locator("#what").blur();
  await page.getByText("From your words: Plumbers.").waitFor();
  await trade.selectOption("");
  await eventually(() => keptDrafts(page)).toContain("kitchen tap leaks");
  await eventually(() => keptDrafts(page)).not.toContain("plumbers");
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  await openPage(page, `${url}/jobs/new`);
  await page.locator("#details").focus();
  await eventually(() => page.locator("#what").inputValue()).toBe("kitchen tap leaks");
  expect(requests.filter((address) => address.includes("what="))).toEqual([]);
  await eventually(() => trade.inputValue()).toBe("");
});
