import type { Browser, BrowserContextOptions, Locator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { newVisitor, openBrowser } from "#tests/support/browser/browser.ts";
import { signedInState } from "#tests/support/browser/demo-sign-in.ts";
import { PHONE, pageFaults } from "#tests/support/browser/page-faults.ts";
import { eventually } from "#tests/support/eventually.ts";
import { startKayap } from "#tests/support/servers/kayap.ts";

const { url, client } = await startKayap();

const PASSWORD = "three goats on a stelling";
const WIRING = { need: "house wiring", service: "House wiring and breaker panels" };
const DRAINS = { need: "blocked drains", service: "Blocked drains and septic tanks opened" };
const CAKE = { need: "black cake", service: "Three-tier black cake, eggless on request" };

let browser: Browser;
let signedIn: BrowserContextOptions["storageState"];
beforeAll(async () => {
  browser = await openBrowser();
  signedIn = await signedInState(browser, { url, client }, "customer");
});
afterAll(() => browser.close());

/** A person on a page whose presses and filled fields are counted; Enter, a tick and a link in an e-mail are presses. */
function counting(page: Page) {
  const count = { presses: 0, fields: 0 };
  const press = async (target: Locator) => {
    count.presses += 1;
    // Before its stylesheet a page shows the buttons of every width.
    await page.waitForLoadState("load");
    await target.filter({ visible: true }).first().click();
  };
  return {
    count,
    press,
    button: (name: string) => press(page.getByRole("button", { name, exact: true })),
    link: (name: string) => press(page.getByRole("link", { name, exact: true })),
    /** By keyboard: the box of a choice lies over its button, and a bar may lie over both. */
    choose: async (target: Locator) => {
      count.presses += 1;
      await target.focus();
      await page.keyboard.press("Space");
      await eventually(() => target.isChecked()).toBe(true);
    },
    fill: async (label: string, text: string) => {
      count.fields += 1;
      await page.getByLabel(label, { exact: true }).fill(text);
    },
    enter: async () => {
      count.presses += 1;
      await page.keyboard.press("Enter");
    },
    open: async (address: string) => {
      count.presses += 1;
      await page.goto(address);
    },
  };
}
type Counted = ReturnType<typeof counting>;

/** From home to the page of the service that does it. */
async function findsService(
  page: Page,
  person: Counted,
  { need, service }: typeof WIRING,
): Promise<void> {
  await page.goto(url);
  await person.fill("What do you need done?", need);
  await person.enter();
  await page.waitForURL(/\/search\?/);
  await person.link(service);
  await page.waitForURL(/\/service\/[^/]+$/);
}

/** Presses the first of the next free times on the page of a service. */
async function choosesTime(page: Page, person: Counted): Promise<void> {
  await person.press(page.locator("main a[href*='/book?slot=']"));
  await heading(page, "Request a booking");
}

const outboxSchema = z.array(z.object({ subject: z.string(), text: z.string() }));

async function confirmationLink(email: string): Promise<string> {
  const answer = await fetch(`${url}/dev/mail.json?to=${encodeURIComponent(email)}`);
  const found = outboxSchema
    .parse(await answer.json())
    .find(({ subject }) => subject.includes("Confirm"));
  const path = /https?:\/\/[^/\s]+(\/\S*token=\S+)/.exec(found?.text ?? "")?.[1];
  if (!path) throw new Error("There is no confirmation e-mail.");
  return url + path;
}

async function expectSent(page: Page): Promise<void> {
  await page.waitForURL(/\/dashboard\/bookings\/[0-9a-f-]{36}$/);
  await eventually(() => page.getByRole("status").first().innerText()).toContain(
    "Your request is sent.",
  );
}

const heading = (page: Page, name: string) =>
  page.getByRole("heading", { level: 1, name }).waitFor();

describe.each([
  // Each visitor has a service of their own: the page of one is cached, so a time that is just taken may stand there for a while.
  { javaScriptEnabled: false, visited: DRAINS, name: "without JavaScript" },
  { javaScriptEnabled: true, visited: CAKE, name: "with JavaScript" },
])("from home to a sent request on a phone, $name", ({ javaScriptEnabled, visited }) => {
  const check = async (page: Page) => {
    if (javaScriptEnabled) expect(await pageFaults(page), page.url()).toEqual([]);
  };

  test("somebody who is signed in needs at most 6 presses and 5 fields", async () => {
    const options = { storageState: signedIn, viewport: PHONE, javaScriptEnabled };
    const { page, complaints, close } = await newVisitor(browser, options);
    const person = counting(page);
    await findsService(page, person, WIRING);
    await choosesTime(page, person);
    await person.fill("Village and landmark", "Yellow house behind the stelling");
    const phone = page.getByLabel("Phone", { exact: true });
    if ((await phone.inputValue()) === "") await person.fill("Phone", "612 3456");
    await person.button("Continue");
    await heading(page, "Check your request");
    await person.button("Request Booking");
    await expectSent(page);
    expect(person.count.presses).toBeLessThanOrEqual(6);
    expect(person.count.fields).toBeLessThanOrEqual(5);
    expect(complaints).toEqual([]);
    await close();
  });

  test("somebody new needs at most 9 presses and 9 fields, the sign-up included", async () => {
    const email = `need.${crypto.randomUUID()}@kayap.test`;
    const { page, complaints, close } = await newVisitor(browser, {
      viewport: PHONE,
      javaScriptEnabled,
    });
    const person = counting(page);
    await findsService(page, person, visited);
    await choosesTime(page, person);
    await check(page);
    await person.fill("Village and landmark", "Yellow house behind the stelling");
    await person.fill("Phone", "612 3456");
    await person.button("Continue");
    await heading(page, "Create your account");
    await eventually(() => page.locator("main").innerText()).toMatch(
      /Next: your account\. Then you check your request to \S+ for /,
    );
    await check(page);
    await person.fill("First name", "Anita");
    await person.fill("Last name", "Ramdeen");
    await person.fill("E-mail", email);
    await person.fill("Password", PASSWORD);
    await person.fill("Password again", PASSWORD);
    await person.choose(page.getByLabel(/18 or older/));
    await person.button("Create account");
    await heading(page, "Check Your Email");
    await check(page);
    await person.open(await confirmationLink(email));
    await person.button("Confirm my e-mail");
    await heading(page, "Check your request");
    const summary = () => page.locator("main").innerText();
    await eventually(summary).toContain("Yellow house behind the stelling");
    await eventually(summary).toContain("+592 612 3456");
    await check(page);
    await person.button("Request Booking");
    await expectSent(page);
    expect(person.count.presses).toBeLessThanOrEqual(9);
    expect(person.count.fields).toBeLessThanOrEqual(9);
    expect(complaints).toEqual([]);
    await close();
  });
});
