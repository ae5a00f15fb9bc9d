import { data, type RouterContextProvider } from "react-router";
import { recoveryAsker } from "#app/actions/accounts/recovery-requester.ts";
import { secondsUntilNextEmail, tooManyEmails } from "#app/auth/email-limit.ts";
import { hashToken, newToken } from "#app/auth/one-time-token.ts";
import { blankPendingTwoFactorCookie } from "#app/auth/pending-two-factor.ts";
import { clockContext, configContext, databaseContext } from "#app/context.ts";
import { waitingTime, waitingTimeText } from "#app/domain/accounts/two-factor-recovery.ts";
import { NOT_DONE } from "#app/domain/failure.ts";
import { recoveryLinkEmail } from "#app/email/two-factor-recovery-emails.ts";
import { noticeCookie } from "#app/http/notice.ts";
import { redirect } from "#app/http/redirect.ts";
import { securityContext } from "#app/http/security-context.ts";
import { tryDatabase } from "#app/http/try-database.ts";
import { paths, signInFor } from "#app/links.ts";
import { TwoFactorRecoveryPage } from "#app/ui/accounts/two-factor-recovery-page.tsx";
import { pageHead } from "#app/ui/head.ts";
import { readFactor, readRecovery, requestRecovery } from "#db/accounts/two-factor-recovery.ts";
import type { Route } from "./+types/two-factor-recovery.ts";

const HERE = paths.twoFactorRecovery;
const AWAY = { status: 503, headers: { "Retry-After": "5" } };

export const meta: Route.MetaFunction = ({ matches: [root] }) =>
  pageHead(root.loaderData.origin, { title: "Lost Your Phone | Kayap", unlisted: true });

/** How it stands with the second factor of whoever asks. Throws others to where they belong. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const read = await tryDatabase(stateFor(request, context));
  if (!read.ok) throw data(null, AWAY);
  const { wait, removedAt, isSignedIn } = read.value;
  const sent = url.searchParams.get("step") === "sent";
  const waitText = wait === null ? null : waitingTimeText(wait);
  return { waitText, removedAt, isSignedIn, sent };
}

async function stateFor(request: Request, context: Readonly<RouterContextProvider>) {
  const asker = await recoveryAsker(request, context);
  if (!asker) throw redirect(signInFor(HERE), 303);
  const db = context.get(databaseContext);
  const factor = await readFactor(db, asker.userId);
  if (!factor) throw withoutFactor(request, asker);
  const wait = waitingTime(context.get(clockContext)() - factor.factorConfirmedAt, false);
  const recovery = await readRecovery(db, asker.userId);
  return { ...asker, email: factor.email, wait, removedAt: recovery?.dueAt ?? null };
}

function withoutFactor(request: Request, { isSignedIn }: { isSignedIn: boolean }): Response {
  if (isSignedIn) return redirect(paths.twoFactorSettings, 303);
  const headers = new Headers([
    ["Set-Cookie", blankPendingTwoFactorCookie(request)],
    ["Set-Cookie", noticeCookie(request, "two-factor-gone")],
  ]);
  return redirect(paths.login, { status: 303, headers });
}

/** Sends the link that starts the removal: the mailbox is asked as well as the password (threat 69). */
export async function action({ request, context }: Route.ActionArgs) {
  const tooMany = await tryDatabase(secondsUntilNextEmail(request, context));
  if (!tooMany.ok) return data({ problem: NOT_DONE }, AWAY);
  if (tooMany.value) {
    const headers = { "Retry-After": String(tooMany.value) };
    return data({ problem: tooManyEmails(tooMany.value) }, { status: 429, headers });
  }
  const sent = await tryDatabase(send(request, context));
  return sent.ok ? redirect(`${HERE}?step=sent`, 303) : data({ problem: NOT_DONE }, AWAY);
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
