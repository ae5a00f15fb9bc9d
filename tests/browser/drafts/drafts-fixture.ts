import type { BrowserContext, Page } from "playwright-core";
import { openBrowser, openPage, returningVisitor } from "#tests/support/browser/browser.ts";
import { type DemoPerson, signInAs } from "#tests/support/browser/demo-sign-in.ts";
import { PHONE } from "#tests/support/browser/page-faults.ts";
import { eventually } from "#tests/support/eventually.ts";
import type { Kayap } from "#tests/support/servers/kayap.ts";

/** What a form says that has something kept. */
export const KEPT = /We kept your draft from .*\d+:\d\d [AP]M\./;

/** A browser in which people of the demo data fill in forms on a phone. The file closes it. */
export async function draftsFixture({ url, client }: Kayap) {
  const browser = await openBrowser();
  return {
    browser,
    async visitAs(person: DemoPerson | "visitor") {
      const visit = await returningVisitor(browser, { viewport: PHONE });
      if (person !== "visitor") await signInAs(visit.page, { url, client }, person);
      return visit;
    },
    /** One value of the database. */
    async one(sql: string): Promise<string> {
      const { rows } = await client.execute(sql);
      return String(rows[0]?.[0]);
    },
  };
}

/** The id of somebody of the demo data, for a statement. */
export const person = (who: DemoPerson) =>
  `(select id from users where email = '${who}@kayap.test')`;

/** Everything that the device keeps of drafts, as one text. */
export const keptOn = (page: Page) =>
  page.evaluate(() =>
    Object.entries(localStorage)
      .filter(([key]) => key.startsWith("draft:"))
      .flat()
      .join("\n"),
  );

/** Types into a field and waits until the device keeps it. */
export async function typeInto(page: Page, field: string, text: string) {
  await page.locator(field).fill(text);
  await eventually(() => keptOn(page)).toContain(text);
}

/** The same page in a tab of its own, after the first was closed. */
export async function reopened(
  context: BrowserContext,
  page: Page,
  address: string,
): Promise<Page> {
  await page.close();
  const next = await context.newPage();
  await openPage(next, address);
  return next;
}
