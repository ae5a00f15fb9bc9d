import type { Client } from "@libsql/client";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { hashToken } from "#app/auth/one-time-token.ts";
import type { Kayap } from "./kayap.ts";
import { signIn } from "./sessions.ts";

const PASSWORD = "kayap-demo-2026";
/** A Kayap with the demo data, and a client of its database. */
type Running = Pick<Kayap, "url" | "client">;
export type DemoPerson = "customer" | "pro";

/** Pages of the dashboard that need no id, and whose they are. */
export const DASHBOARD_PAGES: readonly { path: string; as: DemoPerson }[] = [
  { path: "/dashboard", as: "customer" },
  { path: "/dashboard", as: "pro" },
  { path: "/dashboard/more", as: "customer" },
  { path: "/dashboard/services", as: "pro" },
  { path: "/dashboard/services/new", as: "pro" },
  { path: "/dashboard/services", as: "customer" },
  { path: "/dashboard/become-professional", as: "customer" },
  { path: "/dashboard/messages", as: "customer" },
  { path: "/dashboard/messages", as: "pro" },
  { path: "/dashboard/find?q=wiring", as: "customer" },
  { path: "/dashboard/reviews", as: "customer" },
  { path: "/dashboard/reviews", as: "pro" },
  { path: "/dashboard/reviews/new", as: "customer" },
  { path: "/dashboard/reviews/new?find=fan", as: "customer" },
  { path: "/dashboard/notifications", as: "customer" },
  { path: "/dashboard/notifications", as: "pro" },
  { path: "/dashboard/settings", as: "customer" },
  { path: "/dashboard/bookings", as: "customer" },
  { path: "/dashboard/bookings", as: "pro" },
  { path: "/dashboard/bookings?tab=requests", as: "pro" },
  { path: "/dashboard/bookings/week", as: "pro" },
  { path: "/dashboard/bookings/hours", as: "pro" },
  { path: "/dashboard/bookings/days-off", as: "pro" },
  { path: "/dashboard/bookings/feed", as: "pro" },
  { path: "/dashboard/jobs", as: "customer" },
  { path: "/dashboard/jobs", as: "pro" },
  { path: "/dashboard/unsent", as: "customer" },
  { path: "/dashboard/saved", as: "customer" },
  { path: "/dashboard/saved", as: "pro" },
  { path: "/dashboard/licences", as: "pro" },
  { path: "/dashboard/profile", as: "customer" },
  { path: "/dashboard/profile", as: "pro" },
  { path: "/dashboard/profile?edit=1", as: "customer" },
  { path: "/dashboard/profile?edit=1", as: "pro" },
  { path: "/dashboard/settings/password", as: "customer" },
  { path: "/dashboard/settings/sessions", as: "customer" },
  { path: "/dashboard/settings/security-log", as: "customer" },
  { path: "/dashboard/settings/two-factor", as: "customer" },
  { path: "/dashboard/settings/email", as: "customer" },
  { path: "/dashboard/settings/data", as: "customer" },
  { path: "/dashboard/settings/deactivate", as: "customer" },
  { path: "/dashboard/settings/delete", as: "customer" },
];

/** Signs one of the demo people in, by a row as `signedInState`, and opens the dashboard. */
export async function signInAs(page: Page, kayap: Running, person: DemoPerson): Promise<void> {
  const { url, client } = kayap;
  const value = await startSession(client, person);
  await page.context().addCookies([{ name: "session", value, url }]);
  await page.goto(`${url}/dashboard`);
}

async function sendSignIn(context: BrowserContext, url: string, person: DemoPerson) {
  const answer = await context.request.post(`${url}/login`, {
    form: { email: `${person}@kayap.test`, password: PASSWORD },
    headers: { Origin: url },
    maxRedirects: 0,
  });
  if (answer.status() !== 303) throw new Error(`The sign-in was answered ${answer.status()}.`);
}

/** Signs one of the demo people in on the sign-in page that is open. */
export async function fillSignIn(page: Page, person: DemoPerson): Promise<void> {
  await page.locator("#email").fill(`${person}@kayap.test`);
  await page.locator("#password").fill(PASSWORD);
  await page.locator("main").getByRole("button", { name: "Sign in" }).click();
}

/** The cookies of a new session of a demo person, for any number of visits: from a row, which costs the server no hash. */
export async function signedInState(browser: Browser, kayap: Running, person: DemoPerson) {
  const { url, client } = kayap;
  const value = await startSession(client, person);
  return stateOf(browser, async (context) => {
    await context.addCookies([{ name: "session", value, url }]);
    // The answer adds what a browser that has signed in knows, such as whose it is.
    const answer = await context.request.get(`${url}/dashboard/more`, { maxRedirects: 0 });
    if (answer.status() !== 200) throw new Error(`The session was answered ${answer.status()}.`);
  });
}

/** The same by the form that people fill in, which makes the browser one that Kayap knows. */
export function stateBySignIn(browser: Browser, url: string, person: DemoPerson) {
  return stateOf(browser, (context) => sendSignIn(context, url, person));
}

async function stateOf(browser: Browser, enter: (context: BrowserContext) => Promise<void>) {
  const context = await browser.newContext();
  await enter(context);
  const state = await context.storageState();
  await context.close();
  return state;
}

/** Starts a session of a demo person as the form does when nothing is ticked. Returns the value of its cookie. */
async function startSession(client: Client, person: DemoPerson): Promise<string> {
  const { rows } = await client.execute({
    sql: "select id from users where email = ?",
    args: [`${person}@kayap.test`],
  });
  const session = await signIn(client, String(rows[0]?.id));
  await client.execute({
    sql: "update sessions set confirmed_at = created_at, remember = 0 where id_hash = ?",
    args: [hashToken(session)],
  });
  return session;
}
