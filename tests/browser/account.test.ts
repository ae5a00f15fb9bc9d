import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { safePath } from "#app/domain/paths/safe-path.ts";
import { newVisitor, openBrowser } from "#tests/support/browser/browser.ts";
import { PHONE } from "#tests/support/browser/page-faults.ts";
import { eventually } from "#tests/support/eventually.ts";
import { HOSTILE_PATHS, hostileText } from "#tests/support/random/hostile-paths.ts";
import { seededRandom } from "#tests/support/random/seeded-random.ts";
import { startKayap } from "#tests/support/servers/kayap.ts";

const { url } = await startKayap();

const PASSWORD = "three goats on a stelling";

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

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

test("a press on the button of a form whose last field is wrong sends the form: no message moves the button away first", async () => {
  const { page, close } = await newVisitor(browser, { viewport: PHONE });
  await page.goto(`${url}/register`);
  await page.locator("#password").fill(PASSWORD);
  await page.locator("#confirmPassword").fill("four goats");
  await page.getByRole("button", { name: "Create account" }).click();
  await page.locator("#acceptTerms-error").waitFor();
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
