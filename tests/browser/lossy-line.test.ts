import type { Browser, Locator, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { hashPassword } from "#app/auth/password.ts";
import { newVisitor, openBrowser } from "#tests/support/browser/browser.ts";
import { PHONE } from "#tests/support/browser/page-faults.ts";
import { eventually } from "#tests/support/eventually.ts";
import { addCustomer, addProfessional, addService } from "#tests/support/fixtures.ts";
import { type Line, type LineFault, startLine } from "#tests/support/servers/forward-proxy.ts";
import {
  type StoppableServer,
  startStoppableServer,
} from "#tests/support/servers/stoppable-server.ts";
import { slowDown } from "./story/person.ts";
import { readTables, type Tables, WITHOUT_TRIES } from "./story/rows.ts";

const EMAIL = "anita@kayap.test";
const PASSWORD = "three goats on a stelling";
const WORDS = "Good day! Can you come on a weekday?";
/** Longer than anything takes over a line of 400 kbit/s and 400 ms. */
const PATIENCE_MS = 20_000;
const WAYS: readonly LineFault[] = ["cut", "lost"];

let browser: Browser;
/** Each with its own rows. */
let kayaps: { lossy: StoppableServer; calm: StoppableServer };
beforeAll(async () => {
  const starting = [startStoppableServer(), startStoppableServer()] as const;
  const [lossy, calm] = await Promise.all(starting);
  kayaps = { lossy, calm };
  browser = await openBrowser();
});
afterAll(async () => {
  await browser.close();
  await Promise.all([kayaps.lossy.stop(), kayaps.calm.stop()]);
});

/** A line on which every tenth connection is lost, for files too, by turns before and after it has reached the service. */
function lossyLine(): Promise<Line> {
  let count = 0;
  return startLine(() => {
    count += 1;
    return count % 10 === 0 ? (WAYS[(count / 10) % WAYS.length] ?? null) : null;
  });
}

/**
 * Waits as a person does on such a line: loads the page again where it did not come whole, and presses Retry where the
 * page offers it.
 */
function waitingOn(page: Page): (sign: Locator) => Promise<void> {
  let isIncomplete = false;
  page.on("request", (request) => {
    if (request.isNavigationRequest()) isIncomplete = false;
  });
  page.on("requestfailed", (request) => {
    // As of what was on its way when the person went on.
    if (request.failure()?.errorText === "net::ERR_ABORTED") return;
    const isOfPage = ["stylesheet", "script"].includes(request.resourceType());
    if (request.isNavigationRequest() || isOfPage) isIncomplete = true;
  });
  const retry = page.getByRole("alert").getByRole("button", { name: "Retry" });
  const isStyled = () =>
    page
      .evaluate(
        () => document.querySelector<HTMLLinkElement>("link[rel=stylesheet]")?.sheet != null,
      )
      .catch(() => false);
  return async (sign) => {
    const isThere = async () => (await retry.or(sign).first().isVisible()) && isStyled();
    while (true) {
      await eventually(async () => isIncomplete || isThere(), { timeout: PATIENCE_MS }).toBe(true);
      if (isIncomplete) await page.reload({ waitUntil: "domcontentloaded" }).catch(() => {});
      else if (await sign.isVisible()) return;
      else await retry.click();
    }
  };
}

/** Signs in, writes one message and requests one booking. */
async function signsInWritesAndBooks(page: Page, url: string, service: string): Promise<void> {
  const sees = waitingOn(page);
  const opens = (path: string) =>
    page.goto(url + path, { waitUntil: "domcontentloaded" }).catch(() => {});
  const heading = (name: string) => page.getByRole("heading", { level: 1, name });
  const press = (name: string) => page.getByRole("button", { name }).filter({ visible: true });

  await opens(`/login?next=/service/${service}`);
  await sees(page.locator("#password"));
  await page.locator("#email").fill(EMAIL);
  await page.locator("#password").fill(PASSWORD);
  await page.locator("main").getByRole("button", { name: "Sign in" }).click();
  await sees(heading("House wiring"));

  await page.getByRole("link", { name: "Contact Pro" }).filter({ visible: true }).click();
  await sees(page.locator("#content"));
  await page.locator("#content").fill(WORDS);
  await press("Send").click();
  await sees(page.locator("[data-message]", { hasText: WORDS }).getByText(/Sent|Read/));
  // Live, by all of its scripts.
  await sees(page.locator("[data-connection=connected]"));

  await opens(`/service/${service}/book`);
  await sees(heading("Request a booking"));
  await page.locator("input[name=slot]:enabled").first().check();
  await page.getByLabel("Region").selectOption("Demerara-Mahaica");
  await page.getByLabel("Village and landmark").fill("Grove, the blue house by the koker");
  await page.getByLabel("Phone", { exact: true }).fill("612 3456");
  await press("Continue").click();
  await sees(heading("Check your request"));
  await press("Request Booking").click();
  await sees(page.getByRole("heading", { level: 1, name: /^House wiring, / }));
}

async function people({ client }: StoppableServer): Promise<string> {
  await addCustomer(client, { email: EMAIL, password_hash: await hashPassword(PASSWORD) });
  return addService(client, await addProfessional(client), { title: "House wiring" });
}

/** The rows that all this leaves, over a line of its own or one that holds. */
async function rowsLeft(kayap: StoppableServer, line: Line | null): Promise<Tables> {
  const service = await people(kayap);
  const { page, close } = await newVisitor(browser, {
    ...(line && { proxy: { server: line.url } }),
    viewport: PHONE,
    reducedMotion: "reduce",
  });
  page.setDefaultTimeout(PATIENCE_MS);
  if (line) await slowDown(page);
  await signsInWritesAndBooks(page, kayap.url, service);
  await close();
  return readTables(kayap.client, WITHOUT_TRIES);
}

test("over 400 kbit/s, with every tenth connection lost, signing in, a message and a booking leave the rows of a line that holds", async () => {
  const line = await lossyLine();
  const [lossy, calm] = await Promise.all([
    rowsLeft(kayaps.lossy, line),
    rowsLeft(kayaps.calm, null),
  ]);
  line.stop();
  expect(line.faults.length).toBeGreaterThan(2);
  expect(lossy.messages?.filter(({ content }) => content === WORDS)).toHaveLength(1);
  expect(lossy.bookings).toHaveLength(1);
  expect(lossy).toEqual(calm);
});
