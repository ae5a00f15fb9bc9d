import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { DAY_MS, HOUR_MS } from "#app/domain/time/durations.ts";
import {
  hydrated,
  newVisitor,
  openBrowserThatStaysOffline,
  openPage,
} from "#tests/support/browser/browser.ts";
import { demoPages } from "#tests/support/browser/demo-pages.ts";
import { type DemoPerson, fillSignIn } from "#tests/support/browser/demo-sign-in.ts";
import { PHONE, pageFaultsEverywhere, sidewaysScroll } from "#tests/support/browser/page-faults.ts";
import { rowsInVault } from "#tests/support/browser/vault-rows.ts";
import { eventually } from "#tests/support/eventually.ts";
import { startKayap } from "#tests/support/servers/kayap.ts";

const { url, client } = await startKayap();

const pages = await demoPages(url);

const QUESTION = "Keep your bookings on this device to read offline?";

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowserThatStaysOffline();
});
afterAll(() => browser.close());

/** A phone on which Kayap's service worker has been installed, on a public page. */
async function phone(options: BrowserContextOptions = {}) {
  const visit = await newVisitor(browser, {
    viewport: PHONE,
    serviceWorkers: "allow",
    ...options,
  });
  const { page } = visit;
  await page.goto(`${url}/about`);
  await controlled(page);
  const context = page.context();
  return {
    ...visit,
    goOffline: () => context.setOffline(true),
    goOnline: () => context.setOffline(false),
  };
}

/** Moves a confirmed booking of somebody to two hours from now, so that there is one on whatever day this runs. */
const bookSoon = (who: DemoPerson) =>
  client.execute({
    sql: `update bookings set starts_at = ?1, ends_at = ?1 + 3600000 where id = (
      select bookings.id from bookings join users on users.id = bookings.professional_id
      where users.email = ?2 and bookings.status = 'confirmed' order by starts_at desc limit 1)`,
    args: [Date.now() + 2 * HOUR_MS, `${who}@kayap.test`],
  });

/** Waits until the service worker answers for this page. */
const controlled = (page: Page) =>
  page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");

/** Waits until a public page is kept. */
async function kept(page: Page, path: string): Promise<void> {
  const isKept = async (address: string) => {
    const pages = await caches.open("pages");
    return (await pages.match(address)) !== undefined;
  };
  await eventually(() => page.evaluate(isKept, path)).toBe(true);
}

// With less data a photo is in a template until it is tapped.
const PHOTO = /<img[^>]+srcset="\/photos\//;

const keptHtml = (page: Page, path: string) =>
  page.evaluate(async (path) => (await (await caches.open("pages")).match(path))?.text(), path);

async function signIn(page: Page, person: DemoPerson, remember = true): Promise<void> {
  await page.goto(`${url}/login`);
  if (remember) await page.getByLabel("Remember me").check();
  await fillSignIn(page, person);
  await page.waitForURL(/\/dashboard/);
  await hydrated(page);
}

/** Signs in on a phone of one's own and agrees to have the copy there. */
async function phoneThatKeeps(person: DemoPerson) {
  const visit = await phone();
  await signIn(visit.page, person);
  await visit.page
    .getByRole("region", { name: QUESTION })
    .getByRole("button", { name: "Yes" })
    .click();
  await eventually(() => rowsInVault(visit.page)).toEqual(["choice", "copy"]);
  return visit;
}

const tab = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Kept on this device" }).getByRole("link", { name });

