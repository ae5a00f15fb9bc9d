import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { addDays, dayOf, momentOn } from "#app/domain/time/guyana-day.ts";
import {
  openBrowser,
  openPage,
  returningVisitor,
  type VisitorOptions,
} from "#tests/support/browser/browser.ts";
import { signedInState } from "#tests/support/browser/demo-sign-in.ts";
import { pageFaults } from "#tests/support/browser/page-faults.ts";
import { eventually } from "#tests/support/eventually.ts";
import { startKayap } from "#tests/support/servers/kayap.ts";

const { url, client } = await startKayap();

const WEEK = `${url}/dashboard/bookings/week`;
const HOURS = `${url}/dashboard/bookings/hours`;
const BLOCK = "[data-day] [data-booking]";

let browser: Browser;
let state: VisitorOptions["storageState"];
beforeAll(async () => {
  browser = await openBrowser();
  state = await signedInState(browser, { url, client }, "pro");
});
afterAll(() => browser.close());

const visit = (options: VisitorOptions = {}) =>
  returningVisitor(browser, {
    storageState: state,
    viewport: { width: 1280, height: 800 },
    ...options,
  });
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.textContent?.trim() ?? "");

describe("the week of a professional", () => {
  test("has every block at its time, within its day, whatever the width of the screen", async () => {
    for (const width of [360, 1280]) {
      const { page, complaints, close } = await visit({ viewport: { width, height: 800 } });
      await openPage(page, WEEK);
      expect(await pageFaults(page)).toEqual([]);
      const outside = () =>
        page.locator(BLOCK).evaluateAll(
          (bookings) =>
            bookings.filter((booking) => {
              const day = booking.closest("[data-day]")?.getBoundingClientRect();
              const { left, right, top, bottom } = booking.getBoundingClientRect();
              return (
                !day ||
                left < day.left - 1 ||
                right > day.right + 1 ||
                top < day.top ||
                bottom > day.bottom + 1
              );
            }).length,
        );
      // Other tests request times of the same professional, and end bookings.
      await eventually(() => page.locator(BLOCK).count()).toBeGreaterThanOrEqual(3);
      await eventually(outside).toBe(0);
      expect(complaints).toEqual([]);
      await close();
    }
  });

  test("says on every block whom it is for, also on one of half an hour and on paper", async () => {
    await client.execute(
      `update bookings set ends_at = starts_at + 1800000 where status = 'confirmed' and starts_at > unixepoch() * 1000
        and professional_id = (select id from users where email = 'pro@kayap.test')`,
    );
    const { page, close } = await visit();
    await openPage(page, WEEK);
    const cutNames = () =>
      page.locator(BLOCK).evaluateAll((bookings) =>
        bookings.flatMap((booking) => {
          const name = booking.querySelectorAll("p")[1];
          const [shown, whole] = [name?.parentElement, name].map(
            (element) => element?.getBoundingClientRect().bottom ?? 0,
          );
          return (whole ?? 1) > (shown ?? 0) + 1 ? [name?.textContent] : [];
        }),
      );
    await eventually(() => page.locator(BLOCK).count()).toBeGreaterThanOrEqual(3);
    await eventually(cutNames).toEqual([]);
    await page.emulateMedia({ media: "print" });
    await eventually(cutNames).toEqual([]);
    await close();
  });

  test("says from when to when on every block, whole, also from the morning into the afternoon", async () => {
    const { page, close } = await visit();
    await openPage(page, WEEK);
    const address = await page.locator(`${BLOCK}:only-child a`).first().getAttribute("href");
    const id = address?.split("/").at(-1) ?? "";
    const { rows } = await client.execute({
      sql: "select starts_at from bookings where id = ?",
      args: [id],
    });
    const day = dayOf(Number(rows[0]?.starts_at));
    await client.execute({
      sql: "update bookings set starts_at = ?, ends_at = ? where id = ?",
      args: [momentOn(day, 600), momentOn(day, 720), id],
    });
    await page.reload();
    const time = page.locator(BLOCK).filter({ has: page.locator(`[href$="${id}"]`) });
    const cut = () =>
      page.locator(`${BLOCK} time`).evaluateAll((times) =>
        times
          .map(({ textContent, parentElement }) => ({ textContent, line: parentElement }))
          .filter(({ line }) => line && line.scrollWidth > line.clientWidth)
          .map(({ textContent }) => textContent),
      );
    // The narrowest screens with columns, and the widest column.
    for (const width of [360, 1200, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await eventually(() => time.locator("time").first().innerText()).toBe("10:00 AM-12:00 PM");
      await eventually(cut).toEqual([]);
    }
    await close();
  });

  test("is walked through with the arrow keys", async () => {
    const { page, close } = await visit();
    await openPage(page, WEEK);
    const days = page.locator("[data-day] h2 a");
    await days.first().focus();
    await page.keyboard.press("ArrowRight");
    await eventually(() => focused(page)).toBe((await days.nth(1).textContent())?.trim());
    await page.keyboard.press("ArrowLeft");
    await eventually(() => focused(page)).toBe((await days.first().textContent())?.trim());
    const first = page.locator(`${BLOCK} a`).first();
    await first.focus();
    await page.keyboard.press("ArrowUp");
    const itsDay = page
      .locator("[data-day]", { has: page.locator("[data-booking]") })
      .first()
      .locator("h2 a");
    await eventually(() => focused(page)).toBe((await itsDay.textContent())?.trim());
    await page.keyboard.press("ArrowDown");
    await eventually(() => focused(page)).toBe((await first.textContent())?.trim());
    await close();
  });

  test("closes and opens a day in place", async () => {
    const { page, complaints, close } = await visit();
    const path = `${WEEK}?day=${addDays(dayOf(Date.now()), 40)}`;
    await openPage(page, path);
    const heading = await page.getByRole("heading", { level: 1 }).textContent();
    await page
      .getByRole("button", { name: /^Close this day/ })
      .first()
      .click();
    await page.getByText("Your days off are saved.").waitFor();
    await eventually(() => page.getByRole("heading", { level: 1 }).textContent()).toBe(heading);
    await page.getByRole("button", { name: /^Open this day/ }).click();
    await page.getByText("You are open on that day again.").waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  test("says in place why a day stays open", async () => {
    const { page, close } = await visit();
    await openPage(page, WEEK);
    const button = page.getByRole("button", { name: /^Close this day/ });
    const day = page.locator("[data-day]", { has: button }).first();
    // As many days off as can be planned, in another tab meanwhile.
    await client.execute(
      `with recursive n (i) as (select 1 union all select i + 1 from n where i < 400)
        insert into days_off (user_id, day)
          select id, date('now', (100 + i) || ' days') from users, n where email = 'pro@kayap.test'`,
    );
    onTestFinished(async () => {
      await client.execute("delete from days_off where day > date('now', '100 days')");
    });
    await day.locator(button).click();
    await day
      .getByRole("alert")
      .getByText("You can plan at most 400 days off. Remove some, then take these.")
      .waitFor();
    await eventually(() => page.url()).toBe(WEEK);
    await close();
  });

  test("is printed on one sheet without the navigation", async () => {
    const { page, close } = await visit();
    await openPage(page, WEEK);
    const sheet = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
    expect(sheet.match(/\/MediaBox/g)).toHaveLength(1);
    await page.emulateMedia({ media: "print" });
    await eventually(() => page.locator("nav").filter({ visible: true }).count()).toBe(0);
    await close();
  });
});

describe("the hours of a professional", () => {
  test("copied from Monday and closed show at once in the form and the preview", async () => {
    const { page, complaints, close } = await visit();
    await openPage(page, HOURS);
    const preview = page.locator("#preview dl");
    await page.getByLabel("Monday from").fill("08:00");
    await page.getByLabel("Monday to").fill("10:00");
    await page.getByRole("button", { name: "Copy to weekdays" }).click();
    await eventually(() => page.getByLabel("Friday to").inputValue()).toBe("10:00");
    await eventually(() => page.url()).toBe(HOURS);
    await eventually(() => preview.innerText()).toContain("8:00-9:00 AM");
    for (const day of ["Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]) {
      await page.getByLabel(`Closed on ${day}`).check();
    }
    // Only Monday is left; other tests may have its morning.
    const times = async () => (await preview.innerText()).split("8:00-9:00 AM").length - 1;
    await eventually(times).toBeLessThanOrEqual(1);
    await page.getByLabel("Closed on Monday").check();
    await eventually(() => page.getByLabel("Friday to").isVisible()).toBe(false);
    await eventually(() => preview.innerText()).toBe("");
    await page.getByText("Your free times show here once the hours are complete.").waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  test("take a second window on demand, and the focus goes on to it", async () => {
    const { page, close } = await visit();
    await openPage(page, HOURS);
    await page.getByText("Add hours on Tuesday").first().click();
    const second = page.getByLabel("Tuesday, part 2 from");
    await second.waitFor();
    await eventually(() => second.evaluate((input) => input === document.activeElement)).toBe(true);
    await close();
  });
});
