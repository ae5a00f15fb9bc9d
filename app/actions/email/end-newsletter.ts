import type { RouterContextProvider } from "react-router";
import { clockContext, databaseContext } from "#app/context.ts";
import { endSubscription } from "#db/email/newsletter.ts";

/** Ends the subscription of a link; the newsletter with the link, if it was in one, counts it. False for an invalid link. */
export function endNewsletterByLink(
  context: Readonly<RouterContextProvider>,
  { tokenHash, newsletterId }: { tokenHash: string; newsletterId: string | null },
): Promise<boolean> {
  const now = context.get(clockContext)();
  return endSubscription(context.get(databaseContext), tokenHash, now, newsletterId);
}