describe("without a connection", () => {
  test("a public page opened before is shown as it was, with its time and its styles", async () => {
    const { page, goOffline, close } = await phone();
    await page.goto(`${url}/categories`);
    await kept(page, "/categories");
    await goOffline();
    await page.goto(`${url}/categories`);
    const note = page.getByRole("status").filter({ hasText: "You are offline." });
    await eventually(() => note.innerText()).toMatch(
      /This page is from (\d+ \w+, )?\d{1,2}:\d\d [AP]M\. Load again/,
    );
    await eventually(() => page.getByRole("heading", { level: 1 }).innerText()).not.toBe(
      "You are offline",
    );
    const isStyled = () =>
      page.evaluate(
        () => document.querySelector<HTMLLinkElement>("link[rel=stylesheet]")?.sheet != null,
      );
    await eventually(isStyled).toBe(true);
    expect(await pageFaultsEverywhere(page)).toEqual([]);
    // A person who opens the installed application meets the first page, and looks for their day.
    await note.getByRole("link", { name: "see what this device keeps" }).click();
    await page.getByRole("heading", { name: "Pages you opened before" }).waitFor();
    await close();
  });

  test("the page on which Kayap was first opened is kept too", async () => {
    const { page, goOffline, close } = await phone();
    await kept(page, "/about");
    await goOffline();
    await page.reload();
    await eventually(() => page.getByRole("heading", { level: 1 }).innerText()).toBe("About Us");
    await close();
  });

  test("a phone that keeps nothing says so on the offline page, and loads one script for it", async () => {
    const { page, close } = await newVisitor(browser, { viewport: PHONE });
    await page.goto(`${url}/offline`);
    await page.getByText("This device keeps nothing yet.").waitFor();
    await eventually(() => page.locator("script[src]").count()).toBe(1);
    await close();
  });

  test("a search says that it needs a connection, and any other page opens by itself when there is one", async () => {
    const { page, goOffline, goOnline, close } = await phone();
    await goOffline();
    await page.goto(`${url}/search?q=wiring`);
    await page.getByText("Search needs a connection.").waitFor();
    expect(await pageFaultsEverywhere(page)).toEqual([]);
    await page.goto(`${url}/contact`);
    await eventually(() => page.getByRole("heading", { level: 1 }).innerText()).toBe(
      "You are offline",
    );
    await eventually(() => page.getByRole("link", { name: "About Us" }).count()).toBe(1);
    await goOnline();
    await page.getByRole("heading", { level: 1, name: "Contact" }).waitFor();
    await eventually(() => page.url()).toBe(`${url}/contact`);
    await close();
  });

  test("what somebody signed in opened is kept as visitors see it, never their own page, and without photos with less data", async () => {
    const { page, goOffline, close } = await phone();
    await signIn(page, "customer");
    const service = pages.find(({ name }) => name === "service with photos")?.path ?? "";
    await page.goto(url + service);
    await kept(page, service);
    await eventually(() => keptHtml(page, service)).toMatch(PHOTO);
    await page.context().addCookies([{ name: "less-data", value: "on", url }]);
    await page.evaluate(async (path) => (await caches.open("pages")).delete(path), service);
    await page.goto(url + service);
    await kept(page, service);
    await eventually(() => keptHtml(page, service)).not.toMatch(PHOTO);
    await page.goto(`${url}/how-it-works`);
    await eventually(() => page.getByRole("link", { name: "Login" }).count()).toBe(0);
    await kept(page, "/how-it-works");
    await page.goto(`${url}/dashboard/settings`);
    // What is kept later comes after it.
    await page.goto(`${url}/faq`);
    await kept(page, "/faq");
    const documents = await page.evaluate(async () => {
      const pages = await caches.open("pages");
      const found = await pages.matchAll();
      return Promise.all(found.map((one) => one.text()));
    });
    expect(documents.join()).not.toContain("/dashboard/settings");
    await goOffline();
    await page.goto(`${url}/how-it-works`);
    await page.getByRole("link", { name: "Login" }).first().waitFor();
    await close();
  });
});

