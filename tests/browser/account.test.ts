import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { safePath } from "#app/domain/safe-path.ts";
import { startKayap } from "#tests/support/kayap.ts";
import { seededRandom } from "#tests/support/seeded-random.ts";
import { newVisitor, openBrowser } from "../support/browser.ts";
import { eventually } from "../support/eventually.ts";
import { HOSTILE_PATHS, hostileText } from "../support/hostile-paths.ts";
import { PHONE, pageFaultsEverywhere, sidewaysScroll } from "../support/page-faults.ts";

const { url } = await startKayap();

const PASSWORD = "three goats on a stelling";
const NEW_PASSWORD = "two macaws over Iwokrama";

const outboxSchema = z.array(z.object({ subject: z.string(), text: z.string() }));

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** The link of the newest e-mail to an address whose subject has these words. */
async function linkOf(email: string, subject: string): Promise<string> {
  const answer = await fetch(`${url}/dev/mail.json?to=${encodeURIComponent(email)}`);
  const emails = outboxSchema.parse(await answer.json());
  const emailContent = emails.find((one) => one.subject.includes(subject));
  const path = /https?:\/\/[^/\s]+(\/\S*token=\S+)/.exec(emailContent?.text ?? "")?.[1];
  if (!path) throw new Error(`No emailContent about: ${subject}`);
  return url + path;
}

async function expectSound(page: Page, heading: string) {
  await eventually(() => page.getByRole("heading", { level: 1 }).innerText()).toBe(heading);
  expect(await sidewaysScroll(page), heading).toEqual([]);
}

