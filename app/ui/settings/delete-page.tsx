import { Form, Link } from "react-router";
import { PasswordField } from "../account/password-field.tsx";
import { DashboardPage } from "../dashboard/page.tsx";
import { ErrorSummary } from "../error-summary.tsx";
import { TextField } from "../field.tsx";
import { Notice } from "../notice.tsx";

const LABELS = { current: "Your password", confirm: "Type DELETE" };

type DeletePageProps = { errors: Record<string, string>; problem: string | null };

/** Asks twice before an account goes. */
export function DeletePage({ errors, problem }: DeletePageProps) {
  return (
    <DashboardPage title="Delete account">
      <Form method="post" className="f panel stack measure" noValidate>
        <ErrorSummary errors={errors} labels={LABELS} />
        {problem && <Notice tone="bad">{problem}</Notice>}
        <p>
          At once your profile and services leave every list and you are signed out everywhere. For
          14 days you can sign in and keep your account. Then everything that is yours is erased;
          your reviews stay as those of a “Former customer”, your messages as those of a “Deleted
          user”.
        </p>
        <PasswordField
          id="current"
          label={LABELS.current}
          autoComplete="current-password"
          error={errors.current}
        />
        <TextField
          id="confirm"
          name="confirm"
          label={LABELS.confirm}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          error={errors.confirm}
          required
        />
        <div className="line">
          <button className="btn danger">Delete My Account</button>
          <Link className="btn alt" to="/dashboard/settings">
            Cancel
          </Link>
        </div>
      </Form>
    </DashboardPage>
  );
}
