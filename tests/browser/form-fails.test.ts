import type { Browser, Page, Request } from "playwright-core";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import {
  hydrated,
  newVisitor,
  openBrowser,
  openPage,
  type Visit,
} from "#tests/support/browser/browser.ts";
import { signedInState } from "#tests/support/browser/demo-sign-in.ts";
import { DESK } from "#tests/support/browser/page-faults.ts";
import { eventually } from "#tests/support/eventually.ts";
import { startLine } from "#tests/support/servers/forward-proxy.ts";
import { startKayap } from "#tests/support/servers/kayap.ts";

const { url, client } = await startKayap();

const SERVICES = `${url}/dashboard/services`;
const NOT_CREATED = "Failed to create service. Please try again.";
const DESCRIPTION = "I mend pumps of every make, at the well or at home, also on Sundays.";

let browser: Browser;
let state: Awaited<ReturnType<typeof signedInState>>;
let visit: Visit;

beforeAll(async () => {
  browser = await openBrowser();
  state = await signedInState(browser, { url, client }, "pro");
});
beforeEach(async () => {
  visit = await newVisitor(browser, { storageState: state, viewport: DESK });
  return () => visit.close();
});
afterAll(() => browser.close());

async function fillService(page: Page, title: string) {
  await openPage(page, `${SERVICES}/new`);
  await page.getByLabel("Title").fill(title);
  await page.getByLabel("Description").fill(DESCRIPTION);
  await page.getByLabel("Category", { exact: true }).selectOption("Construction & Trades");
  await page.getByLabel("Price (GYD)").fill("9,000");
  await page.getByLabel("Village or town").fill("Bartica");
  await page.getByLabel("Postal code").fill("00000");
  const picture = sharp({
    create: { width: 600, height: 400, channels: 3, background: "#0b5a3c" },
  });
  const photo = {
    name: "pump.jpg",
    mimeType: "image/jpeg",
    buffer: await picture.jpeg().toBuffer(),
  };
  await page.locator("input[type=file]").setInputFiles(photo);
  await eventually(() => page.locator("input[name=photo]").count()).toBe(1);
}

const create = (page: Page) => page.getByRole("button", { name: "Create service" });
const failure = (page: Page) => page.getByRole("alert").filter({ hasText: NOT_CREATED });

async function expectKept(page: Page, title: string) {
  await eventually(() => page.url()).toBe(`${SERVICES}/new`);
  await eventually(() => page.getByLabel("Title").inputValue()).toBe(title);
  await eventually(() => page.getByLabel("Description").inputValue()).toBe(DESCRIPTION);
  await eventually(() => page.locator("input[name=photo]").count()).toBe(1);
}

async function expectOnce(page: Page, title: string) {
  await page.waitForURL(/\/services\?created=/);
  const edit = page.getByRole("link", { name: `Edit ${title}`, exact: true });
  await edit.first().waitFor();
  await eventually(() => edit.count()).toBe(1);
}

test("a service that is sent offline stays with its photo and the screen's sentence, and is created by Retry", async () => {
  const { page } = visit;
  const title = "Pumps without a line";
  await fillService(page, title);
  await page.context().setOffline(true);
  await create(page).click();
  await failure(page).waitFor();
  await page.getByText("You are offline. What you typed is kept.", { exact: true }).waitFor();
  await expectKept(page, title);
  await eventually(() => page.evaluate(() => document.activeElement?.tagName)).toBe("BUTTON");
  await page.context().setOffline(false);
  await failure(page).getByRole("button", { name: "Retry" }).click();
  await expectOnce(page, title);
});

test("a service whose answer is lost is created once, however often it is sent, also by the page loaded again", async () => {
  const line = await startLine(({ method, path }) =>
    method === "POST" && path.startsWith("/dashboard/services/new") && line.faults.length < 2
      ? "lost"
      : null,
  );
  const options = { storageState: state, viewport: DESK, proxy: { server: line.url } };
  const { page, close } = await newVisitor(browser, options);
  const title = "Pumps with a lost answer";
  await fillService(page, title);
  for (const times of [1, 2]) {
    await create(page).click();
    await eventually(() => line.faults.length).toBe(times);
    await failure(page).waitFor();
    await expectKept(page, title);
  }
  await page.reload();
  await hydrated(page);
  await page.getByText(/^We kept your draft from/).waitFor();
  await expectKept(page, title);
  await create(page).click();
  await expectOnce(page, title);
  await close();
  line.stop();
});

test("after an accepted form whose next page cannot be loaded, the bar says that it has arrived, and the page opens by itself", async () => {
  const { page } = visit;
  const title = "Pumps whose list comes late";
  await fillService(page, title);
  const isList = ({ pathname }: URL) => pathname === "/dashboard/services.data";
  await page.route(isList, (route) => route.abort());
  await create(page).click();
  await page
    .getByText(
      "We received it. Kayap does not answer right now. The next page opens as soon as it does.",
      { exact: true },
    )
    .waitFor();
  await page.unroute(isList);
  await expectOnce(page, title);
});

