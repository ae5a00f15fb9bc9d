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
import { AccountField } from "#app/ui/account-field.tsx";
import { AccountPage } from "#app/ui/accounts/account-page.tsx";
import { Button } from "#app/ui/button.tsx";
import { ShortWhen } from "#app/ui/date-time.tsx";
import { privateMeta } from "#app/ui/head.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Problem } from "#app/ui/problem.tsx";
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

type TwoFactorRecoveryPageProps = {
  /** How long the factor would stay; null where it is never removed this way. */
  waitText: string | null;
  /** When it will be removed, UTC milliseconds; null while no removal has started. */
  removedAt: number | null;
  isSignedIn: boolean;
  /** Whether the link was sent just now. */
  sent: boolean;
  problem: string | null;
};

/** For somebody who cannot give a code: what a removal takes, the link, and then how long the wait still is. */
function TwoFactorRecoveryPage(props: TwoFactorRecoveryPageProps) {
  const { waitText, removedAt, isSignedIn, sent, problem } = props;
  const back = isSignedIn
    ? { to: paths.twoFactorSettings, text: "Back to two-factor sign-in" }
    : { to: paths.loginCode, text: "I have a code after all" };
  return (
    <AccountPage title={removedAt === null ? "No phone, no recovery codes?" : "Please wait"}>
      <Problem>{problem}</Problem>
      {removedAt !== null ? (
        <Waiting removedAt={removedAt} />
      ) : waitText === null ? (
        <p>For this account two-factor sign-in is never removed by e-mail. Write to your team.</p>
      ) : sent ? (
        <LinkSent />
      ) : (
        <RequestLink waitText={waitText} />
      )}
      <p>
        <a href={back.to}>{back.text}</a>
      </p>
    </AccountPage>
  );
}

function RequestLink({ waitText }: { waitText: string }) {
  return (
    <>
      <p>
        You can get back in without a code. It takes time, so that a thief cannot do it unnoticed:
      </p>
      <ol className="list-decimal ps-5">
        <li>We send a link to the e-mail address of your account.</li>
        <li>You open it and enter your password.</li>
        <li>
          Two-factor sign-in stays on for <b>{waitText}</b>. Every day we write to you, and to the
          devices where you entered a code before.
        </li>
        <li>Then it is removed, and you sign in with your password alone.</li>
      </ol>
      <p>
        Any code from the app, or a recovery code, cancels it. If somebody else is using your
        account, <a href={paths.forgotPassword}>choose a new password</a> first: that signs out all
        devices.
      </p>
      <form method="post" action={paths.twoFactorRecovery}>
        <AccountField />
        <Button className="w-full">Send the link</Button>
      </form>
    </>
  );
}

function LinkSent() {
  return (
    <p className="flex gap-3">
      <Icon name="mail" className="size-7" />
      <span>
        An e-mail with a link is on its way to the address of your account. The link works for one
        hour. Nothing has changed yet.
      </span>
    </p>
  );
}

function Waiting({ removedAt }: { removedAt: number }) {
  return (
    <>
      <p>
        Two-factor sign-in will be removed from your account on{" "}
        <b>
          <ShortWhen at={removedAt} />
        </b>
        . After that, sign in with your password alone.
      </p>
      <p>
        Until then we write to you every day. Nothing makes it faster, and asking again changes
        nothing.
      </p>
      <p>
        Was it not you, or have you found your phone?{" "}
        <a href={paths.twoFactorRecoveryCancel}>Cancel it with a code</a>.
      </p>
    </>
  );
}
