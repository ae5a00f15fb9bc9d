import { data, type MiddlewareFunction, type RouterContextProvider } from "react-router";
import { keepUnsentForm, unsentForm } from "#app/actions/accounts/unsent-form.ts";
import { sessionUnavailableContext, userContext } from "#app/context.ts";
import {
  type AccountStatus,
  accountStatusOf,
  isAdmitted,
} from "#app/domain/accounts/account-status.ts";
import type { WrittenPath } from "#app/domain/paths/safe-path.ts";
import { formAddress } from "#app/form-subjects.ts";
import { isOfScript } from "#app/http/data-path.ts";
import { carriedFrame } from "#app/http/frame/carried-frame.ts";
import { isRead } from "#app/http/is-read.ts";
import {
  notSignedInJson,
  sessionError,
  unavailableJson,
} from "#app/http/responses/json-response.ts";
import { redirect, redirectDocument } from "#app/http/responses/redirect.ts";
import { refuse } from "#app/http/responses/respond.ts";
import { returnTo } from "#app/http/return-to.ts";
import { paths, signInFor, withNext } from "#app/links.ts";
import { routeRulesOf } from "#app/route-rules.ts";

/**
 * Runs before every route, be it a page, its data or a JSON answer: a request goes on only when app/route-rules.ts allows it for
 * whoever sends it (threat 72). A visitor is redirected to sign in and back; an account that is deactivated, waits to be
 * deleted or has not accepted the newest terms is redirected to that first. A form posted in an ended session is stored for
 * its person (decision 24).
 */
export const guard: MiddlewareFunction<Response> = async (
  { request, url, pattern, context },
  next,
) => {
  const route = routeRulesOf(pattern);
  if (!route) throw data(null, { status: 403 });
  const status = accountStatusOf(context.get(userContext));
  if (isAdmitted(isRead(request) ? route.read : route.write, status)) return next();
  if (route.refusal === "json") throw jsonRefusal(status, context);
  const here = returnTo(url.pathname + url.search, paths.dashboard);
  const first = FIRST_PAGE.get(status);
  // As a document, also when the dashboard's scripts request data.
  if (first) throw redirectDocument(withNext(first, here), 303);
  if (context.get(sessionUnavailableContext)) {
    const unsent = await unsentForm(request, here);
    throw refuse(503, { ...unsent, frame: carriedFrame(request, context) });
  }
  await keepUnsentForm(request, here, context);
  if (isOfScript(request)) {
    throw data("Not authenticated", { status: 401 });
  }
  const isForm = request.method === "POST";
  throw redirect(signInFor(isForm ? returnTo(formAddress(here), here) : here), 303);
};

/** Where an account in one of these states has to go before anywhere else. */
const FIRST_PAGE: ReadonlyMap<AccountStatus, WrittenPath> = new Map<AccountStatus, WrittenPath>([
  ["terms due", paths.acceptTerms],
  ["deactivated", paths.welcomeBack],
  ["deletion requested", paths.welcomeBack],
]);

function jsonRefusal(status: AccountStatus, context: Readonly<RouterContextProvider>): Response {
  if (status !== "visitor") {
    const first = status === "terms due" ? "Accept the new terms" : "Bring your account back";
    return sessionError(403, `${first} to continue.`);
  }
  if (context.get(sessionUnavailableContext)) return unavailableJson();
  return notSignedInJson();
}
