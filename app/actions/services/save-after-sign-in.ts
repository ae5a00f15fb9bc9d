import type { RouterContextProvider } from "react-router";
import { blankSaveIntentCookie, readSaveIntent } from "#app/auth/save-intent.ts";
import { clockContext, configContext, databaseContext } from "#app/context.ts";
import type { NoticeCode } from "#app/http/cookies/notice.ts";
import { tryDatabase } from "#app/http/responses/try-database.ts";
import { saveService } from "#db/services/saved-services.ts";

const NOTICES = {
  saved: "service-saved",
  already: "service-already-saved",
  own: "own-service-not-saved",
  missing: "missing-service-not-saved",
} as const;

/**
 * Saves the service for which somebody pressed Save as a visitor, if this sign-in leads to the page of that button. Returns the
 * notice about the outcome and the cookies to set. It must not prevent a sign-in, so a failure is a notice too.
 */
export async function saveAfterSignIn(
  request: Request,
  context: Readonly<RouterContextProvider>,
  userId: string,
  next: string,
): Promise<{ notice?: NoticeCode; cookies: string[] }> {
  const now = context.get(clockContext)();
  const intent = readSaveIntent(request, context.get(configContext).secret, now);
  if (!intent) return { cookies: [] };
  const cookies = [blankSaveIntentCookie(request)];
  if (intent.next !== next) return { cookies };
  const { serviceId } = intent;
  const result = await tryDatabase(
    saveService(context.get(databaseContext), { userId, serviceId, now }),
  );
  return { notice: result.ok ? NOTICES[result.value] : "service-not-saved", cookies };
}
