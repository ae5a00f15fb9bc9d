import type { RouterContextProvider } from "react-router";
import { hashToken, newToken } from "#app/auth/one-time-token.ts";
import { sessionHashOf } from "#app/auth/sessions.ts";
import { clockContext, databaseContext } from "#app/context.ts";
import { signedIn } from "#app/http/security/signed-in.ts";
import { changeFeed } from "#db/bookings/feed.ts";

type Feed = { hasFeed: boolean; version: number };

type FeedOutcome =
  | { outcome: "made"; secret: string }
  | { outcome: "ended" }
  /** The session has ended: nobody else can change the feed, and it is as the form says. */
  | { outcome: "signed-out" }
  | { outcome: "changed"; feed: Feed };

/**
 * Makes a new secret for the calendar address of the signed-in person, which is stored as a hash only, or ends the address there
 * is. Changes nothing where it was changed elsewhere since `version`.
 */
export async function changeOwnFeed(
  request: Request,
  context: Readonly<RouterContextProvider>,
  { step, version }: { step: "new" | "end"; version: number },
): Promise<FeedOutcome> {
  const ends = step === "end";
  const secret = newToken();
  const { isChanged, state } = await changeFeed(context.get(databaseContext), {
    userId: signedIn(context).id,
    sessionHash: sessionHashOf(request) ?? "",
    feedHash: ends ? null : hashToken(secret),
    version,
    now: context.get(clockContext)(),
  });
  if (ends && (isChanged || !state.hasFeed)) return { outcome: "ended" };
  if (isChanged) return { outcome: "made", secret };
  return state.version === version
    ? { outcome: "signed-out" }
    : { outcome: "changed", feed: state };
}
