import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core";
import { PlainError } from "#db/connection/plain-error.ts";
import { DEMO_PASSWORD } from "#demo/demo-password.ts";
import { CHROMIUM_FLAGS, ensureChromium } from "./chromium.ts";
import { runCommand } from "./processes/run-command.ts";
import { startInBackground } from "./server/start-in-background.ts";
import { DEMO_PEOPLE, readSettings } from "./server/start-settings.ts";

// `npm run shots` takes a picture of each of the main pages in both themes, on a phone, a tablet and a wide screen.

const WIDTHS = [360, 768, 1280];
const THEMES = ["light", "dark"] as const;

type Shot = { name: string; path: string; as?: keyof typeof DEMO_PEOPLE };

/**
 * The pages to take; `{service}`, `{pro}` and `{category}` are the first ones on the site, `{booking}` and `{thread}` the first
 * of the person.
 */
const SHOTS: Shot[] = [
  { name: "home", path: "/" },
  { name: "categories", path: "/categories" },
  { name: "category", path: "{category}" },
  { name: "search", path: "/search" },
  { name: "search-nothing", path: "/search?q=zzzzzz" },
  { name: "search-filtered", path: "/search?q=repair&rating=4&availability=weekdays" },
  { name: "category-missing", path: "/category/nothing" },
  { name: "service", path: "{service}" },
  { name: "professional", path: "{pro}" },
  { name: "professional-reviews", path: "{pro}?tab=reviews" },
  { name: "book-visitor", path: "{service}/book" },
  { name: "choose-service", path: "{pro}/book" },
  { name: "register", path: "/register" },
  { name: "login", path: "/login" },
  { name: "forgot-password", path: "/forgot-password" },
  { name: "check-email", path: "/register/check-email" },
  { name: "verify-email", path: "/verify-email" },
  { name: "reset-password", path: "/reset-password" },
  { name: "not-me", path: "/not-me" },
  { name: "two-factor-cancel", path: "/two-factor-recovery/cancel" },
  { name: "about", path: "/about" },
  { name: "how-it-works", path: "/how-it-works" },
  { name: "contact", path: "/contact" },
  { name: "terms", path: "/terms" },
  { name: "privacy", path: "/privacy" },
  { name: "faq", path: "/faq" },
  { name: "newsletter", path: "/newsletter" },
  { name: "offline", path: "/offline" },
  { name: "not-found", path: "/no-such-page" },
  { name: "components", path: "/dev/components" },
  { name: "components-large-text", path: "/dev/components?text=200" },
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
  { name: "customer-more", path: "/dashboard/more", as: "customer" },
  { name: "customer-booking", path: "{booking}", as: "customer" },
  { name: "customer-thread", path: "{thread}", as: "customer" },
  { name: "customer-profile-edit", path: "/dashboard/profile?edit=1", as: "customer" },
  { name: "customer-review-new", path: "/dashboard/reviews/new", as: "customer" },
  { name: "customer-become-professional", path: "/dashboard/become-professional", as: "customer" },
  { name: "customer-password", path: "/dashboard/settings/password", as: "customer" },
  { name: "customer-sessions", path: "/dashboard/settings/sessions", as: "customer" },
  { name: "customer-security-log", path: "/dashboard/settings/security-log", as: "customer" },
  { name: "customer-two-factor", path: "/dashboard/settings/two-factor", as: "customer" },
  { name: "customer-email", path: "/dashboard/settings/email", as: "customer" },
  { name: "customer-data", path: "/dashboard/settings/data", as: "customer" },
  { name: "customer-deactivate", path: "/dashboard/settings/deactivate", as: "customer" },
  { name: "customer-delete", path: "/dashboard/settings/delete", as: "customer" },
  { name: "pro-dashboard", path: "/dashboard", as: "pro" },
  { name: "pro-services", path: "/dashboard/services", as: "pro" },
  { name: "pro-service-new", path: "/dashboard/services/new", as: "pro" },
  { name: "pro-bookings", path: "/dashboard/bookings", as: "pro" },
  { name: "pro-messages", path: "/dashboard/messages", as: "pro" },
  { name: "pro-reviews", path: "/dashboard/reviews", as: "pro" },
  { name: "pro-profile", path: "/dashboard/profile", as: "pro" },
  { name: "pro-profile-edit", path: "/dashboard/profile?edit=1", as: "pro" },
  { name: "pro-notifications", path: "/dashboard/notifications", as: "pro" },
  { name: "pro-saved", path: "/dashboard/saved", as: "pro" },
  { name: "pro-settings", path: "/dashboard/settings", as: "pro" },
  { name: "pro-booking", path: "{booking}", as: "pro" },
  { name: "pro-thread", path: "{thread}", as: "pro" },
  { name: "pro-week", path: "/dashboard/bookings/week", as: "pro" },
  { name: "pro-hours", path: "/dashboard/bookings/hours", as: "pro" },
  { name: "pro-days-off", path: "/dashboard/bookings/days-off", as: "pro" },
  { name: "pro-calendar", path: "/dashboard/bookings/feed", as: "pro" },
];

