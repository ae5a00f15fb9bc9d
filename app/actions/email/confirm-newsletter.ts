import type { RouterContextProvider } from "react-router";
import { clockContext, databaseContext } from "#app/context.ts";
import { confirmSubscription } from "#db/email/newsletter.ts";

/** Subscribes the address of a link to the news of a region, or with "" of the whole country; false for an invalid link. */
export function confirmNewsletterByLink(
  context: Readonly<RouterContextProvider>,
  { tokenHash, region }: { tokenHash: string; region: string },
): Promise<boolean> {
  const now = context.get(clockContext)();
  return confirmSubscription(context.get(databaseContext), tokenHash, region, now);
}
