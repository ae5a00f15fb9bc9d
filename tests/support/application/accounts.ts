import type { Client } from "@libsql/client";
import { hashPassword } from "#app/auth/password.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#app/domain/time/durations.ts";
import type { SignInProof } from "#db/accounts/sessions.ts";
import { addCustomer, NOW, type PersonFields } from "#tests/support/fixtures.ts";
import { type Element, element, having, parseHtml, textIn } from "#tests/support/html.ts";
import { emailsIn, linksIn } from "#tests/support/records/outbox.ts";
import { addSession } from "#tests/support/records/sessions.ts";
import type { appOver } from "./app.ts";

/** The address of the account that `addAccount` makes where no other is given. */
export const EMAIL = "anita@kayap.test";
export const PASSWORD = "three goats on a stelling";
export const SIGN_IN = { email: EMAIL, password: PASSWORD };
/** What somebody changes PASSWORD to. */
export const NEW_PASSWORD = "nine ducks by the canal";
const hashed = hashPassword(PASSWORD);

type Headers = Record<string, string>;
/** What a browser asks: the application in this process, or a running Kayap. */
type App = Pick<ReturnType<typeof appOver>, "fetch" | "post">;

/** A browser: it stores cookies, sends them back and deletes the ones that a response deletes. */
export function browserAt(app: App, headers: Headers = {}) {
  const cookies = new Map<string, string>();
  const keep = (response: Response) => {
    for (const set of response.headers.getSetCookie()) {
      const [pair = "", ...attributes] = set.split("; ");
      const [name = "", value = ""] = pair.split("=");
      if (attributes.includes("Max-Age=0")) cookies.delete(name);
      else cookies.set(name, value);
    }
    return response;
  };
  const sent = () => ({ ...headers, ...(cookies.size > 0 ? { Cookie: cookieHeader() } : {}) });
  const cookieHeader = () => [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  return {
    cookies,
    get: async (path: string) => keep(await app.fetch(path, { headers: sent() })),
    post: async (path: string, fields: Record<string, string>) =>
      keep(await app.post(path, fields, sent())),
    /** A form with files, or any other body. */
    send: async (path: string, body: BodyInit, headers: Headers = {}) =>
      keep(
        await app.fetch(path, {
          method: "POST",
          body,
          headers: { Origin: "http://kayap.test", ...sent(), ...headers },
        }),
      ),
    /** The page of a path after all redirects. */
    async open(path: string) {
      let response = keep(await app.fetch(path, { headers: sent() }));
      for (let hops = 0; hops < 5 && response.headers.has("Location"); hops += 1) {
        const to = response.headers.get("Location") ?? "";
        response = keep(await app.fetch(to, { headers: sent() }));
      }
      return pageOf(response);
    },
  };
}
export type TestBrowser = ReturnType<typeof browserAt>;

/** A browser with a new session of a person. */
export async function browserOf(client: Client, app: App, userId: string): Promise<TestBrowser> {
  const { cookie } = await addSession(client, userId, { confirmed_at: NOW });
  const browser = browserAt(app);
  browser.cookies.set("session", cookie);
  return browser;
}

/** Enters the password again, which the settings require for sensitive changes (threat 69). */
export async function proveAgain(browser: TestBrowser, proofPassword = PASSWORD): Promise<void> {
  const answer = await browser.post("/dashboard/settings/confirm", { asked: "yes", proofPassword });
  if (answer.status !== 303)
    throw new Error(`The confirmation was answered with ${answer.status}.`);
}

/** The page of an answer as a tree, with its status. */
export async function pageOf(response: Response): Promise<{ status: number; page: Element }> {
  return { status: response.status, page: parseHtml(await response.text()) };
}

/** A confirmed account whose password is PASSWORD. Returns the id. */
export async function addAccount(client: Client, fields: PersonFields = {}): Promise<string> {
  return addCustomer(client, { email: "anita@kayap.test", password_hash: await hashed, ...fields });
}

/** The proof for signing in to an account without a second factor. */
export async function proofOf(client: Client, userId: string): Promise<SignInProof> {
  const { rows } = await client.execute({
    sql: "select password_hash from users where id = ?",
    args: [userId],
  });
  return { passwordHash: String(rows[0]?.password_hash), passedFactor: false };
}

/** A registration that is accepted. */
export const REGISTRATION = {
  role: "customer",
  firstName: "Anita",
  lastName: "Ramdeen",
  email: "anita@kayap.test",
  password: PASSWORD,
  confirmPassword: PASSWORD,
  acceptTerms: "on",
};

/** The path of the first link in the newest e-mail of a kind. Throws when there is none. */
export async function newestLink(client: Client, kind: string): Promise<string> {
  const email = (await emailsIn(client)).findLast((one) => one.kind === kind);
  const [link] = email ? linksIn(email) : [];
  if (!link) throw new Error(`There is no e-mail of the kind ${kind}.`);
  return link;
}

/** The token of a path with one. */
export function tokenOf(path: string): string {
  return new URL(path, "http://kayap.test").searchParams.get("token") ?? "";
}

/** The text of the alert on a page. */
export function alertIn(page: Element): string {
  return textIn(element(page, having("role", "alert")));
}

/** The description of an invalid field. Throws when the field is not marked as invalid. */
export function errorBeside(page: Element, id: string): string {
  const field = element(page, having("id", id));
  if (field.attributes["aria-invalid"] !== "true") throw new Error(`${id} is not invalid`);
  const ids = field.attributes["aria-describedby"]?.split(" ") ?? [];
  return ids.map((one) => textIn(element(page, having("id", one)))).join(" ");
}

/** Rows of a table. */
export async function rowsOf(client: Client, table: string) {
  return (await client.execute(`select * from ${table} order by rowid`)).rows;
}

export const MINUTE = MINUTE_MS;
export const HOUR = HOUR_MS;
export const DAY = DAY_MS;

/** A clock that stands still until it is moved. */
export function movableClock() {
  let now = NOW;
  return {
    read: () => now,
    advance: (ms: number) => {
      now += ms;
    },
  };
}
