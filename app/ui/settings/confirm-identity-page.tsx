import { paths } from "#app/links.ts";
import { PasswordField } from "#app/ui/accounts/password-field.tsx";
import { ProofForm, type ProofState } from "../accounts/proof-form.tsx";
import { DashboardPage } from "../dashboard/page.tsx";
import { TextField } from "../field.tsx";

const LABELS = { proofPassword: "Your password", proofCode: "Or a code" };

type ConfirmIdentityPageProps = ProofState & {
  /** The path it leads on to. */
  target: string;
  /** Whether a code proves it as well. */
  twoFactor: boolean;
};

/** Asks for the password, or a code, before something sensitive; the fields of the first form go on with it (threat 69). */
export function ConfirmIdentityPage({ target, twoFactor, ...state }: ConfirmIdentityPageProps) {
  const { errors, sends } = state;
  return (
    <DashboardPage title="Confirm it’s you">
      <ProofForm
        {...state}
        path={paths.confirmIdentity}
        target={target}
        labels={LABELS}
        submit="Confirm"
        cancelTo={target === paths.calendarFeed ? target : paths.settings}
      >
        <p>
          The next step affects the security of your account, so please confirm it’s you. We will
          not ask again for five minutes.
          {sends && " What you typed is kept."}
        </p>
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
      </ProofForm>
    </DashboardPage>
  );
}
