import { data } from "react-router";
import { ownerOfResetLink, resetPasswordByLink } from "#app/actions/accounts/reset-password.ts";
import { deviceCookie, newDevice, readDevice } from "#app/auth/device.ts";
import { isToken } from "#app/auth/one-time-token.ts";
import { signedOutCookies } from "#app/auth/sessions.ts";
import { RESET_FAILED, resetSchema } from "#app/domain/accounts/account.ts";
import type { FormState } from "#app/domain/forms/form-state.ts";
import { readForm } from "#app/http/forms/read-form.ts";
import { refuseForm } from "#app/http/responses/refuse-form.ts";
import { seeOther } from "#app/http/responses/respond.ts";
import { tryDatabase } from "#app/http/responses/try-database.ts";
import { paths } from "#app/links.ts";
import { AccountForm } from "#app/ui/accounts/account-form.tsx";
import { AccountPage } from "#app/ui/accounts/account-page.tsx";
import { NewPasswordFields } from "#app/ui/accounts/new-password-fields.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { privateMeta } from "#app/ui/pages/head.ts";
import type { Route } from "./+types/reset-password.ts";

export const meta = () => privateMeta("New password", { secretAddress: true });

/** Opening the link does not use it up. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const token = url.searchParams.get("token");
  if (!isToken(token)) return data({ token: null }, { status: 404 });
  const email = await tryDatabase(ownerOfResetLink(context, token));
  // When the database does not answer, the form is shown; sending it checks the link.
  return email.ok && !email.value ? data({ token: null }, { status: 404 }) : { token };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request, resetSchema);
  const token = form.ok ? form.data.token : (form.values.token ?? null);
  if (!isToken(token)) return refuseForm({ status: form.ok ? 404 : form.status }, { token: null });
  if (!form.ok) return refuseForm(form, { token });
  const browser = readDevice(request, context) ?? newDevice();
  const newPassword = { password: form.data.password, token, deviceHash: browser.hash };
  const result = await tryDatabase(resetPasswordByLink(request, context, newPassword));
  if (!result.ok) return refuseForm({ status: 503, problem: RESET_FAILED }, { token });
  if (result.value === "invalid") return refuseForm({ status: 404 }, { token: null });
  if (result.value !== "done") {
    return refuseForm({ status: 400, errors: { password: result.value.refused } }, { token });
  }
  const cookies = [...signedOutCookies(request), deviceCookie(request, context, browser)];
  return seeOther(paths.login, { request, notice: "password-changed", cookies });
}

export default function ResetPassword({ loaderData, actionData }: Route.ComponentProps) {
  if (actionData) return <ResetPage {...actionData} />;
  return <ResetPage token={loaderData.token} errors={{}} problem={null} />;
}

const LABELS = { password: "New password", confirmPassword: "New password again" };

type ResetPageProps = Omit<FormState, "values"> & { token: string | null };

/** Sets a new password. `token` is null when the link is used, expired or incomplete. */
function ResetPage({ token, errors, problem }: ResetPageProps) {
  if (token === null) return <BadLink />;
  return (
    <AccountPage title="Choose a new password">
      <AccountForm
        action={paths.resetPassword}
        labels={LABELS}
        submit="Set new password"
        errors={errors}
        problem={problem}
      >
        <input type="hidden" name="token" value={token} />
        <NewPasswordFields labels={LABELS} errors={errors} />
      </AccountForm>
    </AccountPage>
  );
}

function BadLink() {
  return (
    <AccountPage title="Choose a new password">
      <Notice tone="bad">This link is invalid or has expired. Please ask for a new one.</Notice>
      <ButtonLink className="w-full" href={paths.forgotPassword}>
        Ask for a new link
      </ButtonLink>
    </AccountPage>
  );
}
