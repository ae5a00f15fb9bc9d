import { Form, Link } from "react-router";
import { LEAST_PASSWORD } from "#app/domain/account.ts";
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
          The new password counts at once, and every other device will be signed out.
        </p>
        <PasswordField
          id="current"
          label={LABELS.current}
          autoComplete="current-password"
          error={errors.current}
        />
        <PasswordField
          id="password"
          label={LABELS.password}
          autoComplete="new-password"
          hint={`At least ${LEAST_PASSWORD} characters. A few words in a row are best.`}
          error={errors.password}
        />
        <PasswordField
          id="confirmPassword"
          label={LABELS.confirmPassword}
          autoComplete="new-password"
          error={errors.confirmPassword}
        />
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
