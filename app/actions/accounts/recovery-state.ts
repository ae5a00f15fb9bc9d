import type { RouterContextProvider } from "react-router";
import { blankPendingTwoFactorCookies } from "#app/auth/pending-two-factor.ts";
import { clockContext, databaseContext } from "#app/context.ts";
import { waitingTime } from "#app/domain/accounts/two-factor-recovery.ts";
import { redirect } from "#app/http/responses/redirect.ts";
import { seeOther } from "#app/http/responses/respond.ts";
import { paths, signInFor } from "#app/links.ts";
import { readFactor, readRecovery } from "#db/accounts/two-factor-recovery.ts";
import { recoveryRequester } from "./recovery-requester.ts";

/** The second factor of the person who asks for its removal, and how long it stays. Redirects everybody else. */
export async function recoveryState(request: Request, context: Readonly<RouterContextProvider>) {
  const requester = await recoveryRequester(request, context);
  if (!requester) throw redirect(signInFor(paths.twoFactorRecovery), 303);
  const db = context.get(databaseContext);
  const factor = await readFactor(db, requester.userId);
  if (!factor) throw withoutFactor(request, requester);
  const wait = waitingTime(context.get(clockContext)() - factor.factorConfirmedAt, false);
  const recovery = await readRecovery(db, requester.userId);
  return { ...requester, email: factor.email, wait, removedAt: recovery?.dueAt ?? null };
}

function withoutFactor(request: Request, { isSignedIn }: { isSignedIn: boolean }): Response {
  if (isSignedIn) return redirect(paths.twoFactorSettings, 303);
  const cookies = blankPendingTwoFactorCookies(request);
  return seeOther(paths.login, { request, notice: "two-factor-gone", cookies });
}
