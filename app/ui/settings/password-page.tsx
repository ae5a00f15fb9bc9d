import { Form } from "react-router";
import { paths } from "#app/links.ts";
import { AccountField } from "#app/ui/account-field.tsx";
import { NewPasswordFields } from "#app/ui/accounts/new-password-fields.tsx";
import { PasswordField } from "#app/ui/accounts/password-field.tsx";
import { Button, ButtonLink } from "../button.tsx";
import { DashboardPage } from "../dashboard/page.tsx";
import { ErrorSummary } from "../error-summary.tsx";
import { Notice } from "../notice.tsx";
import { Panel } from "../panel.tsx";

const LABELS = {
  current: "Current password",
  password: "New password",
  confirmPassword: "New password again",
};

type PasswordPageProps = { errors: Record<string, string>; problem: string | null };

/** Changes the password of somebody who knows the current one. */
export function PasswordPage({ errors, problem }: PasswordPageProps) {
  return (
    <DashboardPage title="Change password">
      <Panel method="post" as={Form} className="stack-4 max-w-text" noValidate>
        <AccountField />
        <ErrorSummary errors={errors} labels={LABELS} />
        {problem && <Notice tone="bad">{problem}</Notice>}
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
