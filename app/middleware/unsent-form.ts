import type { MiddlewareFunction } from "react-router";
import { databaseContext, userContext } from "#app/context.ts";
import { tryDatabase } from "#app/http/try-database.ts";
import { paths } from "#app/links.ts";
import { deleteUnsentForm } from "#db/accounts/unsent-forms.ts";

/**
 * Deletes the form that waited for a person to sign in again once it is taken, or once they sign out (decision 24). It
 * stands behind the guard: a form that the guard turns away waits on.
 */
export const unsentForm: MiddlewareFunction<Response> = async ({ request, url, context }, next) => {
  const response = await next();
  const user = context.get(userContext);
  if (!user?.unsentAction || request.method !== "POST" || response.status >= 400) return response;
  const isTaken = url.pathname + url.search === user.unsentAction;
  if (isTaken || url.pathname === paths.logout) {
    await tryDatabase(deleteUnsentForm(context.get(databaseContext), user.id));
  }
  return response;
};
