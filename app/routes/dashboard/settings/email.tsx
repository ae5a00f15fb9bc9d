import { requestOwnEmailChange } from "#app/actions/accounts/request-email-change.ts";
import { clockContext, databaseContext } from "#app/context.ts";
import { changeEmailSchema, OWN_ADDRESS } from "#app/domain/accounts/account.ts";
import { EMAIL_NOT_SENT } from "#app/domain/failures/failure.ts";
import type { FormState } from "#app/domain/forms/form-state.ts";
import { readForm } from "#app/http/forms/read-form.ts";
import { submittedValues } from "#app/http/forms/submitted-values.ts";
import { refuse, seeOther } from "#app/http/responses/respond.ts";
import { readForPage, tryDatabase } from "#app/http/responses/try-database.ts";
import { signedIn } from "#app/http/security/signed-in.ts";
import { paths } from "#app/links.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { DashboardPage } from "#app/ui/dashboard/page.tsx";
import { AccountField } from "#app/ui/forms/account-field.tsx";
import { ErrorSummary } from "#app/ui/forms/error-summary.tsx";
import { TextField } from "#app/ui/forms/field.tsx";
import { fieldsOf } from "#app/ui/forms/form-state.ts";
import { Notice, Problem } from "#app/ui/notice.tsx";
import { privateMeta } from "#app/ui/pages/head.ts";
import { Panel } from "#app/ui/panel.tsx";
import { ShortWhen } from "#app/ui/values/date-time.tsx";
import { readStoppableUntil } from "#db/former-addresses.ts";
import type { Route } from "./+types/email.ts";

const RECOVERY_RUNS =
  "You can change your e-mail after two-factor sign-in has been removed from your account.";

export const meta = () => privateMeta("Change e-mail");

export async function loader({ context }: Route.LoaderArgs) {
  const { id, email } = signedIn(context);
  const now = context.get(clockContext)();
  const fixedUntil = await readForPage(readStoppableUntil(context.get(databaseContext), id, now));
  return { currentEmail: email, fixedUntil };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request, changeEmailSchema);
  if (!form.ok) {
    const { status, errors } = form;
    return refuse(status, { values: submittedValues(form.values), errors, problem: null });
  }
  const { email } = form.data;
  const refuseForm = (status: number, errors: Record<string, string>, problem: string | null) =>
    refuse(status, { values: { email }, errors, problem });
  if (email === signedIn(context).email) return refuseForm(400, { email: OWN_ADDRESS }, null);
  const result = await tryDatabase(requestOwnEmailChange(request, context, email));
  if (!result.ok) return refuseForm(503, {}, EMAIL_NOT_SENT);
  if (result.value.isRecovering) return refuseForm(409, {}, RECOVERY_RUNS);
  // The loader reads the page again, which shows that moment.
  if (result.value.stoppableUntil !== null) return refuseForm(409, {}, null);
  return seeOther(paths.settings, { request, notice: "email-change-requested" });
}

export default function Email({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <EmailPage
      currentEmail={loaderData.currentEmail}
      fixedUntil={loaderData.fixedUntil}
      values={actionData?.values ?? {}}
      errors={actionData?.errors ?? {}}
      problem={actionData?.problem ?? null}
    />
  );
}

const LABELS = { email: "New e-mail" };

type EmailPageProps = FormState & {
  currentEmail: string;
  /** The moment until which the last change can be stopped; before it no other change is possible. Null without one. */
  fixedUntil: number | null;
};

/** Changes the e-mail address; the new one counts once it is confirmed. */
function EmailPage({ fixedUntil, ...form }: EmailPageProps) {
  return (
    <DashboardPage title="Change e-mail">
      {fixedUntil === null ? (
        <EmailForm {...form} />
      ) : (
        <FixedEmail currentEmail={form.currentEmail} until={fixedUntil} />
      )}
    </DashboardPage>
  );
}

function FixedEmail({ currentEmail, until }: { currentEmail: string; until: number }) {
  return (
    <Panel className="stack-4 max-w-text">
      <p>
        Your address is <b>{currentEmail}</b>.
      </p>
      <Notice tone="info">
        Your e-mail address was changed a short time ago. You can change it again from{" "}
        <ShortWhen at={until} />. Until then the change can be stopped from the mailbox of the
        address before, in case somebody else made it.
      </Notice>
      <ButtonLink variant="secondary" to={paths.settings}>
        Back to settings
      </ButtonLink>
    </Panel>
  );
}

function EmailForm({ currentEmail, values, errors, problem }: Omit<EmailPageProps, "fixedUntil">) {
  const field = fieldsOf(LABELS, { values, errors });
  return (
    <Panel as="form" method="post" className="stack-4 max-w-text" noValidate>
      <AccountField />
      <ErrorSummary errors={errors} labels={LABELS} />
      <Problem>{problem}</Problem>
      <p>
        Your address is <b>{currentEmail}</b>. We send an e-mail to the new one. Once you confirm it
        there, it replaces this one. We also write to this one, with a link that stops the change.
      </p>
      <TextField {...field("email")} type="email" autoComplete="email" required />
      <div className="flex flex-wrap items-center gap-2">
        <Button>Send confirmation</Button>
        <ButtonLink variant="secondary" to={paths.settings}>
          Cancel
        </ButtonLink>
      </div>
    </Panel>
  );
}
