import { afterSignIn } from "#app/actions/accounts/after-sign-in.ts";
import { finishSignIn } from "#app/actions/accounts/finish-sign-in.ts";
import { pendingSignIn } from "#app/actions/accounts/pending-sign-in.ts";
import { blankPendingTwoFactorCookies } from "#app/auth/pending-two-factor.ts";
import { databaseContext } from "#app/context.ts";
import { codeSchema, SIGN_IN_DOWN, WRONG_CODE } from "#app/domain/accounts/account.ts";
import { readForm } from "#app/http/forms/read-form.ts";
import { redirect } from "#app/http/responses/redirect.ts";
import { refuseForm } from "#app/http/responses/refuse-form.ts";
import { tryDatabase } from "#app/http/responses/try-database.ts";
import { returnTo } from "#app/http/return-to.ts";
import { tooManyAttempts } from "#app/http/security/limit.ts";
import { paths, signInFor } from "#app/links.ts";
import { AccountForm } from "#app/ui/accounts/account-form.tsx";
import { AccountPage } from "#app/ui/accounts/account-page.tsx";
import { TextField } from "#app/ui/forms/field.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { privateMeta } from "#app/ui/pages/head.ts";
import { ShortWhen } from "#app/ui/values/date-time.tsx";
import { readRecovery } from "#db/accounts/two-factor-recovery.ts";
import type { Route } from "./+types/code.ts";

export const meta = () => privateMeta("Sign in");

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const next = returnTo(url.searchParams.get("next"), paths.dashboard);
  const pending = pendingSignIn(request, context);
  if (!pending) throw redirect(signInFor(next), 303);
  const recovery = await tryDatabase(readRecovery(context.get(databaseContext), pending.userId));
  return { next, removedAt: recovery.ok ? (recovery.value?.dueAt ?? null) : null };
}

/** The second step of a sign-in: a code of the app, or a recovery code (decision 61). */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request, codeSchema);
  const next = returnTo(form.ok ? form.data.next : form.values.next, paths.dashboard);
  if (!form.ok) return refuseForm(form, { next });
  const result = await tryDatabase(finishSignIn(request, context, form.data.code));
  if (!result.ok) return refuseForm({ status: 503, problem: SIGN_IN_DOWN }, { next });
  const { value } = result;
  if (value === null) return redirect(signInFor(next), 303);
  if (value === "wrong") return refuseForm({ status: 400, errors: { code: WRONG_CODE } }, { next });
  if ("seconds" in value) return refuseForm(tooManyAttempts(value.seconds), { next });
  return afterSignIn(request, context, next, {
    ...value,
    cookies: [...value.cookies, ...blankPendingTwoFactorCookies(request)],
  });
}

/** Asks for the second factor after the password was right. */
export default function Code({ loaderData, actionData }: Route.ComponentProps) {
  const { removedAt } = loaderData;
  const { next = loaderData.next, problem = null } = actionData ?? {};
  const errors: Record<string, string> = actionData?.errors ?? {};
  return (
    <AccountPage title="One more step">
      {removedAt !== null && (
        <Notice tone="wait">
          Two-factor sign-in will be removed on <ShortWhen at={removedAt} />. A code cancels that.
        </Notice>
      )}
      <p>Enter the six digits your authenticator app shows now, or one of your recovery codes.</p>
      <AccountForm
        action={paths.loginCode}
        labels={{ code: "Code" }}
        submit="Sign in"
        errors={errors}
        problem={problem}
      >
        <input type="hidden" name="next" value={next} />
        <TextField
          id="code"
          name="code"
          label="Code"
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          error={errors.code}
          required
        />
      </AccountForm>
      <p>
        <a href={paths.twoFactorRecovery}>Lost your phone and your recovery codes?</a>
      </p>
      <p>
        <a href={paths.login}>Back to sign in</a>
      </p>
    </AccountPage>
  );
}
