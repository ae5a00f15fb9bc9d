import { recoveryState } from "#app/actions/accounts/recovery-state.ts";
import { sendRecoveryLink } from "#app/actions/accounts/send-recovery-link.ts";
import { secondsUntilNextEmail, tooManyEmails } from "#app/auth/email-limit.ts";
import { waitingTimeText } from "#app/domain/accounts/two-factor-recovery.ts";
import { NOT_DONE } from "#app/domain/failures/failure.ts";
import { redirect } from "#app/http/responses/redirect.ts";
import { refuse } from "#app/http/responses/respond.ts";
import { readForPage, tryDatabase } from "#app/http/responses/try-database.ts";
import { paths, withStep } from "#app/links.ts";
import { AccountPage } from "#app/ui/accounts/account-page.tsx";
import { Button } from "#app/ui/button.tsx";
import { AccountField } from "#app/ui/forms/account-field.tsx";
import { Problem } from "#app/ui/notice.tsx";
import { privateMeta } from "#app/ui/pages/head.ts";
import { Icon } from "#app/ui/pictures/icon.tsx";
import { ShortWhen } from "#app/ui/values/date-time.tsx";
import type { Route } from "./+types/two-factor-recovery.ts";

const HERE = paths.twoFactorRecovery;

export const meta = () => privateMeta("Lost your phone");

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { wait, removedAt, isSignedIn } = await readForPage(recoveryState(request, context));
  const isSent = url.searchParams.get("step") === "sent";
  const waitText = wait === null ? null : waitingTimeText(wait);
  return { waitText, removedAt, isSignedIn, sent: isSent };
}

/** Sends the link that starts the removal: it takes the mailbox as well as the password (threat 69). */
export async function action({ request, context }: Route.ActionArgs) {
  const wait = await tryDatabase(secondsUntilNextEmail(request, context));
  if (!wait.ok) return refuse(503, { problem: NOT_DONE });
  if (wait.value) {
    return refuse(429, { problem: tooManyEmails(wait.value) }, { retryAfter: wait.value });
  }
  const outcome = await tryDatabase(sendRecoveryLink(request, context));
  return outcome.ok ? redirect(withStep(HERE, "sent"), 303) : refuse(503, { problem: NOT_DONE });
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
      <p>Any code from the app, or a recovery code, cancels it.</p>
      <p>
        Is somebody else using your account? A new password signs out all devices.{" "}
        <a href={paths.forgotPassword}>Choose a new password first</a>
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
