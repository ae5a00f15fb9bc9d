import type { Browser, Page, Route } from "playwright-core";
import { afterAll, beforeAll, beforeEach, describe, test } from "vitest";
import { newVisitor, openBrowser, openPage, type Visit } from "#tests/support/browser/browser.ts";
import { signedInState } from "#tests/support/browser/demo-sign-in.ts";
import { DESK } from "#tests/support/browser/page-faults.ts";
import { eventually } from "#tests/support/eventually.ts";
import { startKayap } from "#tests/support/servers/kayap.ts";

const { url, client } = await startKayap();

const FORM = `${url}/dashboard/services/new`;
const LIST = `${url}/dashboard/bookings`;
const OFFLINE =
  "You are offline. “Bookings” opens when you are online again. What you typed is kept.";
const SILENT =
  "Kayap does not answer right now. “Bookings” opens as soon as it does. What you typed is kept.";

let browser: Browser;
let state: Awaited<ReturnType<typeof signedInState>>;
let visit: Visit;

beforeAll(async () => {
  browser = await openBrowser();
  state = await signedInState(browser, { url, client }, "pro");
});
beforeEach(async () => {
  visit = await newVisitor(browser, { storageState: state, viewport: DESK });
  await openPage(visit.page, FORM);
  await visit.page.getByLabel("Title").fill("Typed before");
  return () => visit.close();
});
afterAll(() => browser.close());

const bar = (page: Page, text: string) =>
  page.locator("[data-connectivity]").getByText(text, { exact: true });
const noBar = (page: Page) =>
  eventually(() => page.locator("[data-connectivity]").innerText()).toBe("");
const pressBookings = (page: Page) =>
  page.locator("[data-navigation=side]").getByRole("link", { name: "Bookings" }).click();
const bookings = (page: Page) => page.getByRole("heading", { level: 1, name: "Bookings" });

async function expectKept(page: Page) {
  await eventually(() => page.url()).toBe(FORM);
  await eventually(() => page.getByLabel("Title").inputValue()).toBe("Typed before");
}

/** Answers what scripts ask the service for instead of it; returns a function that lets everything through again. */
async function between(page: Page, answer: (route: Route) => Promise<unknown>) {
  const isAsked = ({ pathname }: URL) =>
    pathname.endsWith(".data") || pathname === "/dashboard/more";
  await page.route(isAsked, answer);
  return () => page.unroute(isAsked, answer);
}

test("a link that is pressed offline keeps the page with what is typed, and opens by itself with the connection", async () => {
  const { page } = visit;
  await page.context().setOffline(true);
  await pressBookings(page);
  await bar(page, OFFLINE).waitFor();
  await expectKept(page);
  await page.context().setOffline(false);
  await bookings(page).waitFor();
  await eventually(() => page.url()).toBe(LIST);
});

test("who goes on typing stays when the connection is back", async () => {
  const { page } = visit;
  await page.context().setOffline(true);
  await pressBookings(page);
  await bar(page, OFFLINE).waitFor();
  await page.getByLabel("Title").fill("Typed before");
  await bar(page, "You are offline. What you typed is kept.").waitFor();
  await page.context().setOffline(false);
  await noBar(page);
  await expectKept(page);
});

test("Back without a connection keeps the page and its address, also when the person stays", async () => {
  const { page } = visit;
  await pressBookings(page);
  await bookings(page).waitFor();
  await page.context().setOffline(true);
  await page.evaluate(() => history.back());
  await bar(
    page,
    "You are offline. The page before opens when you are online again. What you typed is kept.",
  ).waitFor();
  await eventually(() => page.url()).toBe(LIST);
  await page.getByRole("button", { name: "Stay here" }).click();
  await page.context().setOffline(false);
  await noBar(page);
  await eventually(() => page.url()).toBe(LIST);
  await bookings(page).waitFor();
});

describe("the page with what is typed is kept, and the link opens later, when a request is answered with", () => {
  test.each<[string, (route: Route) => Promise<unknown>]>([
    ["a proxy's 502", (route) => route.fulfill({ status: 502, body: "<h1>Bad gateway</h1>" })],
    [
      "the page of a captive portal",
      (route) => route.fulfill({ contentType: "text/html", body: "<!doctype html>Please pay" }),
    ],
    [
      "half of its data",
      async (route) => {
        if (route.request().method() === "HEAD") return route.abort();
        const response = await route.fetch();
        const body = await response.text();
        return route.fulfill({ response, body: body.slice(0, body.length / 2) });
      },
    ],
    ["a connection that is cut", (route) => route.abort("connectionreset")],
  ])("%s", async (_, answer) => {
    const { page } = visit;
    const letThrough = await between(page, answer);
    await pressBookings(page);
    await bar(page, SILENT).waitFor();
    await expectKept(page);
    await letThrough();
    await bookings(page).waitFor();
  });
});

test("Retry asks at once, also while what the page has asked by itself gets no answer", async () => {
  const { page } = visit;
  const request = Promise.withResolvers<void>();
  const pressed = Promise.withResolvers<void>();
  let isPressed = false;
  let isFirst = true;
  await between(page, async (route) => {
    if (route.request().method() !== "HEAD") return isPressed ? route.fallback() : route.abort();
    request.resolve();
    if (isFirst) {
      isFirst = false;
      return;
    }
    // The page could open by itself before the press otherwise.
    await pressed.promise;
    await route.fallback();
  });
  await pressBookings(page);
  await bar(page, SILENT).waitFor();
  await request.promise;
  await page.getByRole("button", { name: "Retry" }).click();
  isPressed = true;
  pressed.resolve();
  await bookings(page).waitFor();
});

test("a connection that never answers is given up after 15 seconds", {
  timeout: 60_000,
}, async () => {
  const { page } = visit;
  await between(page, () => new Promise(() => {}));
  await pressBookings(page);
  await bar(page, SILENT).waitFor();
  await expectKept(page);
});

test("a page whose script a deployment has replaced opens as a document", async () => {
  const { page } = visit;
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  let isGone = true;
  await page.route("**/assets/*.js", (route) =>
    isGone ? route.fulfill({ status: 404, body: "" }) : route.fallback(),
  );
  await page.route("**/dashboard/more", (route) => {
    isGone = false;
    return route.fallback();
  });
  await pressBookings(page);
  await bookings(page).waitFor();
  await eventually(() => page.url()).toBe(LIST);
  await eventually(() => page.evaluate(() => "isSameDocument" in window)).toBe(false);
});
