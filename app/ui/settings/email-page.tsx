import { paths } from "#app/links.ts";
import { AccountField } from "#app/ui/account-field.tsx";
import { ShortWhen } from "#app/ui/date-time.tsx";
import { Button, ButtonLink } from "../button.tsx";
import { DashboardPage } from "../dashboard/page.tsx";
import { ErrorSummary } from "../error-summary.tsx";
import { TextField } from "../field.tsx";
import { type FormState, fieldsOf } from "../form-state.ts";
import { Notice } from "../notice.tsx";
import { Panel } from "../panel.tsx";

const LABELS = { email: "New e-mail" };

type EmailPageProps = FormState & {
  currentEmail: string;
  /** Until when the last change can be stopped, and no other is made; null where none can. */
  fixedUntil: number | null;
};

/** Changes the e-mail address; the new one counts once it is confirmed. */
export function EmailPage({ fixedUntil, ...form }: EmailPageProps) {
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
      {problem && <Notice tone="bad">{problem}</Notice>}
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
