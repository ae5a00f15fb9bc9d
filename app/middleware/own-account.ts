import type { MiddlewareFunction } from "react-router";
import { userContext } from "#app/context.ts";
import { isOfOtherAccount } from "#app/domain/accounts/account-field.ts";
import { QUEUE_HEADER } from "#app/domain/queue/entry.ts";
import { MOST_BYTES, readAtMost } from "#app/http/forms/read-form.ts";
import { isPlainForm } from "#app/http/forms/small-form.ts";
import { otherPersonJson } from "#app/http/responses/json-response.ts";
import { otherAccount } from "#app/http/security/own-account.ts";
import { paths } from "#app/links.ts";
import { routeRulesOf } from "#app/route-rules.ts";

/**
 * Refuses what was written in another account than the one that is signed in now (threat 90): a form by its field, and what
 * waited on a device by its header. It runs before the guard, and so before every action. A form with files is checked where
 * it is read, because it can be read only once. Signing out is never refused.
 */
export const ownAccount: MiddlewareFunction<Response> = async (
  { request, url, pattern, context },
  next,
) => {
  const user = context.get(userContext);
  if (!user || url.pathname === paths.logout) return next();
  const author = request.headers.get(QUEUE_HEADER);
  if (author !== null && author !== user.id) throw otherPersonJson(409);
  if (!isPlainForm(request)) return next();
  const fields = await fieldsOf(request);
  if (!isOfOtherAccount(fields, user.id)) return next();
  // A script of a public page sends its form as a document then, which is answered by a page.
  if (routeRulesOf(pattern)?.refusal === "json") throw otherPersonJson(403);
  throw otherAccount(request, context, { fields, hadFiles: false });
};

/** The fields of a form. A copy is read, so that the action can still read the body; it accepts no longer body either. */
async function fieldsOf(request: Request): Promise<[string, string][]> {
  const bytes = await readAtMost(request.clone(), MOST_BYTES);
  return bytes ? [...new URLSearchParams(new TextDecoder().decode(bytes))] : [];
}
