import { Form, Link } from "react-router";
import { deleteAccount } from "#app/actions/accounts/delete-account.ts";
import { signedOutCookies } from "#app/auth/sessions.ts";
import { deleteSchema, upcomingText, WRONG_PASSWORD } from "#app/domain/accounts/account.ts";
import { NOT_DONE } from "#app/domain/failures/failure.ts";
import { readForm } from "#app/http/forms/read-form.ts";
import { refuseForm } from "#app/http/responses/refuse-form.ts";
import { seeOther } from "#app/http/responses/respond.ts";
import { tryDatabase } from "#app/http/responses/try-database.ts";
import { tooManyAttempts } from "#app/http/security/limit.ts";
import { paths } from "#app/links.ts";
import { PasswordField } from "#app/ui/accounts/password-field.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { DashboardPage } from "#app/ui/dashboard/page.tsx";
import { AccountField } from "#app/ui/forms/account-field.tsx";
import { ErrorSummary } from "#app/ui/forms/error-summary.tsx";
import { TextField } from "#app/ui/forms/field.tsx";
import { Problem } from "#app/ui/notice.tsx";
import { privateMeta } from "#app/ui/pages/head.ts";
import { Panel } from "#app/ui/panel.tsx";
import { useIsProfessional } from "#app/ui/viewer.ts";
import type { Route } from "./+types/delete.ts";

export const meta = () => privateMeta("Delete account");

export async function action({ request, context }: Route.ActionArgs) {
  const page = { hasBookings: false };
  const form = await readForm(request, deleteSchema);
  if (!form.ok) return refuseForm(form, page);
  const result = await tryDatabase(deleteAccount(request, context, form.data.current));
  if (!result.ok) return refuseForm({ status: 503, problem: NOT_DONE }, page);
  const { value } = result;
  if (value === "done") {
    const cookies = signedOutCookies(request);
    return seeOther("/", { request, notice: "deletion-requested", cookies, asDocument: true });
  }
  if (value === "wrong")
    return refuseForm({ status: 400, errors: { current: WRONG_PASSWORD } }, page);
  if ("upcoming" in value)
    return refuseForm(
      { status: 409, problem: upcomingText(value.upcoming) },
      { hasBookings: true },
    );
  return refuseForm(tooManyAttempts(value.seconds), page);
}

const LABELS = { current: "Your password", confirm: "Type DELETE" };

/** Asks for the password and a word before an account is deleted. */
export default function Delete({ actionData }: Route.ComponentProps) {
  const { errors = {}, problem = null, hasBookings = false } = actionData ?? {};
  const hidden = useIsProfessional()
    ? "Your profile and services disappear from every list at once"
    : "Nobody sees your profile any more";
  return (
    <DashboardPage title="Delete account">
      <Panel method="post" as={Form} className="stack-4 max-w-text" noValidate>
        <AccountField />
        <ErrorSummary errors={errors} labels={LABELS} />
        <Problem>
          {hasBookings ? (
            <>
              {problem} <Link to={paths.bookings}>See the upcoming bookings</Link>
            </>
          ) : (
            problem
          )}
        </Problem>
        <p>
          {hidden}, and you are signed out everywhere. For 14 days you can sign in and keep your
          account. After that, everything of yours is erased. Your reviews stay under the name
          “Former customer”, your messages under “Deleted user”.
        </p>
        {!hasBookings && (
          <p>
            If you have <Link to={paths.bookings}>upcoming bookings</Link>, cancel or complete them
            first.
          </p>
        )}
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
