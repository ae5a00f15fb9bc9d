import type { RouterContextProvider } from "react-router";
import { clockContext, databaseContext } from "#app/context.ts";
import { signedIn } from "#app/http/security/signed-in.ts";
import { deleteReview } from "#db/reviews/writes.ts";

/** Deletes a review of the signed-in person; false when it is not theirs. */
export function deleteOwnReview(
  context: Readonly<RouterContextProvider>,
  id: string,
): Promise<boolean> {
  const now = context.get(clockContext)();
  const review = { id, customerId: signedIn(context).id, now };
  return deleteReview(context.get(databaseContext), review);
}
