import type { RouterContextProvider } from "react-router";
import { recoveryRequester } from "#app/actions/accounts/recovery-requester.ts";
import { secondsUntilNextEmail, tooManyEmails } from "#app/auth/email-limit.ts";
import { hashToken, newToken } from "#app/auth/one-time-token.ts";
import { blankPendingTwoFactorCookies } from "#app/auth/pending-two-factor.ts";
import { clockContext, configContext, databaseContext } from "#app/context.ts";
import { waitingTime, waitingTimeText } from "#app/domain/accounts/two-factor-recovery.ts";
import { NOT_DONE } from "#app/domain/failure.ts";
import { recoveryLinkEmail } from "#app/email/two-factor-recovery-emails.ts";
import { redirect } from "#app/http/redirect.ts";
import { refuse, seeOther } from "#app/http/respond.ts";
import { securityContext } from "#app/http/security-context.ts";
import { readForPage, tryDatabase } from "#app/http/try-database.ts";
import { paths, signInFor } from "#app/links.ts";
import { TwoFactorRecoveryPage } from "#app/ui/accounts/two-factor-recovery-page.tsx";
import { privateMeta } from "#app/ui/head.ts";
import { readFactor, readRecovery, requestRecovery } from "#db/accounts/two-factor-recovery.ts";
import type { Route } from "./+types/two-factor-recovery.ts";

const HERE = paths.twoFactorRecovery;

export const meta = () => privateMeta("Lost your phone");

/** The state of the second factor of whoever asks. Redirects anybody else. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { wait, removedAt, isSignedIn } = await readForPage(stateFor(request, context));
  const sent = url.searchParams.get("step") === "sent";
  const waitText = wait === null ? null : waitingTimeText(wait);
  return { waitText, removedAt, isSignedIn, sent };
}

async function stateFor(request: Request, context: Readonly<RouterContextProvider>) {
  const requester = await recoveryRequester(request, context);
  if (!requester) throw redirect(signInFor(HERE), 303);
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

/** Sends the link that starts the removal: it takes the mailbox as well as the password (threat 69). */
export async function action({ request, context }: Route.ActionArgs) {
  const wait = await tryDatabase(secondsUntilNextEmail(request, context));
  if (!wait.ok) return refuse(503, { problem: NOT_DONE });
  if (wait.value) {
    return refuse(429, { problem: tooManyEmails(wait.value) }, { retryAfter: wait.value });
  }
  const sent = await tryDatabase(send(request, context));
  return sent.ok ? redirect(`${HERE}?step=sent`, 303) : refuse(503, { problem: NOT_DONE });
}

async function send(request: Request, context: Readonly<RouterContextProvider>): Promise<void> {
  const { userId, email, wait } = await stateFor(request, context);
  if (wait === null) return;
  const token = newToken();
  await requestRecovery(context.get(databaseContext), {
    userId,
    email,
    tokenHash: hashToken(token),
    emailContent: recoveryLinkEmail(context.get(configContext).appOrigin, token, wait),
    context: securityContext(request, context),
  });
}

export default function TwoFactorRecovery({ loaderData, actionData }: Route.ComponentProps) {
  const problem = actionData?.problem ?? null;
  return (
    <TwoFactorRecoveryPage {...loaderData} sent={loaderData.sent && !problem} problem={problem} />
  );
}
