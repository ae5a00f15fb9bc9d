import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  hydrated,
  newVisitor,
  openBrowserThatStaysOffline,
} from "#tests/support/browser/browser.ts";
import { fillSignIn } from "#tests/support/browser/demo-sign-in.ts";
import { PHONE, pageFaultsEverywhere } from "#tests/support/browser/page-faults.ts";
import { eventually } from "#tests/support/eventually.ts";
import { startKayap } from "#tests/support/servers/kayap.ts";
import { lineTo } from "#tests/support/servers/reverse-proxy.ts";

const { url, client } = await startKayap();

const OFFLINE = "You are offline. What you typed is kept.";
const SILENT = "Kayap does not answer right now. What you typed is kept.";

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowserThatStaysOffline();
});
afterAll(() => browser.close());

/** A page that the service worker answers for, over a line that can fail. */
async function phone(path: string) {
  const line = await lineTo(url);
  const visit = await newVisitor(browser, { viewport: PHONE, serviceWorkers: "allow" });
  const { page } = visit;
  await page.goto(line.url + path);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");
  return {
    ...visit,
    line,
    async close() {
      await visit.close();
      line.close();
    },
  };
}

/** The next form that gets no answer is waited for no longer. */
async function endPatience(page: Page): Promise<void> {
  for (const worker of page.context().serviceWorkers()) {
    await worker.evaluate(() => {
      const wait = setTimeout;
      const soon = (work: () => void, ms: number, value?: unknown) => {
        if (ms !== 30_000) return wait(work, ms, value);
        Object.assign(globalThis, { setTimeout: wait });
        return wait(work, 0, value);
      };
      Object.assign(globalThis, { setTimeout: soon });
    });
  }
}

const notice = (page: Page, text: string) =>
  page.getByRole("alert").filter({ has: page.getByText(text, { exact: true }) });
const alertText = (page: Page) => page.locator("header [role=alert]").innerText();
const steps = (page: Page) => page.evaluate(() => history.length);
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent);
const newsletter = (page: Page) => page.locator("footer form[action='/newsletter']");

describe("without a connection", () => {
  test("a sign-in stays with what was typed and says so, and goes through when it is pressed again with one", async () => {
    const { page, line, close } = await phone("/login");
    // What the server refuses comes through the service worker as ever.
    await page.locator("#email").fill("customer@kayap.test");
    await page.locator("#password").fill("not this one");
    await page.locator("main").getByRole("button", { name: "Sign in" }).click();
    await page.getByText("Invalid email or password").waitFor();
    const before = await steps(page);
    await page.context().setOffline(true);
    for (const times of ["first", "second"]) {
      await fillSignIn(page, "customer");
      await eventually(() => alertText(page), { message: times }).toBe(OFFLINE);
    }
    await eventually(() => page.locator("#email").inputValue()).toBe("customer@kayap.test");
    await eventually(() => page.locator("#password").inputValue()).not.toBe("");
    await eventually(() => focused(page)).toBe("Sign in");
    await eventually(() => steps(page)).toBe(before);
    expect(await pageFaultsEverywhere(page)).toEqual([]);
    await page.context().setOffline(false);
    await eventually(() => page.locator("header [role=alert]").count()).toBe(0);
    expect(line.posts).toEqual(["/login"]);
    await page.locator("main").getByRole("button", { name: "Sign in" }).click();
    await page.waitForURL(/\/dashboard/);
    expect(line.posts).toEqual(["/login", "/login"]);
    await close();
  });

  test("the newsletter's address stays, and is taken when it is sent again with one", async () => {
    const { page, close } = await phone("/about");
    const email = `line-${crypto.randomUUID()}@kayap.test`;
    await newsletter(page).locator("#newsletter-email").fill(email);
    await page.context().setOffline(true);
    await newsletter(page).getByRole("button").click();
    await eventually(() => alertText(page)).toBe(OFFLINE);
    await eventually(() => newsletter(page).locator("#newsletter-email").inputValue()).toBe(email);
    await page.context().setOffline(false);
    await newsletter(page).getByRole("button").click();
    await page.waitForURL(/step=sent/);
    const { rows } = await client.execute({
      sql: "select email from newsletter_subscriptions where email = ?",
      args: [email],
    });
    expect(rows).toHaveLength(1);
    await close();
  });

  test("where no service worker answers yet, a sign-in and a search stay with what was typed", async () => {
    const { page, close } = await newVisitor(browser, { viewport: PHONE });
    await page.goto(`${url}/login`);
    await page.context().setOffline(true);
    await fillSignIn(page, "customer");
    await eventually(() => alertText(page)).toBe(OFFLINE);
    await eventually(() => page.locator("#password").inputValue()).not.toBe("");
    await page.context().setOffline(false);
    await page.goto(`${url}/search`);
    const label = await page.locator("[data-search-label]").first().innerText();
    await page.context().setOffline(true);
    await page.locator("#q").fill("wiring");
    await page.locator("#q").press("Enter");
    await eventually(() => alertText(page)).toBe(OFFLINE);
    await eventually(() => page.locator("#q").inputValue()).toBe("wiring");
    await eventually(() => page.locator("[data-search-label]").first().innerText()).toBe(label);
    await close();
  });
});

