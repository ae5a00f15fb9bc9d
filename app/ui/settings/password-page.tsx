import { Form, Link } from "react-router";
import { NewPasswordFields } from "../account/new-password-fields.tsx";
import { PasswordField } from "../account/password-field.tsx";
import { DashboardPage } from "../dashboard/page.tsx";
import { ErrorSummary } from "../error-summary.tsx";
import { Notice } from "../notice.tsx";

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
      <Form method="post" className="f panel stack measure" noValidate>
        <ErrorSummary errors={errors} labels={LABELS} />
        {problem && <Notice tone="bad">{problem}</Notice>}
        <p className="soft">
          The new password counts at once. Every other device will be signed out, and your calendar
          address ends: make a new one afterwards.
        </p>
        <PasswordField
          id="current"
          label={LABELS.current}
          autoComplete="current-password"
          error={errors.current}
        />
        <NewPasswordFields labels={LABELS} errors={errors} />
        <div className="line">
          <button className="btn">Change Password</button>
          <Link className="btn alt" to="/dashboard/settings">
            Cancel
          </Link>
        </div>
      </Form>
    </DashboardPage>
  );
}
