import type { RouterContextProvider } from "react-router";
import { clockContext } from "#app/context.ts";
import { isRecentReauthentication } from "#app/domain/accounts/reauthentication.ts";
import { isOfScript } from "#app/http/data-path.ts";
import { isRead } from "#app/http/is-read.ts";
import { redirect, redirectDocument } from "#app/http/responses/redirect.ts";
import { paths, withForm, withNext } from "#app/links.ts";
import { signedIn } from "./signed-in.ts";

/** Whether the signed-in person gave the password or a code within five minutes. */
export function hasRecentProof(context: Readonly<RouterContextProvider>): boolean {
  return isRecentReauthentication(signedIn(context).confirmedAt, context.get(clockContext)());
}

/**
 * The redirect to the page that asks for the password or a code, and leads back. A form is redirected by a 307, with which
 * a browser posts it again, so that nothing that was typed is lost.
 */
export function redirectToProof(request: Request, url: URL): Response {
  const address = url.pathname + url.search;
  // A script's request cannot take its form along.
  if (isRead(request) || isOfScript(request)) {
    return redirectDocument(withNext(paths.confirmIdentity, address), 303);
  }
  return redirect(withForm(paths.confirmIdentity, address), 307);
}