test("after an accepted form of a page that cannot be loaded again, the page is loaded as soon as it can be", async () => {
  const { page } = visit;
  await openPage(page, `${url}/dashboard/settings`);
  const isPage = ({ pathname }: URL) => pathname === "/dashboard/settings.data";
  await page.route(isPage, (route) =>
    route.request().method() === "GET" ? route.abort() : route.fallback(),
  );
  await page.getByRole("button", { name: "Save Changes" }).click();
  await page.getByText(/Kayap does not answer right now/).waitFor();
  await page.unroute(isPage);
  await page.getByText("Settings saved successfully!").waitFor();
});

test("a refused offer keeps its reason when its page gets no answer for 15 seconds after the refusal", async () => {
  const { page } = visit;
  await openPage(page, `${url}/dashboard/messages`);
  await page.locator("[aria-labelledby=conversations] li a").last().click();
  await page.getByRole("link", { name: "Propose a time" }).click();
  const send = page.getByRole("button", { name: "Send offer" });
  await send.waitFor();
  const isLoad = (request: Request) =>
    request.method() === "GET" && new URL(request.url()).pathname.endsWith("/offer.data");
  let isSilent = true;
  await page.route("**/offer.data*", (route) =>
    isSilent && isLoad(route.request()) ? undefined : route.fallback(),
  );
  await page.clock.install();
  const firstLoad = page.waitForRequest(isLoad);
  await send.click();
  await firstLoad;
  const laterLoads: string[] = [];
  page.on("request", (request) => isLoad(request) && laterLoads.push(request.url()));
  const reason = page.getByRole("alert").getByText("Please choose a time.");
  const bar = page.getByText(/Kayap does not answer right now/);
  await page.clock.fastForward(15_000);
  await bar.waitFor();
  await reason.waitFor();
  isSilent = false;
  await page.clock.fastForward(60_000);
  await bar.waitFor({ state: "detached" });
  await page.clock.fastForward(60_000);
  // Answered after every request that the page began before.
  await page.evaluate(async () => void (await fetch("/health")));
  expect(laterLoads).toEqual([]);
  await reason.waitFor();
});

test("an offer whose answer is lost is made once, also by the page loaded again", async () => {
  const line = await startLine(({ method, path }) =>
    method === "POST" && path.includes("/offer") && line.faults.length < 1 ? "lost" : null,
  );
  const options = { storageState: state, viewport: DESK, proxy: { server: line.url } };
  const { page, close } = await newVisitor(browser, options);
  await openPage(page, `${url}/dashboard/messages`);
  await page.locator("[aria-labelledby=conversations] li a").last().click();
  await page.getByRole("link", { name: "Propose a time" }).click();
  const send = page.getByRole("button", { name: "Send offer" });
  await send.waitFor();
  const note = `With a ladder ${crypto.randomUUID()}`;
  await page.locator("input[name=slot]:enabled").last().check({ force: true });
  await page.getByLabel("Note").fill(note);
  await send.click();
  await eventually(() => line.faults.length).toBe(1);
  await page.reload();
  await hydrated(page);
  await page.getByText(/^We kept your draft from/).waitFor();
  await eventually(() => page.getByLabel("Note").inputValue()).toBe(note);
  await send.click();
  await page.waitForURL(/conversation=/);
  const offered = page.getByRole("log").getByText(note);
  await offered.first().waitFor();
  await eventually(() => offered.count()).toBe(1);
  await close();
  line.stop();
});

test("a refused form keeps what was said about it when it is sent again without an answer", async () => {
  const { page } = visit;
  await openPage(page, `${SERVICES}/new`);
  await create(page).click();
  await page.getByRole("alert").getByText("Service title is required").waitFor();
  await page.context().setOffline(true);
  await create(page).click();
  await failure(page).waitFor();
  await page.getByRole("alert").getByText("Service title is required").waitFor();
  await page.locator("[data-navigation=side]").getByRole("link", { name: "Bookings" }).click();
  await page.getByRole("button", { name: "Stay here" }).click();
  await page.getByRole("alert").getByText("Service title is required").waitFor();
});

test("a form that goes to another page stays where it is, and says so in the bar", async () => {
  const { page } = visit;
  await openPage(page, `${url}/dashboard/more`);
  await page.context().setOffline(true);
  await page.locator("main").getByRole("button", { name: "Logout" }).click();
  await page.getByRole("alert").getByText("Failed to log out. Please try again.").waitFor();
  await eventually(() => page.url()).toBe(`${url}/dashboard/more`);
});