async function fillLogin(page: Page, email: string, password: string) {
  await page.getByLabel("E-mail", { exact: true }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign in" }).click();
}

async function signOut(page: Page) {
  await page.goto(url);
  await page.locator("summary", { hasText: "Your account" }).click();
  await page.getByRole("button", { name: "Sign Out" }).click();
  await page.waitForURL(`${url}/`);
  await eventually(() => page.getByRole("status").innerText()).toBe("You are signed out.");
}

test("without JavaScript somebody registers, confirms, signs in and out, and resets a forgotten password", async () => {
  const email = `anita.${Date.now()}@kayap.test`;
  const { page, complaints, close } = await newVisitor(browser, {
    javaScriptEnabled: false,
    viewport: PHONE,
  });
  await page.goto(`${url}/register?type=professional`);
  await expectSound(page, "Create your account");
  await eventually(() => page.getByLabel("Professional").isChecked()).toBe(true);
  await eventually(() => page.getByRole("button", { name: /^Show/ }).count()).toBe(0);
  await page.getByLabel("First name").fill("Anita");
  await page.getByLabel("Last name").fill("Ramdeen");
  await page.getByLabel("E-mail", { exact: true }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByLabel("Password again").fill(PASSWORD);
  await page.getByLabel(/18 or older/).check();
  await page.getByRole("button", { name: "Create account" }).click();
  await page.waitForURL(/check-email/);
  await expectSound(page, "Check Your Email");
  await eventually(() => page.locator("main").innerText()).toContain(email);

  await page.goto(`${url}/login`);
  await fillLogin(page, email, PASSWORD);
  await eventually(() => page.getByRole("alert").innerText()).toContain(
    "Invalid email or password.",
  );

  await page.goto(await linkOf(email, "Confirm"));
  await expectSound(page, "Confirm your e-mail");
  await page.getByRole("button", { name: "Confirm my e-mail" }).click();
  await page.waitForURL(/\/dashboard$/);
  await expectSound(page, "Welcome, Anita");
  await eventually(() => page.getByRole("status").first().innerText()).toContain("is confirmed");
  await signOut(page);

  await page.goto(`${url}/login`);
  await page.getByRole("link", { name: "Forgot your password?" }).click();
  await expectSound(page, "Forgot your password?");
  await page.getByLabel("E-mail", { exact: true }).fill(email);
  await page.getByRole("button", { name: "Send the link" }).click();
  await page.waitForURL(/step=sent/);
  await expectSound(page, "Check your e-mail");
  await page.goto(await linkOf(email, "new password"));
  await expectSound(page, "Choose a new password");
  await page.getByLabel("New password", { exact: true }).fill(NEW_PASSWORD);
  await page.getByLabel("New password again").fill(NEW_PASSWORD);
  await page.getByRole("button", { name: "Set new password" }).click();
  await page.waitForURL(`${url}/login`);
  await eventually(() => page.getByRole("status").innerText()).toContain(
    "Your password was changed",
  );
  await fillLogin(page, email, NEW_PASSWORD);
  await page.waitForURL(/\/dashboard$/);
  await expectSound(page, "Welcome, Anita");
  expect(complaints.filter((line) => !line.includes("status of 400"))).toEqual([]);
  await close();
});

test.each([
  "/register",
  "/register/check-email",
  "/login?next=%2Fservice%2F1%3Fsave%3D1",
  "/login?verified=true",
  "/forgot-password",
  "/forgot-password?step=sent",
  "/verify-email",
  `/verify-email?token=${"a".repeat(43)}`,
  "/reset-password",
])("%s is accessible and fits", async (path) => {
  const { page, close } = await newVisitor(browser, {});
  await page.goto(url + path);
  expect(await pageFaultsEverywhere(page)).toEqual([]);
  await close();
});

test("with JavaScript a press shows the password, another hides it", async () => {
  const { page, close } = await newVisitor(browser, { viewport: PHONE });
  await page.goto(`${url}/login`);
  const field = page.locator("#password");
  await field.fill(PASSWORD);
  const show = page.getByRole("button", { name: "Show password" });
  await show.click();
  await eventually(() => field.getAttribute("type")).toBe("text");
  await eventually(() => show.getAttribute("aria-pressed")).toBe("true");
  await show.click();
  await eventually(() => field.getAttribute("type")).toBe("password");
  await close();
});

test("a password that is shown is hidden again when its form is sent, as password managers learn only from such a field", async () => {
  const { page, close } = await newVisitor(browser, { viewport: PHONE });
  await page.goto(`${url}/login`);
  // The page stays, so that its field can be looked at.
  await page.evaluate(() => addEventListener("submit", (event) => event.preventDefault()));
  const field = page.locator("#password");
  await field.fill(PASSWORD);
  const show = page.getByRole("button", { name: "Show password" });
  await show.click();
  await eventually(() => field.getAttribute("type")).toBe("text");
  await field.press("Enter");
  await eventually(() => field.getAttribute("type")).toBe("password");
  await eventually(() => show.getAttribute("aria-pressed")).toBe("false");
  await eventually(() => field.inputValue()).toBe(PASSWORD);
  await close();
});

test("Chromium stays on this site, whatever path it is sent on to (threat 70)", async () => {
  const { page, close } = await newVisitor(browser, {});
  await page.goto(`${url}/about`);
  const random = seededRandom(71);
  const texts = [...HOSTILE_PATHS, ...Array.from({ length: 1_000 }, () => hostileText(random))];
  const paths = texts.flatMap((text) => safePath(text) ?? []);
  expect(paths.length).toBeGreaterThan(100);
  const left = await page.evaluate((all) => {
    const link = document.createElement("a");
    return all.filter((path) => {
      link.setAttribute("href", path);
      return link.origin !== location.origin || link.pathname.startsWith("//");
    });
  }, paths);
  expect(left).toEqual([]);
  for (const next of ["/.//evil.example", "/./\\evil.example", "/%2e%2e//evil.example"]) {
    await page.goto(`${url}/login?verified=true&next=${encodeURIComponent(next)}`);
    await eventually(() => page.url(), { message: next }).toBe(`${url}/login`);
  }
  await close();
});
