import type { Browser, WebSocketRoute } from "playwright-core";
import { afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  connected,
  hydrated,
  newVisitor,
  openBrowser,
  type Visit,
} from "#tests/support/browser/browser.ts";
import { eventually } from "#tests/support/eventually.ts";
import { addCustomer, addProfessional } from "#tests/support/fixtures.ts";
import { addConversation } from "#tests/support/records/conversations.ts";
import {
  type StoppableServer,
  sessionCookieFor,
  startStoppableServer,
} from "#tests/support/servers/stoppable-server.ts";

const PHONE = { viewport: { width: 360, height: 740 } };
const PATIENCE_MS = 45_000;
const SILENT = "Kayap does not answer right now. What you typed is kept.";

let kayap: StoppableServer;
let browser: Browser;
let visit: Visit;

beforeAll(async () => {
  [kayap, browser] = await Promise.all([startStoppableServer({ patience: 1 }), openBrowser()]);
  return async () => {
    await browser.close();
    await kayap.stop();
  };
});
beforeEach(async () => {
  visit = await newVisitor(browser, PHONE);
  visit.page.setDefaultTimeout(PATIENCE_MS);
  return () => visit.close();
});
afterEach(() => kayap.recover());

async function open(userId: string, path: string) {
  await visit.page.context().addCookies([await sessionCookieFor(kayap, userId)]);
  await visit.page.goto(kayap.url + path);
  await hydrated(visit.page);
}

const bar = (text: string) =>
  visit.page.locator("[data-connectivity]").getByText(text, { exact: true });

describe("while a page is open", () => {
  test("and its socket is opened again just as the database goes away, the conversation stays with what is typed, and is up to date afterwards", {
    timeout: 120_000,
  }, async () => {
    const { page } = visit;
    const anita = await addCustomer(kayap.client);
    const ravi = await addProfessional(kayap.client);
    const conversation = await addConversation(kayap.client, [anita, ravi], {});
    const sockets: WebSocketRoute[] = [];
    await page.routeWebSocket(/\/parties\/inbox\//, (socket) => {
      socket.connectToServer();
      sockets.push(socket);
    });
    await open(anita, `/dashboard/messages?conversation=${conversation}`);
    await connected(page);
    await page.locator("#content").fill("Can you come");
    const box = await page.locator("#content").elementHandle();
    await page.route("**/messages.data?*", async (route) => {
      await kayap.database.turn("closed");
      await route.fallback();
    });
    for (const socket of sockets) await socket.close();
    await bar(SILENT).waitFor();
    await page.unroute("**/messages.data?*");
    await eventually(() => box?.evaluate((element) => element.isConnected)).toBe(true);
    await eventually(() => page.locator("#content").inputValue()).toBe("Can you come");
    await kayap.client.execute({
      sql: "update users set first_name = 'Ravindra' where id = ?",
      args: [ravi],
    });
    await kayap.database.turn("open");
    await page.getByRole("heading", { name: /Ravindra/ }).waitFor();
    await bar(SILENT).waitFor({ state: "hidden" });
    await eventually(() => box?.evaluate((element) => element.isConnected)).toBe(true);
    await eventually(() => page.locator("#content").inputValue()).toBe("Can you come");
  });
});

test("a page that was answered with 503 opens by itself when the database is back", {
  timeout: 120_000,
}, async () => {
  const { page } = visit;
  const anita = await addCustomer(kayap.client);
  await page.context().addCookies([await sessionCookieFor(kayap, anita)]);
  await kayap.database.turn("closed");
  const answer = await page.goto(`${kayap.url}/dashboard/bookings`);
  expect(answer?.status()).toBe(503);
  await page.getByRole("link", { name: "Try Again" }).waitFor();
  await kayap.database.turn("open");
  await page.getByRole("heading", { level: 1, name: "Bookings" }).waitFor();
});
