import { pageOf, type TestBrowser } from "./accounts.ts";
import { type Element, elements, having } from "./html.ts";

/** The version a page's form would be sent with. Throws when no form of it has one. */
export function versionIn(page: Element): string {
  const [field] = elements(page, having("name", "version"));
  if (!field) throw new Error("No form of this page has a version.");
  return field.attributes.value ?? "";
}

/** The version a person sees at an address. */
export async function versionAt(browser: TestBrowser, path: string): Promise<string> {
  return versionIn((await pageOf(await browser.get(path))).page);
}

/** A form that is opened, filled in and sent. */
export async function openAndPost(
  browser: TestBrowser,
  path: string,
  fields: Record<string, string>,
): Promise<Response> {
  return browser.post(path, { ...fields, version: await versionAt(browser, path) });
}
