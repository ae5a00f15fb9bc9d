import type { Client } from "@libsql/client";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { hashToken } from "#app/auth/one-time-token.ts";
import { DEMO_PASSWORD } from "#demo/demo-password.ts";
import { signIn } from "#tests/support/records/sessions.ts";
import type { Kayap } from "#tests/support/servers/kayap.ts";

/** A Kayap with the demo data, and a client of its database. */
type Running = Pick<Kayap, "url" | "client">;
export type DemoPerson = "customer" | "pro";
/** What a browser keeps in which somebody is signed in. */
type State = Awaited<ReturnType<BrowserContext["storageState"]>>;
export type DemoStates = Record<DemoPerson, State>;

/** Signs one of the demo people in, by a row as `signedInState`, and opens the dashboard. */
export async function signInAs(page: Page, kayap: Running, person: DemoPerson): Promise<void> {
  const { url, client } = kayap;
  const value = await startSession(client, person);
  await page.context().addCookies([{ name: "session", value, url }]);
  await page.goto(`${url}/dashboard`);
}

async function sendSignIn(context: BrowserContext, url: string, person: DemoPerson) {
  const answer = await context.request.post(`${url}/login`, {
    form: { email: `${person}@kayap.test`, password: DEMO_PASSWORD },
    headers: { Origin: url },
    maxRedirects: 0,
  });
  if (answer.status() !== 303) throw new Error(`The sign-in was answered ${answer.status()}.`);
}

/** Signs one of the demo people in on the sign-in page that is open. */
export async function fillSignIn(page: Page, person: DemoPerson): Promise<void> {
  await page.locator("#email").fill(`${person}@kayap.test`);
  await page.locator("#password").fill(DEMO_PASSWORD);
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

/** `signedInState` of both demo people. */
export async function demoStates(browser: Browser, kayap: Running): Promise<DemoStates> {
  return {
    customer: await signedInState(browser, kayap, "customer"),
    pro: await signedInState(browser, kayap, "pro"),
  };
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
