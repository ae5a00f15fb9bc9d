import { paths } from "#app/links.ts";
import { PasswordField } from "#app/ui/accounts/password-field.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { DashboardPage } from "#app/ui/dashboard/page.tsx";
import { AccountField } from "#app/ui/forms/account-field.tsx";
import { ErrorSummary } from "#app/ui/forms/error-summary.tsx";
import { TextField } from "#app/ui/forms/field.tsx";
import { Notice, Problem } from "#app/ui/notice.tsx";
import { Panel } from "#app/ui/panel.tsx";
import { ShortWhen } from "#app/ui/values/date-time.tsx";

const LABELS = { current: "Your password", code: "Code" };

type Setup = { key: string; size: number; path: string };
type TwoFactorState = {
  on: boolean;
  codesLeft: number;
  setup: Setup | null;
  /** When it will be removed because its owner cannot give a code, UTC milliseconds; null when it will not. */
  removedAt: number | null;
};
type TwoFactorPageProps = {
  state: TwoFactorState;
  /** The recovery codes, right after they were made. */
  codes: string[] | null;
  /** Which of its forms was sent. */
  intent: string;
  errors: Record<string, string>;
  problem: string | null;
};

/** Turns the second factor on, in two steps, renews its recovery codes, and turns it off. */
export function TwoFactorPage({ state, codes, intent, errors, problem }: TwoFactorPageProps) {
  const labels = { ...LABELS, ...(intent === "codes" && { renewing: LABELS.code }) };
  const fieldErrors = intent === "codes" ? renamed(errors) : errors;
  return (
    <DashboardPage title="Two-factor sign-in">
      <Panel className="stack-4 max-w-text">
        <ErrorSummary errors={fieldErrors} labels={labels} />
        <Problem>{problem}</Problem>
        {codes ? (
          <Codes codes={codes} />
        ) : state.on ? (
          <TurnedOn {...state} errors={fieldErrors} />
        ) : state.setup ? (
          <Confirm setup={state.setup} errors={errors} />
        ) : (
          <Begin />
        )}
      </Panel>
    </DashboardPage>
  );
}

function Begin() {
  return (
    <form method="post" className="stack-4">
      <AccountField />
      <p>
        With it, a stolen password is not enough: signing in also needs a code from an authenticator
        app on your phone, for example Aegis, 2FAS or Google Authenticator. Turning it on signs out
        your other devices and turns off your calendar address.
      </p>
      <input type="hidden" name="intent" value="begin" />
      <div className="flex flex-wrap items-center gap-2">
        <Button>Turn on</Button>
        <ButtonLink variant="secondary" to={paths.settings}>
          Cancel
        </ButtonLink>
      </div>
    </form>
  );
}

function Confirm({ setup, errors }: { setup: Setup; errors: Record<string, string> }) {
  return (
    <form method="post" className="stack-4" noValidate>
      <AccountField />
      <p>
        Scan this QR code with your authenticator app, or enter the key in it. Then confirm here, in
        this browser, within 10 minutes.
      </p>
      <svg
        className="w-52 border border-line"
        viewBox={`0 0 ${setup.size} ${setup.size}`}
        role="img"
        aria-label="QR code of the key"
        shapeRendering="crispEdges"
      >
        <rect width={setup.size} height={setup.size} fill="#fff" />
        <path d={setup.path} fill="#000" />
      </svg>
      <p>
        <code className="text-lg wrap-anywhere">{setup.key}</code>
      </p>
      <input type="hidden" name="intent" value="confirm" />
      <CodeField id="code" error={errors.code} hint="The six digits the app shows now." />
      <div className="flex flex-wrap items-center gap-2">
        <Button>Confirm</Button>
        <ButtonLink variant="secondary" to={paths.settings}>
          Cancel
        </ButtonLink>
      </div>
    </form>
  );
}

function Codes({ codes }: { codes: string[] }) {
  return (
    <>
      <Notice tone="ok">Two-factor sign-in is on.</Notice>
      <p>
        <b>Keep these recovery codes somewhere other than your phone.</b> Each works once, in place
        of the app. They are shown only now.
      </p>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(12rem,1fr))] gap-x-4 gap-y-1 text-lg">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <ButtonLink to={paths.settings}>I have saved them</ButtonLink>
    </>
  );
}

/** Two forms of the page ask for a code, and each has a field of its own. */
function renamed({ code, ...others }: Record<string, string>): Record<string, string> {
  return code ? { ...others, renewing: code } : others;
}

type TurnedOnProps = Pick<TwoFactorState, "codesLeft" | "removedAt"> & {
  errors: Record<string, string>;
};

function TurnedOn({ codesLeft, removedAt, errors }: TurnedOnProps) {
  return (
    <>
      {removedAt !== null && (
        <Notice tone="wait">
          <p>
            Two-factor sign-in will be removed on <ShortWhen at={removedAt} />. If you did not ask
            for that, <a href={paths.twoFactorRecoveryCancel}>cancel it with a code</a>.
          </p>
        </Notice>
      )}
      <p>
        Two-factor sign-in is on. Recovery codes left: <b>{codesLeft}</b>.
      </p>
      <form method="post" className="stack-4 pt-4" noValidate>
        <AccountField />
        <h2>New recovery codes</h2>
        <p>The old ones stop working.</p>
        <input type="hidden" name="intent" value="codes" />
        <CodeField
          id="renewing"
          error={errors.renewing}
          hint="The six digits from your app, or a recovery code."
        />
        <div className="flex flex-wrap items-center gap-2">
          <Button>Make new codes</Button>
        </div>
      </form>
      <form method="post" className="stack-4 pt-4" noValidate>
        <AccountField />
        <h2>Turn it off</h2>
        <input type="hidden" name="intent" value="end" />
        <PasswordField
          id="current"
          label={LABELS.current}
          autoComplete="current-password"
          error={errors.current}
        />
        <CodeField
          id="code"
          error={errors.code}
          hint="The six digits from your app, or a recovery code."
        />
        <div className="flex flex-wrap items-center gap-2">
          <Button variant="danger">Turn off</Button>
          <ButtonLink variant="secondary" to={paths.settings}>
            Cancel
          </ButtonLink>
        </div>
      </form>
      {removedAt === null && (
        <p>
          No phone and no recovery codes?{" "}
          <a href={paths.twoFactorRecovery}>Have two-factor sign-in removed</a>, after a waiting
          time.
        </p>
      )}
    </>
  );
}

function CodeField({ id, error, hint }: { id: string; error: string | undefined; hint: string }) {
  return (
    <TextField
      id={id}
      name="code"
      label={LABELS.code}
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      hint={hint}
      error={error}
      required
    />
  );
}
