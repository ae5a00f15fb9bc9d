import { type Element, elements, having } from "#tests/support/html.ts";
import { pageOf, type TestBrowser } from "./accounts.ts";

/** The version in the form of a page. Throws when no form has one. */
export function versionIn(page: Element): string {
  const [field] = elements(page, having("name", "version"));
  if (!field) throw new Error("No form of this page has a version.");
  return field.attributes.value ?? "";
}

/** The version in the form at an address. */
export async function versionAt(browser: Pick<TestBrowser, "get">, path: string): Promise<string> {
  return versionIn((await pageOf(await browser.get(path))).page);
}

/** Opens a form and posts it with its version. */
export async function openAndPost(
  browser: Pick<TestBrowser, "get" | "post">,
  path: string,
  fields: Record<string, string>,
): Promise<Response> {
  return browser.post(path, { ...fields, version: await versionAt(browser, path) });
}
