import type { Browser, Page } from "playwright-core";
import { hydrated, newVisitor, type Visit } from "#tests/support/browser/browser.ts";
import { type Line, type LineFault, startLine } from "#tests/support/servers/forward-proxy.ts";
import { becomesPatient } from "./patience.ts";

const PHONE = { width: 360, height: 740 };
/** 400 kbit/s each way, and 400 ms latency. */
const SLOW_CONNECTION = {
  offline: false,
  latency: 400,
  downloadThroughput: 50_000,
  uploadThroughput: 50_000,
};
/** Scripts of the dashboard take some seconds over such a connection. */
const PATIENCE_MS = 20_000;

export const PASSWORD = "three goats on a stelling";

type Name = { firstName: string; lastName: string };

/** A person of the story, with a browser of their own on a phone with a slow connection. */
export type Person = Name &
  Visit & {
    email: string;
    /** The address of Kayap. */
    url: string;
    /** Whether the browser runs scripts. */
    scripts: boolean;
    /** What has befallen this person's requests. */
    faults: Line["faults"];
    /** The addresses for which this person was asked for the password again. */
    askedAgainFor: Set<string>;
  };

/**
 * How the people of a story are connected, and whether their browsers run scripts. slow: 400 kbit/s. cut: every tenth page,
 * form or answer for a script is lost on its way.
 */
export type Circumstances = { scripts: boolean; line: "slow" | "cut" };

const WAYS: readonly LineFault[] = ["cut", "bad gateway", "lost"];
const FAILS_EVERY = 10;

/** A line that fails every tenth request, each time in the next way. */
function failingLine(): Promise<Line> {
  let count = 0;
  return startLine(({ isFile }) => {
    if (isFile) return null;
    count += 1;
    const isFailing = count % FAILS_EVERY === 0;
    return isFailing ? (WAYS[(count / FAILS_EVERY) % WAYS.length] ?? null) : null;
  });
}

/** A new person in a browser of their own. */
export async function meet(
  browser: Browser,
  { firstName, lastName }: Name,
  { url, scripts, line }: Circumstances & { url: string },
): Promise<Person> {
  const failing = line === "cut" ? await failingLine() : null;
  const visit = await newVisitor(browser, {
    ...(failing && { proxy: { server: failing.url } }),
    javaScriptEnabled: scripts,
    viewport: PHONE,
    // A page that fades in cannot be clicked until it is there.
    reducedMotion: "reduce",
  });
  visit.page.setDefaultTimeout(PATIENCE_MS);
  const email = `${firstName}.${lastName}@kayap.test`.toLowerCase();
  const askedAgainFor = new Set<string>();
  visit.page.on("framenavigated", (frame) => {
    const { pathname, searchParams } = new URL(frame.url());
    const target = searchParams.get("send") ?? searchParams.get("next");
    if (pathname === "/dashboard/settings/confirm" && target) askedAgainFor.add(target);
  });
  const who = { firstName, lastName, email, url, scripts, askedAgainFor };
  const person = { ...who, faults: failing?.faults ?? [] };
  if (!failing) {
    await slowDown(visit.page);
    return { ...person, ...visit };
  }
  const losesPatience = becomesPatient(visit.page);
  const close = async () => {
    losesPatience();
    await visit.close();
    failing.stop();
  };
  return { ...person, ...visit, close };
}

/** Slows the line of a page down to 400 kbit/s and 400 ms. */
export async function slowDown(page: Page): Promise<void> {
  const line = await page.context().newCDPSession(page);
  await line.send("Network.enable");
  await line.send("Network.emulateNetworkConditions", SLOW_CONNECTION);
}

/** Opens an address; a person whose line fails loads the browser's error page again. */
export async function opens({ page, faults }: Person, address: string): Promise<void> {
  const before = faults.length;
  await page.goto(address).catch((error) => {
    if (faults.length === before) throw error;
  });
}

/** Opens the dashboard of a signed-in person again. */
export async function opensKayap(person: Person): Promise<void> {
  await opens(person, `${person.url}/dashboard`);
  await seesHeading(person, `Welcome, ${person.firstName}`);
}

/** Opens a section of the dashboard, from any page. */
export async function opensPlace(person: Person, name: string): Promise<void> {
  const { page } = person;
  await toTheDashboard(person);
  const bottom = page.locator("body > nav");
  const place = bottom.getByRole("link", { name });
  if ((await place.count()) > 0) return place.click();
  await bottom.getByRole("link", { name: "More" }).click();
  await seesHeading(person, "More");
  await page.locator("main ul").getByRole("link", { name }).click();
}

/** Opens the dashboard from a public page, or all conversations from an open one. */
async function toTheDashboard({ page }: Person): Promise<void> {
  // On a slow line the bottom of a page comes after its top.
  await page.waitForLoadState("domcontentloaded");
  const bottom = page.locator("body > nav");
  if (await bottom.isVisible()) return;
  const account = page.locator("summary", { hasText: "Your account" });
  if (await account.isVisible()) await account.click();
  const links = ["Dashboard", "All conversations"].map((name) =>
    page.getByRole("link", { name, exact: true }),
  );
  for (const link of links) if (await link.isVisible()) await link.click();
  await bottom.waitFor();
}

/** Waits for the status message of a page. */
export async function seesStatus({ page }: Person, words: string): Promise<void> {
  await page.getByRole("status").filter({ hasText: words }).waitFor();
}

/** Waits for the page with this heading, and for its scripts. */
export async function seesHeading({ page }: Person, headline: string | RegExp): Promise<void> {
  await page.getByRole("heading", { level: 1, name: headline }).waitFor();
  await hydrated(page);
}
