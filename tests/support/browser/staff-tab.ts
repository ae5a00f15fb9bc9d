import type { Client } from "@libsql/client";
import type { Browser, BrowserContextOptions } from "playwright-core";
import { signIn } from "#tests/support/records/sessions.ts";
import { newVisitor } from "./browser.ts";
import { PHONE } from "./page-faults.ts";

/** A tab of somebody who is signed in, on a phone unless the options say otherwise. */
export async function signedInTab(
  browser: Browser,
  { url, client }: { url: string; client: Client },
  userId: string,
  options: BrowserContextOptions = {},
) {
  const session = await signIn(client, userId);
  const visit = await newVisitor(browser, { viewport: PHONE, ...options });
  await visit.page.context().addCookies([{ name: "session", value: session, url }]);
  return { ...visit, session };
}
