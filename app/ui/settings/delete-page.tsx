import { Form } from "react-router";
import { paths } from "#app/links.ts";
import { AccountField } from "#app/ui/account-field.tsx";
import { PasswordField } from "#app/ui/accounts/password-field.tsx";
import { Button, ButtonLink } from "../button.tsx";
import { DashboardPage } from "../dashboard/page.tsx";
import { ErrorSummary } from "../error-summary.tsx";
import { TextField } from "../field.tsx";
import { Notice } from "../notice.tsx";
import { Panel } from "../panel.tsx";

const LABELS = { current: "Your password", confirm: "Type DELETE" };

type DeletePageProps = { errors: Record<string, string>; problem: string | null };

/** Asks for the password and a word before an account is deleted. */
export function DeletePage({ errors, problem }: DeletePageProps) {
  return (
    <DashboardPage title="Delete account">
      <Panel method="post" as={Form} className="stack-4 max-w-text" noValidate>
        <AccountField />
        <ErrorSummary errors={errors} labels={LABELS} />
        {problem && <Notice tone="bad">{problem}</Notice>}
        <p>
          Your profile and services disappear from every list at once, and you are signed out
          everywhere. For 14 days you can sign in and keep your account. After that, everything of
          yours is erased. Your reviews stay under the name “Former customer”, your messages under
          “Deleted user”.
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
        <div className="flex flex-wrap items-center gap-2">
          <Button variant="danger">Delete my account</Button>
          <ButtonLink variant="secondary" to={paths.settings}>
            Cancel
          </ButtonLink>
        </div>
      </Panel>
    </DashboardPage>
  );
}
