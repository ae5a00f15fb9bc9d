import type { RouterContextProvider } from "react-router";
import { clockContext, databaseContext } from "#app/context.ts";
import type { EmailKind } from "#app/domain/email/kinds.ts";
import { unsubscribeFrom } from "#db/settings/settings.ts";

/** Ends the e-mails of one kind to the person of a link. */
export function endEmailsByLink(
  context: Readonly<RouterContextProvider>,
  { userId, kind }: { userId: string; kind: EmailKind },
): Promise<void> {
  const now = context.get(clockContext)();
  return unsubscribeFrom(context.get(databaseContext), userId, kind, now);
}
