import type { Browser, Page } from "playwright-core";
import { hydrated, newVisitor, type Visit } from "../../support/browser.ts";

const PHONE = { width: 360, height: 740 };
/** 400 kbit/s each way, and 400 ms to an answer. */
const LINE = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };
/** Scripts of the dashboard take some seconds over such a line. */
const PATIENCE_MS = 20_000;

export const PASSWORD = "three goats on a stelling";

type Name = { firstName: string; lastName: string };

/** Somebody in the story, with a browser of their own on a phone and a slow line. */
export type Person = Name &
  Visit & {
    email: string;
    /** Where Kayap answers. */
    url: string;
    /** Whether the browser runs scripts. */
    scripts: boolean;
  };

/** A person who was not here yet. */
export async function meet(
  browser: Browser,
  { firstName, lastName }: Name,
  { url, scripts }: { url: string; scripts: boolean },
): Promise<Person> {
  const visit = await newVisitor(browser, {
    javaScriptEnabled: scripts,
    viewport: PHONE,
    // A page that fades in cannot be pressed until it stands.
    reducedMotion: "reduce",
  });
  visit.page.setDefaultTimeout(PATIENCE_MS);
  await slowDown(visit.page);
  const email = `${firstName}.${lastName}@kayap.test`.toLowerCase();
  return { firstName, lastName, email, url, scripts, ...visit };
}

async function slowDown(page: Page): Promise<void> {
  const line = await page.context().newCDPSession(page);
  await line.send("Network.enable");
  await line.send("Network.emulateNetworkConditions", LINE);
}

/** Opens Kayap anew, as somebody who is signed in does some days later. */
export async function opensKayap(person: Person): Promise<void> {
  await person.page.goto(`${person.url}/dashboard`);
  await stands(person, `Welcome, ${person.firstName}`);
}

/** Goes to one of the places of the dashboard, from wherever the person is. */
export async function opensPlace(person: Person, name: string): Promise<void> {
  const { page } = person;
  await toTheDashboard(person);
  const bottom = page.locator("body > nav");
  const place = bottom.getByRole("link", { name });
  if ((await place.count()) > 0) return place.click();
  await bottom.getByRole("link", { name: "More" }).click();
  await stands(person, "More");
  await page.locator("main ul").getByRole("link", { name }).click();
}

/** A public page leads there by its bar, an open conversation by the way back to all of them. */
async function toTheDashboard({ page }: Person): Promise<void> {
  const bottom = page.locator("body > nav");
  if (await bottom.isVisible()) return;
  const ways = ["Dashboard", "All conversations"].map((name) =>
    page.getByRole("link", { name, exact: true }),
  );
  for (const way of ways) if (await way.isVisible()) await way.click();
  await bottom.waitFor();
}

/** What a page says once after something was done. */
export async function isTold({ page }: Person, words: string): Promise<void> {
  await page.getByRole("status").filter({ hasText: words }).waitFor();
}

/** The page with this headline is there, and whatever scripts it has are at work. */
export async function stands({ page }: Person, headline: string | RegExp): Promise<void> {
  await page.getByRole("heading", { level: 1, name: headline }).waitFor();
  await hydrated(page);
}
