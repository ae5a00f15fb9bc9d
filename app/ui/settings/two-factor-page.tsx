import { Form } from "react-router";
import { PasswordField } from "../account/password-field.tsx";
import { Button, ButtonLink } from "../button.tsx";
import { DashboardPage } from "../dashboard/page.tsx";
import { ErrorSummary } from "../error-summary.tsx";
import { Failure } from "../failure.tsx";
import { TextField } from "../field.tsx";
import { Notice } from "../notice.tsx";
import { Panel } from "../panel.tsx";

const LABELS = { current: "Your password", code: "Code" };

type Setup = { key: string; size: number; path: string };
type TwoFactorPageProps = {
  /** Null when it could not be read. */
  state: { on: boolean; codesLeft: number; setup: Setup | null } | null;
  /** The recovery codes, right after they were made. */
  codes: string[] | null;
  errors: Record<string, string>;
  problem: string | null;
};

/** Turns the second factor on, in two steps, and off. */
export function TwoFactorPage({ state, codes, errors, problem }: TwoFactorPageProps) {
  return (
    <DashboardPage title="Two-factor sign-in">
      <Panel className="stack-4 max-w-text">
        <ErrorSummary errors={errors} labels={LABELS} />
        {problem && <Notice tone="bad">{problem}</Notice>}
        {codes ? (
          <Codes codes={codes} />
        ) : !state ? (
          <Failure />
        ) : state.on ? (
          <TurnOff codesLeft={state.codesLeft} errors={errors} />
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
    <Form method="post" className="stack-4">
      <p>
        With it, a stolen password is not enough: signing in also needs a code that an authenticator
        app on your phone shows. You need such an app, for example Aegis, 2FAS or Google
        Authenticator.
      </p>
      <input type="hidden" name="intent" value="begin" />
      <div className="flex flex-wrap items-center gap-2">
        <Button>Turn On</Button>
        <ButtonLink variant="secondary" to="/dashboard/settings">
          Cancel
        </ButtonLink>
      </div>
    </Form>
  );
}

function Confirm({ setup, errors }: { setup: Setup; errors: Record<string, string> }) {
  return (
    <Form method="post" className="stack-4" noValidate>
      <p>Let your authenticator app look at this picture, or type the key into it.</p>
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
      <CodeField error={errors.code} hint="The six digits the app shows now." />
      <Button>Confirm</Button>
    </Form>
  );
}

function Codes({ codes }: { codes: string[] }) {
  return (
    <>
      <Notice tone="ok">Two-factor sign-in is on.</Notice>
      <p>
        <b>Keep these recovery codes where your phone is not.</b> Each replaces the app once. They
        are shown this one time.
      </p>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(12rem,1fr))] gap-x-4 gap-y-1 text-lg">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <ButtonLink to="/dashboard/settings">I Have Kept Them</ButtonLink>
    </>
  );
}

type TurnOffProps = { codesLeft: number; errors: Record<string, string> };

function TurnOff({ codesLeft, errors }: TurnOffProps) {
  return (
    <Form method="post" className="stack-4" noValidate>
      <p>
        Two-factor sign-in is on. Recovery codes left: <b>{codesLeft}</b>. For new ones turn it off
        and on again.
      </p>
      <input type="hidden" name="intent" value="end" />
      <PasswordField
        id="current"
        label={LABELS.current}
        autoComplete="current-password"
        error={errors.current}
      />
      <CodeField error={errors.code} hint="Six digits of the app, or a recovery code." />
      <div className="flex flex-wrap items-center gap-2">
        <Button variant="danger">Turn Off</Button>
        <ButtonLink variant="secondary" to="/dashboard/settings">
          Cancel
        </ButtonLink>
      </div>
    </Form>
  );
}

function CodeField({ error, hint }: { error: string | undefined; hint: string }) {
  return (
    <TextField
      id="code"
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
