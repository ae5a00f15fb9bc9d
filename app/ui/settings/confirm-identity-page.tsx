import { paths } from "#app/links.ts";
import { AccountField } from "#app/ui/account-field.tsx";
import { PasswordField } from "#app/ui/accounts/password-field.tsx";
import { Button, ButtonLink } from "../button.tsx";
import { DashboardPage } from "../dashboard/page.tsx";
import { ErrorSummary } from "../error-summary.tsx";
import { TextField } from "../field.tsx";
import { Notice } from "../notice.tsx";
import { Panel } from "../panel.tsx";

const LABELS = { proofPassword: "Your password", proofCode: "Or a code" };

type ConfirmIdentityPageProps = {
  /** The path it leads on to. */
  target: string;
  /** Whether a form waits to be sent there, with these fields, or a page to be viewed. */
  sends: boolean;
  fields: Record<string, string | undefined>;
  /** Whether a code proves it as well. */
  twoFactor: boolean;
  errors: Record<string, string>;
  problem: string | null;
};

/** Asks for the password, or a code, before something sensitive; the fields of the first form go on with it (threat 69). */
export function ConfirmIdentityPage(props: ConfirmIdentityPageProps) {
  const { target, sends, fields, twoFactor, errors, problem } = props;
  const query = `${sends ? "send" : "next"}=${encodeURIComponent(target)}`;
  return (
    <DashboardPage title="Confirm it’s you">
      <Panel
        as="form"
        method="post"
        action={`${paths.confirmIdentity}?${query}`}
        className="stack-4 max-w-text"
        noValidate
      >
        <AccountField />
        <ErrorSummary errors={errors} labels={LABELS} />
        {problem && <Notice tone="bad">{problem}</Notice>}
        <p>
          The next step affects the security of your account, so please confirm it’s you. We will
          not ask again for five minutes.
          {sends && " What you typed is kept."}
        </p>
        {Object.entries(fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <input type="hidden" name="asked" value="yes" />
        <PasswordField
          id="proofPassword"
          label={LABELS.proofPassword}
          autoComplete="current-password"
          error={errors.proofPassword}
        />
        {twoFactor && (
          <TextField
            id="proofCode"
            name="proofCode"
            label={LABELS.proofCode}
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            hint="The six digits from your app, or a recovery code, instead of the password."
            error={errors.proofCode}
          />
        )}
        <div className="flex flex-wrap items-center gap-2">
          <Button>Confirm</Button>
          <ButtonLink
            variant="secondary"
            to={target === paths.calendarFeed ? target : paths.settings}
          >
            Cancel
          </ButtonLink>
        </div>
      </Panel>
    </DashboardPage>
  );
}
