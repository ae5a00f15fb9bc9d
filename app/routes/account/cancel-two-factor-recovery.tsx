import { cancelRecoveryByCode } from "#app/actions/accounts/cancel-two-factor-recovery.ts";
import { cancelRecoverySchema, NOT_CANCELLED } from "#app/domain/accounts/account.ts";
import { NOT_DONE } from "#app/domain/failures/failure.ts";
import type { FormState } from "#app/domain/forms/form-state.ts";
import { readForm } from "#app/http/forms/read-form.ts";
import { submittedValues } from "#app/http/forms/submitted-values.ts";
import { redirect } from "#app/http/responses/redirect.ts";
import { refuseForm } from "#app/http/responses/refuse-form.ts";
import { tryDatabase } from "#app/http/responses/try-database.ts";
import { tooManyAttempts } from "#app/http/security/limit.ts";
import { paths, withStep } from "#app/links.ts";
import { AccountForm, EmailField } from "#app/ui/accounts/account-form.tsx";
import { AccountPage } from "#app/ui/accounts/account-page.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/forms/field.tsx";
import { UNTOUCHED } from "#app/ui/forms/form-state.ts";
import { Notice } from "#app/ui/notice.tsx";
import { privateMeta } from "#app/ui/pages/head.ts";
import type { Route } from "./+types/cancel-two-factor-recovery.ts";

export const meta = () => privateMeta("Keep two-factor sign-in");

export function loader({ url }: Route.LoaderArgs) {
  return { done: url.searchParams.get("step") === "done" };
}

/**
 * Cancels a removal by a code alone: a thief may have the password and the mailbox by then (threat 69). Every refusal
 * says the same, so that nobody learns whose factor waits to be removed.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request, cancelRecoverySchema);
  if (!form.ok) return refuseForm(form, { values: submittedValues(form.values) });
  const values = { email: form.data.email };
  const result = await tryDatabase(cancelRecoveryByCode(request, context, form.data));
  if (!result.ok) return refuseForm({ status: 503, problem: NOT_DONE }, { values });
  const { value } = result;
  if (value === "wrong") return refuseForm({ status: 400, problem: NOT_CANCELLED }, { values });
  if (value !== "done") return refuseForm(tooManyAttempts(value.seconds), { values });
  return redirect(withStep(paths.twoFactorRecoveryCancel, "done"), 303);
}

export default function CancelTwoFactorRecovery({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <CancelTwoFactorRecoveryPage
      {...(actionData ?? UNTOUCHED)}
      done={loaderData.done && !actionData}
    />
  );
}

const LABELS = { email: "E-mail", code: "Code" };

type CancelTwoFactorRecoveryPageProps = FormState & {
  /** Whether it was cancelled just now. */
  done: boolean;
};

/** Cancels the removal of a second factor: the address and a code are enough. */
function CancelTwoFactorRecoveryPage(props: CancelTwoFactorRecoveryPageProps) {
  const { done, values, errors, problem } = props;
  if (done) return <Cancelled />;
  return (
    <AccountPage title="Keep two-factor sign-in">
      <p>
        Did we write that two-factor sign-in will be removed from your account, and you do not want
        that? Enter a code to cancel it. You do not need your password.
      </p>
      <AccountForm
        action={paths.twoFactorRecoveryCancel}
        labels={LABELS}
        submit="Cancel the removal"
        errors={errors}
        problem={problem}
      >
        <EmailField values={values} errors={errors} />
        <TextField
          id="code"
          name="code"
          label={LABELS.code}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          hint="The six digits from your app, or a recovery code."
          error={errors.code}
          required
        />
      </AccountForm>
    </AccountPage>
  );
}

function Cancelled() {
  return (
    <AccountPage title="Two-factor sign-in stays">
      <Notice tone="ok">The removal is cancelled.</Notice>
      <p>
        If it was not you who asked for it, somebody knows your password and reads your e-mail.
        Change the password of your mailbox first, then choose a new one for Kayap.
      </p>
      <ButtonLink className="w-full" href={paths.forgotPassword}>
        Choose a new password
      </ButtonLink>
    </AccountPage>
  );
}
