import { Form } from "react-router";
import { changeOwnPassword } from "#app/actions/accounts/change-own-password.ts";
import {
  changePasswordSchema,
  RESET_FAILED,
  WRONG_PASSWORD,
} from "#app/domain/accounts/account.ts";
import { readForm } from "#app/http/forms/read-form.ts";
import { refuseForm } from "#app/http/responses/refuse-form.ts";
import { seeOther } from "#app/http/responses/respond.ts";
import { tryDatabase } from "#app/http/responses/try-database.ts";
import { tooManyAttempts } from "#app/http/security/limit.ts";
import { paths } from "#app/links.ts";
import { NewPasswordFields } from "#app/ui/accounts/new-password-fields.tsx";
import { PasswordField } from "#app/ui/accounts/password-field.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { DashboardPage } from "#app/ui/dashboard/page.tsx";
import { AccountField } from "#app/ui/forms/account-field.tsx";
import { ErrorSummary } from "#app/ui/forms/error-summary.tsx";
import { Problem } from "#app/ui/notice.tsx";
import { privateMeta } from "#app/ui/pages/head.ts";
import { Panel } from "#app/ui/panel.tsx";
import type { Route } from "./+types/password.ts";

export const meta = () => privateMeta("Change password");

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request, changePasswordSchema);
  if (!form.ok) return refuseForm(form, {});
  const result = await tryDatabase(changeOwnPassword(request, context, form.data));
  if (!result.ok) return refuseForm({ status: 503, problem: RESET_FAILED }, {});
  const { value } = result;
  if (value === "done") return seeOther(paths.settings, { request, notice: "new-password" });
  if (value === "wrong")
    return refuseForm({ status: 400, errors: { current: WRONG_PASSWORD } }, {});
  if ("refused" in value)
    return refuseForm({ status: 400, errors: { password: value.refused } }, {});
  return refuseForm(tooManyAttempts(value.seconds), {});
}

const LABELS = {
  current: "Current password",
  password: "New password",
  confirmPassword: "New password again",
};

/** Changes the password of somebody who knows the current one. */
export default function Password({ actionData }: Route.ComponentProps) {
  const { errors = {}, problem = null } = actionData ?? {};
  return (
    <DashboardPage title="Change password">
      <Panel method="post" as={Form} className="stack-4 max-w-text" noValidate>
        <AccountField />
        <ErrorSummary errors={errors} labels={LABELS} />
        <Problem>{problem}</Problem>
        <p className="text-soft">
          The new password works at once. Every other device will be signed out, and your calendar
          address stops working: make a new one afterwards.
        </p>
        <PasswordField
          id="current"
          label={LABELS.current}
          autoComplete="current-password"
          error={errors.current}
        />
        <NewPasswordFields labels={LABELS} errors={errors} />
        <div className="flex flex-wrap items-center gap-2">
          <Button>Change password</Button>
          <ButtonLink variant="secondary" to={paths.settings}>
            Cancel
          </ButtonLink>
        </div>
      </Panel>
    </DashboardPage>
  );
}
