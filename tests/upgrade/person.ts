import { browserAt, type TestBrowser } from "#tests/support/application/accounts.ts";
import {
  type Element,
  element,
  elements,
  having,
  parseHtml,
  sentBy,
  textIn,
} from "#tests/support/html.ts";

/** A page as a browser without JavaScript has it open. */
export type OpenPage = { path: string; status: number; page: Element };

const MOST_REDIRECTS = 5;

/** A running Kayap, for `browserAt`. */
export function appAt(url: string): Parameters<typeof browserAt>[0] {
  const at = (path: string) => new URL(path, url).href;
  return {
    fetch: (path, init) => fetch(at(path), { redirect: "manual", ...init }),
    post: (path, fields, headers) =>
      fetch(at(path), {
        method: "POST",
        redirect: "manual",
        body: new URLSearchParams(fields),
        headers,
      }),
  };
}

/** A browser at a running Kayap, with the cookies of a `Cookie` header. */
export function browserOn(url: string, cookies = ""): TestBrowser {
  return withCookies(browserAt(appAt(url), { Origin: url }), cookies);
}

/** The same browser with the cookies of a `Cookie` header. */
export function withCookies(browser: TestBrowser, cookies: string): TestBrowser {
  for (const pair of cookies.split("; ").filter(Boolean)) {
    const [name = "", value = ""] = pair.split("=");
    browser.cookies.set(name, value);
  }
  return browser;
}

/** Opens a page, after all redirects. */
export async function open(browser: TestBrowser, path: string): Promise<OpenPage> {
  return follow(browser, path, await browser.get(path));
}

/**
 * Presses a button of an open page, with these values typed into its form. Throws when there is no such button. Returns the
 * page that follows.
 */
export async function press(
  browser: TestBrowser,
  { path, page }: OpenPage,
  name: string,
  typed: Record<string, string> = {},
): Promise<OpenPage> {
  const button = elements(page, "button").find((one) => textIn(one).startsWith(name));
  if (!button)
    throw new Error(`There is no button ${name} on ${path}: ${textIn(page).slice(0, 4000)}`);
  const { form: id } = button.attributes;
  const isAround = (form: Element) =>
    id ? form.attributes.id === id : elements(form).includes(button);
  const form = element(page, (one) => one.name === "form" && isAround(one));
  const sent = sentBy(page, form);
  for (const [field, value] of Object.entries(typed)) sent.set(field, value);
  if (button.attributes.name) sent.set(button.attributes.name, button.attributes.value ?? "");
  const to = form.attributes.action ?? path;
  if (form.attributes.method !== "post") return open(browser, `${to}?${sent}`);
  return follow(browser, to, await browser.send(to, sent));
}

async function follow(browser: TestBrowser, path: string, answer: Response): Promise<OpenPage> {
  let at = path;
  let response = answer;
  for (let hops = 0; hops < MOST_REDIRECTS && response.headers.has("Location"); hops += 1) {
    const { pathname, search } = new URL(
      response.headers.get("Location") ?? "",
      `http://kayap${at}`,
    );
    at = pathname + search;
    response = await browser.get(at);
  }
  return { path: at, status: response.status, page: parseHtml(await response.text()) };
}

/** The values that can be chosen in a group of radios. */
export function choices({ page }: OpenPage, name: string): string[] {
  return elements(page, having("name", name))
    .filter(({ attributes }) => attributes.type === "radio" && !("disabled" in attributes))
    .map(({ attributes }) => attributes.value ?? "");
}
