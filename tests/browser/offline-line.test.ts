import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { filesOf } from "#app/domain/offline/public-pages.ts";
import { hydrated, newVisitor, openBrowser, type Visit } from "#tests/support/browser/browser.ts";
import { fillSignIn } from "#tests/support/browser/demo-sign-in.ts";
import { PHONE } from "#tests/support/browser/page-faults.ts";
import { rowsInVault } from "#tests/support/browser/vault-rows.ts";
import { eventually } from "#tests/support/eventually.ts";
import { startKayap } from "#tests/support/servers/kayap.ts";
import { type Line, lineTo } from "#tests/support/servers/reverse-proxy.ts";
import { serviceWorkerScript } from "#tools/vite/service-worker.ts";

const { url } = await startKayap();

let browser: Browser;
let line: Line;
let visit: Visit;
let page: Page;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());
beforeEach(async () => {
  line = await lineTo(url);
  visit = await newVisitor(browser, { viewport: PHONE, serviceWorkers: "allow" });
  page = visit.page;
  await page.goto(`${line.url}/about`);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");
  return async () => {
    await visit.close();
    line.close();
  };
});

const keptPaths = () =>
  page.evaluate(async () => {
    const pages = await caches.open("pages");
    return (await pages.keys()).map((request) => new URL(request.url).pathname);
  });
const open = (path: string) => page.goto(line.url + path);
async function openAndKeep(path: string): Promise<void> {
  await open(path);
  await eventually(keptPaths).toContain(path);
}
const heading = () => page.getByRole("heading", { level: 1 }).innerText();
const SILENT = "Kayap does not answer right now";
const note = () => page.getByText(`${SILENT}. This page is from`).waitFor();

/** Nobody waits ten seconds in a test. */
async function withoutPatience(): Promise<void> {
  for (const worker of page.context().serviceWorkers()) {
    await worker.evaluate(() => {
      const wait = setTimeout;
      const soon = (work: () => void, ms: number) => wait(work, ms === 10_000 ? 50 : ms);
      Object.assign(globalThis, { setTimeout: soon });
    });
  }
}

describe("when something on the way answers", () => {
  test("a page opened before is shown as it was, and any other says that Kayap does not answer", async () => {
    await openAndKeep("/categories");
    for (const mode of ["failing", "portal", "redirecting"] as const) {
      line.turn(mode);
      await open("/categories");
      await note();
      await open("/contact");
      await eventually(() => heading(), { message: mode }).toBe(SILENT);
    }
    line.turn("open");
    await page.evaluate(() => dispatchEvent(new Event("online")));
    await page.getByRole("heading", { level: 1, name: "Contact" }).waitFor();
    // A redirect of our own is followed.
    await open("/dashboard");
    await page.waitForURL(/\/login/);
  });

  test("the page of a captive portal is opened by “Try Again”, because only there one can sign in", async () => {
    for (const mode of ["portal", "redirecting"] as const) {
      line.turn(mode);
      await open("/contact");
      await page.getByRole("link", { name: "Try Again" }).click();
      await page.getByRole("heading", { name: "Sign in to the Wi-Fi" }).waitFor();
    }
    line.turn("failing");
    await open("/contact");
    await page.getByRole("link", { name: "Try Again" }).click();
    await page.getByRole("heading", { level: 1, name: SILENT }).waitFor();
  });
});

test("a line that accepts and never answers shows after ten seconds what is kept", async () => {
  await openAndKeep("/categories");
  line.turn("silent");
  await withoutPatience();
  await open("/categories");
  await note();
});

test("thirty public pages are kept, and the one that was opened least lately goes first", async () => {
  await page.evaluate(async () => {
    const pages = await caches.open("pages");
    for (let i = 0; i < 29; i += 1) await pages.put(`/service/${i}`, new Response("old"));
  });
  await openAndKeep("/faq");
  await openAndKeep("/terms");
  const seeded = Array.from({ length: 28 }, (_, i) => `/service/${i + 1}`);
  await eventually(keptPaths).toEqual([...seeded, "/faq", "/terms"]);
  await open("/faq");
  await eventually(keptPaths).toEqual([...seeded, "/terms", "/faq"]);
});

test("another release takes the place of the one before, and what was kept stays readable", async () => {
  await open("/login");
  await page.getByLabel("Remember me").check();
  await fillSignIn(page, "pro");
  await page.waitForURL(/\/dashboard/);
  await hydrated(page);
  await page
    .getByRole("region", { name: "Keep your bookings on this device" })
    .getByRole("button", { name: "Yes" })
    .click();
  await eventually(() => rowsInVault(page)).toEqual(["choice", "copy"]);
  await open("/about");

  const script = await serviceWorkerScript("second");
  line.change("/service-worker.js", () => script);
  line.change("/offline", (html) => html.replace(/\/assets\/(?=[\w-]+\.js)/g, "/assets/second/"));
  line.lead("/assets/second/", "/assets/");
  await page.evaluate(async () => {
    const changed = new Promise((resolve) => {
      navigator.serviceWorker.oncontrollerchange = resolve;
    });
    await (await navigator.serviceWorker.getRegistration())?.update();
    await changed;
  });
  const shells = () =>
    page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith("offline")));
  await eventually(shells).toEqual(["offline-page-second"]);
  const needed = async () =>
    page.evaluate(async () => {
      const texts: string[] = [];
      for (const name of ["pages", "offline-page-second"]) {
        for (const one of await (await caches.open(name)).matchAll()) texts.push(await one.text());
      }
      return texts.join("\n");
    });
  const files = () =>
    page.evaluate(async () => {
      const keys = await (await caches.open("files")).keys();
      return keys.map((request) => new URL(request.url).pathname).sort();
    });
  await eventually(async () => (await files()).join()).toBe(
    filesOf(await needed())
      .sort()
      .join(),
  );
  await eventually(async () =>
    (await files()).some((path) => path.startsWith("/assets/second/")),
  ).toBe(true);

  line.turn("failing");
  await open("/about");
  await note();
  line.turn("silent");
  await withoutPatience();
  await open("/dashboard/bookings");
  await page.getByText(/^As of/).waitFor();
  const expected = /502|WebSocket|ERR_/;
  expect(visit.complaints.filter((text) => !expected.test(text))).toEqual([]);
});
