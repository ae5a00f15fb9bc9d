import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core";
import { PlainError } from "#db/plain-error.ts";
import { CHROMIUM_FLAGS, ensureChromium } from "./chromium.ts";
import { runCommand } from "./run-command.ts";
import { startInBackground } from "./start-in-background.ts";
import { readSettings } from "./start-settings.ts";

const PASSWORD = "kayap-demo-2026";
const PEOPLE = { customer: "customer@kayap.test", pro: "pro@kayap.test" };
const WIDTHS = [360, 1280];
const THEMES = ["light", "dark"] as const;

type Shot = { name: string; path: string; as?: keyof typeof PEOPLE };

/** The pages to take; `{service}`, `{pro}` and `{category}` are the first ones on the site. */
const SHOTS: Shot[] = [
  { name: "home", path: "/" },
  { name: "categories", path: "/categories" },
  { name: "category", path: "{category}" },
  { name: "search", path: "/search" },
  { name: "search-nothing", path: "/search?q=zzzzzz" },
  { name: "service", path: "{service}" },
  { name: "professional", path: "{pro}" },
  { name: "register", path: "/register" },
  { name: "login", path: "/login" },
  { name: "forgot-password", path: "/forgot-password" },
  { name: "about", path: "/about" },
  { name: "how-it-works", path: "/how-it-works" },
  { name: "contact", path: "/contact" },
  { name: "terms", path: "/terms" },
  { name: "privacy", path: "/privacy" },
  { name: "faq", path: "/faq" },
  { name: "not-found", path: "/no-such-page" },
  { name: "book", path: "{service}/book", as: "customer" },
  { name: "customer-dashboard", path: "/dashboard", as: "customer" },
  { name: "customer-find", path: "/dashboard/find", as: "customer" },
  { name: "customer-bookings", path: "/dashboard/bookings", as: "customer" },
  { name: "customer-messages", path: "/dashboard/messages", as: "customer" },
  { name: "customer-saved", path: "/dashboard/saved", as: "customer" },
  { name: "customer-reviews", path: "/dashboard/reviews", as: "customer" },
  { name: "customer-notifications", path: "/dashboard/notifications", as: "customer" },
  { name: "customer-profile", path: "/dashboard/profile", as: "customer" },
  { name: "customer-settings", path: "/dashboard/settings", as: "customer" },
  { name: "pro-dashboard", path: "/dashboard", as: "pro" },
  { name: "pro-services", path: "/dashboard/services", as: "pro" },
  { name: "pro-service-new", path: "/dashboard/services/new", as: "pro" },
  { name: "pro-bookings", path: "/dashboard/bookings", as: "pro" },
  { name: "pro-messages", path: "/dashboard/messages", as: "pro" },
  { name: "pro-reviews", path: "/dashboard/reviews", as: "pro" },
  { name: "pro-profile", path: "/dashboard/profile", as: "pro" },
];

await runCommand(async () => {
  const folder = join(readSettings(process.env).database.data, "shots");
  await mkdir(folder, { recursive: true });
  const executablePath = ensureChromium(console.log);
  const kayap = await startInBackground(process.env);
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
  try {
    const places = await findPlaces(browser, kayap.url);
    for (const as of [undefined, "customer", "pro"] as const) {
      const shots = SHOTS.filter((shot) => shot.as === as);
      const state = as && (await signIn(browser, kayap.url, PEOPLE[as]));
      if (as && !state) continue;
      await takeAll(browser, kayap.url, shots, places, state, folder);
    }
  } finally {
    await browser.close();
    await kayap.stop();
  }
  console.log(`The pictures are in ${folder}.`);
});

type Places = Record<"service" | "pro" | "category", string>;
type SignedIn = Awaited<ReturnType<BrowserContext["storageState"]>>;

async function findPlaces(browser: Browser, url: string): Promise<Places> {
  const page = await browser.newPage({ baseURL: url });
  await page.goto("/search");
  const service = await firstLink(page, "/service/");
  await page.goto(service);
  const pro = await firstLink(page, "/pro/");
  await page.goto("/categories");
  const category = await firstLink(page, "/category/");
  await page.close();
  return { service, pro, category };
}

async function firstLink(page: Page, start: string): Promise<string> {
  const links = await page.locator(`main a[href^="${start}"]`).all();
  const href = await links[0]?.getAttribute("href");
  if (!href) throw new PlainError(`${page.url()} has no link to ${start}: is there demo data?`);
  return new URL(href, page.url()).pathname;
}

async function signIn(browser: Browser, url: string, email: string): Promise<SignedIn | undefined> {
  const context = await browser.newContext({ baseURL: url });
  const page = await context.newPage();
  await page.goto("/login");
  const form = page.locator("form:has(input[name=password])");
  if ((await form.count()) > 0) {
    await form.locator("input[name=email]").fill(email);
    await form.locator("input[name=password]").fill(PASSWORD);
    await form.locator("input[name=password]").press("Enter");
    await page.waitForURL(/\/dashboard/);
  }
  const state = await context.storageState();
  await context.close();
  if (state.cookies.length > 0) return state;
  console.log(`${email} could not sign in: the pages behind the sign-in are left out.`);
  return undefined;
}

async function takeAll(
  browser: Browser,
  url: string,
  shots: Shot[],
  places: Places,
  storageState: SignedIn | undefined,
  folder: string,
): Promise<void> {
  for (const width of WIDTHS) {
    for (const theme of THEMES) {
      const context = await browser.newContext({
        baseURL: url,
        colorScheme: theme,
        reducedMotion: "reduce",
        storageState,
        viewport: { width, height: width < 600 ? 740 : 800 },
      });
      const page = await context.newPage();
      for (const { name, path } of shots) {
        await take(page, fillIn(path, places), join(folder, `${name}-${width}-${theme}.png`));
      }
      await context.close();
    }
  }
}

async function take(page: Page, path: string, file: string): Promise<void> {
  const response = await page.goto(path, { waitUntil: "load" });
  await page.screenshot({ path: file, fullPage: true });
  console.log(`${response?.status() ?? "?"} ${path} -> ${file}`);
}

function fillIn(path: string, places: Places): string {
  return path
    .replace("{service}", places.service)
    .replace("{pro}", places.pro)
    .replace("{category}", places.category);
}