describe("when something on the way answers, or nothing does", () => {
  test("a sign-in stays with what was typed, is never sent by itself, and goes through when it is pressed again", async () => {
    const { page, line, close } = await phone("/login");
    for (const mode of ["failing", "portal"] as const) {
      line.turn(mode);
      await fillSignIn(page, "customer");
      await eventually(() => alertText(page), { message: mode }).toBe(SILENT);
      await eventually(() => page.locator("#password").inputValue()).not.toBe("");
      await page.evaluate(() => document.querySelector("header [role=alert]")?.remove());
    }
    line.turn("cutting");
    await page.locator("#email").fill("customer@kayap.test");
    await page.locator("#password").fill("not this one");
    await page.locator("main").getByRole("button", { name: "Sign in" }).click();
    await eventually(() => alertText(page), { message: "cutting" }).toBe(SILENT);
    await eventually(() => page.locator("#password").inputValue()).toBe("not this one");
    line.turn("redirecting");
    await fillSignIn(page, "customer");
    await notice(
      page,
      `${SILENT} If a Wi-Fi asks you to sign in, do that first, and send it again.`,
    ).waitFor();
    await eventually(() => page.locator("#password").inputValue()).not.toBe("");
    line.turn("silent");
    await endPatience(page);
    await fillSignIn(page, "customer");
    await eventually(() => alertText(page)).toBe(SILENT);
    await eventually(() => page.url()).toBe(`${line.url}/login`);
    expect(line.posts).toEqual(Array(5).fill("/login"));
    line.turn("open");
    await page.evaluate(() => dispatchEvent(new Event("online")));
    await page.locator("main").getByRole("button", { name: "Sign in" }).click();
    await page.waitForURL(/\/dashboard/);
    expect(line.posts).toEqual(Array(6).fill("/login"));
    await close();
  });

  test("a page of the dashboard stays when Logout gets no answer, and says so", async () => {
    const { page, line, close } = await phone("/login");
    await fillSignIn(page, "pro");
    await page.waitForURL(/\/dashboard/);
    await hydrated(page);
    // Without a new document.
    await page.locator("[data-navigation=bottom]").getByRole("link", { name: "More" }).click();
    await page.waitForURL(/\/dashboard\/more/);
    line.turn("failing");
    await page.locator("main").getByRole("button", { name: "Logout" }).click();
    await notice(page, SILENT).waitFor();
    await eventually(() => page.url()).toBe(`${line.url}/dashboard/more`);
    await close();
  });
});

test("without scripts the browser's own page says that a form got no answer, and Back leads to what was typed", async () => {
  const { page, line, close } = await phone("/login");
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setScriptExecutionDisabled", { value: true });
  await page.goto(`${line.url}/login`);
  line.turn("failing");
  await fillSignIn(page, "customer");
  await page.getByText("Bad gateway").waitFor();
  line.turn("open");
  await page.goBack();
  await eventually(() => page.locator("#email").inputValue()).toBe("customer@kayap.test");
  await close();
});

test("a form of another site is refused as without a service worker (threat 21)", async () => {
  const { page, line, close } = await phone("/login");
  await fillSignIn(page, "customer");
  await page.waitForURL(/\/dashboard/);
  await page.goto("about:blank");
  await page.route("https://elsewhere.test/", (route) =>
    route.fulfill({
      contentType: "text/html",
      body: `<form method="post" action="${line.url}/logout"><button>Win</button></form>`,
    }),
  );
  await page.goto("https://elsewhere.test/");
  await page.getByRole("button").click();
  await page.getByText("This request did not come from a Kayap page.").waitFor();
  await close();
});