await runCommand(async () => {
  const folder = join(readSettings(process.env).database.data, "shots");
  await mkdir(folder, { recursive: true });
  const executablePath = await ensureChromium(console.log);
  const kayap = await startInBackground(process.env);
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
  try {
    const places = await findPlaces(browser, kayap.url);
    for (const as of [undefined, "customer", "pro"] as const) {
      const shots = SHOTS.filter((shot) => shot.as === as);
      const state = as && (await signIn(browser, kayap.url, DEMO_PEOPLE[as]));
      if (as && !state) continue;
      const own = state ? await findOwnPlaces(browser, kayap.url, state) : {};
      await takeAll(browser, {
        url: kayap.url,
        shots,
        places: { ...places, ...own },
        storageState: state,
        folder,
      });
    }
  } finally {
    await browser.close();
    await kayap.stop();
  }
  console.log(`The pictures are in ${folder}.`);
});

type Places = Record<string, string>;
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

async function findOwnPlaces(
  browser: Browser,
  url: string,
  storageState: SignedIn,
): Promise<Places> {
  const context = await browser.newContext({ baseURL: url, storageState });
  const page = await context.newPage();
  await page.goto("/dashboard/bookings");
  const booking = await firstLink(page, "/dashboard/bookings/", "[data-booking] h3 a");
  await page.goto("/dashboard/messages");
  const thread = await firstLink(page, "/dashboard/messages?");
  await context.close();
  return { booking, thread };
}

async function firstLink(page: Page, start: string, link = "main a"): Promise<string> {
  const links = await page.locator(`${link}[href^="${start}"]`).all();
  const href = await links[0]?.getAttribute("href");
  if (!href) throw new PlainError(`${page.url()} has no link to ${start}: is there demo data?`);
  const { pathname, search } = new URL(href, page.url());
  return pathname + search;
}

async function signIn(browser: Browser, url: string, email: string): Promise<SignedIn | undefined> {
  const context = await browser.newContext({ baseURL: url });
  const page = await context.newPage();
  await page.goto("/login");
  const form = page.locator("form:has(input[name=password])");
  if ((await form.count()) > 0) {
    await form.locator("input[name=email]").fill(email);
    await form.locator("input[name=password]").fill(DEMO_PASSWORD);
    await form.locator("input[name=password]").press("Enter");
    await page.waitForURL(/\/dashboard/);
  }
  const state = await context.storageState();
  await context.close();
  if (state.cookies.length > 0) return state;
  console.log(`${email} could not sign in: the pages behind the sign-in are left out.`);
  return undefined;
}

type Plan = {
  url: string;
  shots: Shot[];
  places: Places;
  storageState: SignedIn | undefined;
  folder: string;
};

async function takeAll(
  browser: Browser,
  { url, shots, places, storageState, folder }: Plan,
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
  return path.replace(/\{(\w+)\}/, (_, name: string) => places[name] ?? "");
}