describe("somebody's day", () => {
  test("is kept after a Yes, asked for once, and read in Today, Messages and Saved", async () => {
    await bookSoon("pro");
    const { page, goOffline, goOnline, complaints, close } = await phoneThatKeeps("pro");
    await openPage(page, `${url}/dashboard`);
    await eventually(() => page.getByRole("region", { name: QUESTION }).count()).toBe(0);
    await openPage(page, `${url}/dashboard/messages`);
    const [somebody = ""] = await page.locator("main a[href*='conversation='] b").allInnerTexts();
    await goOffline();
    await page.getByRole("link", { name: "See what this device keeps" }).press("Enter");
    await page.getByText("This is what you can read without a connection.").waitFor();
    await tab(page, "Today").waitFor();
    await page.goto(`${url}/dashboard/bookings`);
    await eventually(() => page.getByRole("heading", { level: 1 }).innerText()).toBe(
      "You are offline",
    );
    await page.getByText(/As of (\d+ \w+, )?\d{1,2}:\d\d [AP]M\./).waitFor();
    await eventually(() => tab(page, "Today").getAttribute("aria-current")).toBe("page");
    expect(await pageFaultsEverywhere(page)).toEqual([]);
    await page.locator("[data-view=today] a[href^='#booking']").first().press("Enter");
    await page.getByText("Reference").waitFor();
    expect(await pageFaultsEverywhere(page)).toEqual([]);
    await page.goBack();
    await tab(page, "Messages").press("Enter");
    // The view takes the focus when it opens: an Enter before that would go to its heading.
    await page.locator("[data-view=messages] h2:focus").waitFor();
    expect(await sidewaysScroll(page)).toEqual([]);
    const conversation = page.locator("[data-view=messages] a").first();
    await eventually(() => conversation.innerText()).toContain(somebody.trim());
    await conversation.press("Enter");
    await page.locator("[data-view=detail] li").first().waitFor();
    await tab(page, "Saved").press("Enter");
    await page.getByRole("heading", { name: "Your saved services" }).waitFor();
    expect(await pageFaultsEverywhere(page)).toEqual([]);
    await goOnline();
    await page.getByRole("heading", { level: 1, name: "Bookings" }).waitFor();
    await hydrated(page);
    expect(complaints.filter((text) => !text.includes("ERR_INTERNET_DISCONNECTED"))).toEqual([]);
    await close();
  });

  test("is not asked for again after Not now, and is switched on in the settings, and off", async () => {
    const { page, close } = await phone();
    await signIn(page, "customer");
    const question = page.getByRole("region", { name: QUESTION });
    await question.getByRole("button", { name: "Not now" }).click();
    await question.waitFor({ state: "detached" });
    await openPage(page, `${url}/dashboard`);
    await eventually(() => rowsInVault(page)).toEqual(["choice"]);
    await eventually(() => question.count()).toBe(0);
    await openPage(page, `${url}/dashboard/settings`);
    await page.getByRole("button", { name: "Keep on this device" }).click();
    await eventually(() => rowsInVault(page)).toEqual(["choice", "copy"]);
    await page.getByRole("button", { name: "Erase and turn off" }).click();
    await eventually(() => rowsInVault(page)).toEqual(["choice"]);
    await close();
  });

  test("is never asked for without “Remember me”", async () => {
    const { page, close } = await phone();
    await signIn(page, "customer", false);
    await openPage(page, `${url}/dashboard/settings`);
    await page.getByText("Sign in with “Remember me” to keep them on your own phone.").waitFor();
    await openPage(page, `${url}/dashboard`);
    await eventually(() => page.getByRole("region", { name: QUESTION }).count()).toBe(0);
    await eventually(() => rowsInVault(page)).toEqual([]);
    await close();
  });

  test("is encrypted on the phone", async () => {
    const { page, close } = await phoneThatKeeps("pro");
    const raw = await page.evaluate(async () => {
      const request = indexedDB.open("kayap-vault");
      await new Promise((resolve) => {
        request.onsuccess = resolve;
      });
      const rows = request.result.transaction("offline").objectStore("offline").getAll();
      await new Promise((resolve) => {
        rows.onsuccess = resolve;
      });
      request.result.close();
      const decoder = new TextDecoder("latin1");
      return rows.result.map(({ sealed }) => decoder.decode(sealed)).join();
    });
    expect(raw.length).toBeGreaterThan(1_000);
    expect(raw).not.toMatch(/bookings|conversations|Professional|Customer/);
    await close();
  });

  test("is erased at sign-out, and nobody reads it offline afterwards", async () => {
    const { page, goOffline, close } = await phoneThatKeeps("pro");
    await page.evaluate(() => {
      const form = document.createElement("form");
      form.method = "post";
      form.action = "/logout";
      document.body.appendChild(form);
      form.submit();
    });
    await page.waitForURL(`${url}/`);
    await eventually(() => rowsInVault(page)).toEqual([]);
    await goOffline();
    await page.goto(`${url}/dashboard/bookings`);
    await page.getByText("This page needs a connection.").waitFor();
    await eventually(() => page.getByText("As of").count()).toBe(0);
    await close();
  });

  test("is erased at the next contact after the session was ended elsewhere", async () => {
    const mine = await phoneThatKeeps("pro");
    const other = await phone();
    await signIn(other.page, "pro");
    await openPage(other.page, `${url}/dashboard/settings/sessions`);
    await Promise.all([
      other.page.waitForResponse((response) => response.request().method() === "POST"),
      other.page.getByRole("button", { name: "Sign out other devices" }).click(),
    ]);
    await mine.page.goto(`${url}/dashboard`);
    await mine.page.waitForURL(/\/login/);
    await eventually(() => rowsInVault(mine.page)).toEqual([]);
    await mine.close();
    await other.close();
  });

  test("is never seen by another person who signs in on the phone", async () => {
    const { page, goOffline, close } = await phoneThatKeeps("pro");
    await page.context().clearCookies({ name: "session" });
    await signIn(page, "customer");
    await eventually(() => rowsInVault(page)).toEqual([]);
    await goOffline();
    await page.goto(`${url}/dashboard/bookings`);
    await page.getByText("This page needs a connection.").waitFor();
    await eventually(() => page.getByText("As of").count()).toBe(0);
    await close();
  });

  test("is not shown after 14 days without contact, and is gone then", async () => {
    const { page, goOffline, close } = await phoneThatKeeps("pro");
    await goOffline();
    await page.goto(`${url}/dashboard`);
    await page.getByText(/As of/).waitFor();
    await page.addInitScript((later) => {
      const now = Date.now;
      Date.now = () => now() + later;
    }, 14 * DAY_MS);
    await page.goto(`${url}/dashboard`);
    await page.getByText("This page needs a connection.").waitFor();
    await eventually(() => rowsInVault(page)).toEqual(["choice"]);
    await eventually(() => page.getByText("As of").count()).toBe(0);
    await close();
  });
});

test("another release takes over at once, also from the worker of older ones, and deletes what only they needed", async () => {
  const { page, close } = await phone();
  await page.evaluate(async () => {
    await (await caches.open("files")).put("/assets/old-12345678.js", new Response("old"));
    await caches.open("offline-page-of-an-old-release");
    // The address of the worker that only showed notifications; its registration is the same.
    const changed = new Promise((resolve) => {
      navigator.serviceWorker.oncontrollerchange = resolve;
    });
    await navigator.serviceWorker.register("/push-worker.js");
    await changed;
  });
  const stored = () =>
    page.evaluate(async () => {
      const old = await (await caches.open("files")).match("/assets/old-12345678.js");
      return [old !== undefined, await caches.has("offline-page-of-an-old-release")];
    });
  await eventually(stored).toEqual([false, false]);
  // A file that is gone is refused by the server; the worker answers with nothing of its own.
  const gone = await page.evaluate(async () => (await fetch("/assets/gone-12345678.js")).status);
  expect(gone).toBe(404);
  await page.reload();
  await eventually(() => page.evaluate(() => navigator.serviceWorker.controller?.scriptURL)).toBe(
    `${url}/service-worker.js`,
  );
  await close();
});
