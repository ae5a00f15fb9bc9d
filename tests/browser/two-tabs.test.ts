import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import {
  hydrated,
  newVisitor,
  openBrowser,
  openPage,
  type Visit,
} from "#tests/support/browser/browser.ts";
import { signInAs } from "#tests/support/browser/demo-sign-in.ts";
import { PHONE, pageFaultsEverywhere } from "#tests/support/browser/page-faults.ts";
import { eventually } from "#tests/support/eventually.ts";
import { startKayap } from "#tests/support/servers/kayap.ts";

const { url, client } = await startKayap();

const PROFILE = `${url}/dashboard/profile?edit=1`;
const OTHERS =
  "Somebody else has signed in here, in another tab. This page stays as it was, and nothing is sent from it.";

let browser: Browser;
let visit: Visit;
let first: Page;
let second: Page;

beforeAll(async () => {
  browser = await openBrowser();
});
beforeEach(async () => {
  visit = await newVisitor(browser, { viewport: PHONE });
  first = visit.page;
  await signInAs(first, { url, client }, "customer");
  await openPage(first, PROFILE);
  second = await first.context().newPage();
  return () => visit.close();
});
afterAll(() => browser.close());

const bio = (page: Page) => page.locator("#bio");
const save = (page: Page) => page.getByRole("button", { name: "Save Changes" }).click();

test("what is typed in one tab stays while another tab types into the same form, and is not replaced unseen by what the other saves", async () => {
  await openPage(second, PROFILE);
  await bio(first).fill("Typed in the first tab");
  await bio(second).fill("Typed in the second tab");
  await first.bringToFront();
  await eventually(() => bio(first).inputValue()).toBe("Typed in the first tab");
  await save(first);
  await first.getByText("Profile updated successfully!").waitFor();
  await eventually(() => bio(second).inputValue()).toBe("Typed in the second tab");
  await save(second);
  await second.getByText("New version").first().waitFor();
  await second.getByText("Typed in the first tab").waitFor();
  await eventually(() => bio(second).inputValue()).toBe("Typed in the second tab");
  await save(second);
  await second.getByText("Profile updated successfully!").waitFor();
});

test("a page of one person shows and sends nothing once another has signed in, in another tab", async () => {
  const mine = await first.locator("#firstName").inputValue();
  await bio(first).fill("Only mine");
  const shown = await first.locator("main").innerText();
  // Without a sign-out, of which the page would hear.
  await first.context().clearCookies();
  await signInAs(second, { url, client }, "pro");
  await first.bringToFront();
  const posts: string[] = [];
  first.on("request", (request) => {
    if (request.method() === "POST") posts.push(request.url());
  });
  await save(first);
  await first.locator("[data-connectivity]").getByText(OTHERS, { exact: true }).waitFor();
  expect(posts).toEqual([]);
  await eventually(() => first.locator("#firstName").inputValue()).toBe(mine);
  await eventually(() => bio(first).inputValue()).toBe("Only mine");
  await eventually(() => first.locator("main").innerText()).toBe(shown);
  expect(await pageFaultsEverywhere(first)).toEqual([]);
  // Their profile is as it was.
  await openPage(second, PROFILE);
  await eventually(() => bio(second).inputValue()).not.toBe("Only mine");
  await eventually(() => second.locator("#firstName").inputValue()).not.toBe(mine);
  // A link leads to a page that is wholly the other person's.
  await first.setViewportSize(PHONE);
  await first.locator("[data-navigation=bottom]").getByRole("link", { name: "Bookings" }).click();
  await first.getByRole("heading", { level: 1, name: "Bookings" }).waitFor();
  await hydrated(first);
  await eventually(() => first.locator("[data-connectivity]").innerText()).toBe("");
  expect(visit.complaints).toEqual([]);
});
