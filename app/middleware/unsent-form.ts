import type { MiddlewareFunction } from "react-router";
import { databaseContext, userContext } from "#app/context.ts";
import { tryDatabase } from "#app/http/try-database.ts";
import { paths } from "#app/links.ts";
import { deleteUnsentForm } from "#db/accounts/unsent-forms.ts";

/**
 * Deletes the form that waited for a person to sign in again once it is accepted, or once they sign out (decision 24). It
 * runs after the guards: a form that one of them refuses goes on waiting.
 */
export const unsentForm: MiddlewareFunction<Response> = async ({ request, url, context }, next) => {
  const response = await next();
  const user = context.get(userContext);
  if (!user?.unsentAction || request.method !== "POST" || response.status >= 400) return response;
  const isAccepted = url.pathname + url.search === user.unsentAction;
  if (isAccepted || url.pathname === paths.logout) {
    await tryDatabase(deleteUnsentForm(context.get(databaseContext), user.id));
  }
  return response;
};
