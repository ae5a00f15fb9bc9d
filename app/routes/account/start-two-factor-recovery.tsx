import { data } from "react-router";
import { readLink, startWait } from "#app/actions/accounts/start-two-factor-recovery.ts";
import { isToken } from "#app/auth/one-time-token.ts";
import { startRecoverySchema, WRONG_PASSWORD } from "#app/domain/accounts/account.ts";
import { waitingTimeText } from "#app/domain/accounts/two-factor-recovery.ts";
import { NOT_DONE } from "#app/domain/failures/failure.ts";
import { readForm } from "#app/http/forms/read-form.ts";
import { invalidLink, refuseLink } from "#app/http/responses/refuse-link.ts";
import { seeOther } from "#app/http/responses/respond.ts";
import { tryDatabase } from "#app/http/responses/try-database.ts";
import { tooManyAttempts } from "#app/http/security/limit.ts";
import { paths, withToken } from "#app/links.ts";
import { AccountForm } from "#app/ui/accounts/account-form.tsx";
import { AccountPage } from "#app/ui/accounts/account-page.tsx";
import { PasswordField } from "#app/ui/accounts/password-field.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { privateMeta } from "#app/ui/pages/head.ts";
import type { Route } from "./+types/start-two-factor-recovery.ts";

export const meta = () => privateMeta("Remove two-factor", { secretAddress: true });

/** Opening the link does not use it up. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const token = url.searchParams.get("token");
  const unread = { waitText: "", teamDecides: false };
  const invalid = () => data({ token: null, ...unread }, { status: 404 });
  if (!isToken(token)) return invalid();
  const link = await tryDatabase(readLink(context, token));
  // When the database does not answer, the form is shown; sending it checks the link.
  if (!link.ok) return { token, ...unread };
  if (!link.value) return invalid();
  const { wait, teamDecides } = link.value;
  return { token, waitText: waitingTimeText(wait), teamDecides };
}

/** Starts the wait: the link proves the mailbox, the form the password (threat 69). */
export async function action({ request, url, context }: Route.ActionArgs) {
  const token = url.searchParams.get("token");
  const form = await readForm(request, startRecoverySchema);
  if (!isToken(token)) return invalidLink();
  if (!form.ok) return refuseLink(form);
  const result = await tryDatabase(startWait(request, context, token, form.data.current));
  if (!result.ok) return refuseLink({ status: 503, problem: NOT_DONE });
  const { value } = result;
  if (value === "invalid") return invalidLink();
  if (value === "wrong") return refuseLink({ status: 400, errors: { current: WRONG_PASSWORD } });
  if ("seconds" in value) return refuseLink(tooManyAttempts(value.seconds));
  if ("case" in value) return seeOther(paths.login, { request, notice: "two-factor-case" });
  return seeOther(paths.twoFactorRecovery, { request, cookies: [value.cookie] });
}

export default function StartTwoFactorRecovery({ loaderData, actionData }: Route.ComponentProps) {
  const { token, waitText, teamDecides } = loaderData;
  return (
    <StartTwoFactorRecoveryPage
      token={actionData?.isInvalid ? null : token}
      waitText={waitText}
      teamDecides={teamDecides}
      errors={actionData?.errors ?? {}}
      problem={actionData?.problem ?? null}
    />
  );
}

const LABELS = { current: "Your password" };

type StartTwoFactorRecoveryPageProps = {
  /** Null when the link is not valid. */
  token: string | null;
  /** How long the factor will stay; empty while that cannot be read. */
  waitText: string;
  /** Whether a code has kept the factor on before, so that no wait starts (threat 86). */
  teamDecides: boolean;
  errors: Record<string, string>;
  problem: string | null;
};

/** The page of the link that removes a second factor: it asks for the password, and the button starts the wait. */
function StartTwoFactorRecoveryPage(props: StartTwoFactorRecoveryPageProps) {
  const { token, waitText, teamDecides, errors, problem } = props;
  if (token === null) {
    return (
      <AccountPage title="Remove two-factor sign-in">
        <Notice tone="bad">
          This link is invalid, already used or has expired. Sign in with your password, then ask
          for a new link where we ask for the code.
        </Notice>
        <ButtonLink className="w-full" href={paths.login}>
          Sign in
        </ButtonLink>
      </AccountPage>
    );
  }
  return (
    <AccountPage title="Remove two-factor sign-in">
      {teamDecides ? (
        <p>
          Two-factor sign-in was kept on once with a code, so our team must decide this time. Enter
          your password, and we will e-mail you how to show that the account is yours.
        </p>
      ) : (
        <p>
          Enter your password to start. {waitText && <Wait text={waitText} />} Any code cancels it
          until then.
        </p>
      )}
      <AccountForm
        action={withToken(paths.twoFactorRecoveryStart, token)}
        labels={LABELS}
        submit="Start"
        errors={errors}
        problem={problem}
      >
        <PasswordField
          id="current"
          label={LABELS.current}
          autoComplete="current-password"
          error={errors.current}
        />
      </AccountForm>
      <p>
        <a href={paths.forgotPassword}>I do not know my password</a>
      </p>
    </AccountPage>
  );
}

function Wait({ text }: { text: string }) {
  return (
    <>
      Two-factor sign-in is removed <b>{text}</b> later. We write to you every day.
    </>
  );
}
