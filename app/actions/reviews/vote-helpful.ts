import type { RouterContextProvider } from "react-router";
import { clockContext, databaseContext } from "#app/context.ts";
import { signedIn } from "#app/http/security/signed-in.ts";
import { setHelpful } from "#db/reviews/votes.ts";

/** Sets or takes back the helpful vote of the signed-in person, once; null for a review that they cannot see. */
export function voteHelpful(
  context: Readonly<RouterContextProvider>,
  { reviewId, helpful }: { reviewId: string; helpful: boolean },
) {
  const now = context.get(clockContext)();
  const vote = { reviewId, userId: signedIn(context).id, helpful, now };
  return setHelpful(context.get(databaseContext), vote);
}
