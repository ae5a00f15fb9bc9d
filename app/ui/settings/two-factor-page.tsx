import { Form, Link } from "react-router";
import { PasswordField } from "../account/password-field.tsx";
import { DashboardPage } from "../dashboard/page.tsx";
import { ErrorSummary } from "../error-summary.tsx";
import { Failure } from "../failure.tsx";
import { TextField } from "../field.tsx";
import { Notice } from "../notice.tsx";

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
      <div className="panel stack measure">
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
      </div>
    </DashboardPage>
  );
}

function Begin() {
  return (
    <Form method="post" className="stack">
      <p>
        With it, a stolen password is not enough: signing in also needs a code that an authenticator
        app on your phone shows. You need such an app, for example Aegis, 2FAS or Google
        Authenticator. Turning it on signs out your other devices and ends your calendar address.
      </p>
      <input type="hidden" name="intent" value="begin" />
      <div className="line">
        <button className="btn">Turn On</button>
        <Link className="btn alt" to="/dashboard/settings">
          Cancel
        </Link>
      </div>
    </Form>
  );
}

function Confirm({ setup, errors }: { setup: Setup; errors: Record<string, string> }) {
  return (
    <Form method="post" className="f stack" noValidate>
      <p>Let your authenticator app look at this picture, or type the key into it.</p>
      <svg
        className="qr"
        viewBox={`0 0 ${setup.size} ${setup.size}`}
        role="img"
        aria-label="QR code of the key"
        shapeRendering="crispEdges"
      >
        <rect width={setup.size} height={setup.size} fill="#fff" />
        <path d={setup.path} fill="#000" />
      </svg>
      <p>
        <code className="key">{setup.key}</code>
      </p>
      <input type="hidden" name="intent" value="confirm" />
      <CodeField error={errors.code} hint="The six digits the app shows now." />
      <button className="btn">Confirm</button>
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
      <ul className="codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <Link className="btn" to="/dashboard/settings">
        I Have Kept Them
      </Link>
    </>
  );
}

type TurnOffProps = { codesLeft: number; errors: Record<string, string> };

function TurnOff({ codesLeft, errors }: TurnOffProps) {
  return (
    <Form method="post" className="f stack" noValidate>
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
      <div className="line">
        <button className="btn danger">Turn Off</button>
        <Link className="btn alt" to="/dashboard/settings">
          Cancel
        </Link>
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
