import type { RouterContextProvider } from "react-router";
import { afterSignIn } from "#app/actions/accounts/after-sign-in.ts";
import { signIn } from "#app/actions/accounts/sign-in.ts";
import { waitingForm } from "#app/actions/accounts/waiting-form.ts";
import { newestRequest } from "#app/actions/bookings/waiting-request.ts";
import { readSaveIntent } from "#app/auth/save-intent.ts";
import { clockContext, configContext, sentRequestContext, userContext } from "#app/context.ts";
import { INVALID_LOGIN, loginSchema, SIGN_IN_DOWN } from "#app/domain/accounts/account.ts";
import type { FormState } from "#app/domain/forms/form-state.ts";
import type { SafePath } from "#app/domain/paths/safe-path.ts";
import { readForm } from "#app/http/forms/read-form.ts";
import { submittedValues } from "#app/http/forms/submitted-values.ts";
import { redirect } from "#app/http/responses/redirect.ts";
import { refuse, seeOther } from "#app/http/responses/respond.ts";
import { tryDatabase } from "#app/http/responses/try-database.ts";
import { returnTo } from "#app/http/return-to.ts";
import { minutesText } from "#app/http/security/limit.ts";
import { paths, signInFor, withNext } from "#app/links.ts";
import { SIGN_IN_TO_SAVE, signInReason } from "#app/route-rules.ts";
import { AccountForm, EmailField } from "#app/ui/accounts/account-form.tsx";
import { AccountPage } from "#app/ui/accounts/account-page.tsx";
import { PasswordField } from "#app/ui/accounts/password-field.tsx";
import {
  type Kept,
  KeptRequest,
  type Waiting,
  WaitingForm,
} from "#app/ui/accounts/waiting-form.tsx";
import { Tick } from "#app/ui/forms/field.tsx";
import { UNTOUCHED } from "#app/ui/forms/form-state.ts";
import { Notice } from "#app/ui/notice.tsx";
import { privateMeta } from "#app/ui/pages/head.ts";
import type { Route } from "./+types/login.ts";

const START = paths.dashboard;

export const meta = () => privateMeta("Sign in");

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const next = returnTo(url.searchParams.get("next"), null);
  if (context.get(userContext)) throw redirect(next ?? START, 303);
  if (url.searchParams.get("verified") === "true") {
    throw seeOther(next ? signInFor(next) : paths.login, { request, notice: "verified" });
  }
  // A sign-in that was refused has read enough already.
  const isRefused = context.get(sentRequestContext).method === "POST";
  return {
    ...aimOf(request, context, next),
    waiting: await waitingForm(request, context, next),
    kept: next === null && !isRefused ? await newestRequest(request, context) : null,
  };
}

/** The page after signing in, what happens directly after it, and why a sign-in is needed. */
function aimOf(request: Request, context: Readonly<RouterContextProvider>, next: SafePath | null) {
  const { secret } = context.get(configContext);
  const save = readSaveIntent(request, secret, context.get(clockContext)());
  if (save === null || save.next !== next)
    return { next, purpose: null, reason: signInReason(next) };
  return { next, purpose: `to save ${save.title}`, reason: SIGN_IN_TO_SAVE };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request, loginSchema);
  if (!form.ok) {
    const values = submittedValues(form.values);
    const aim = aimOf(request, context, returnTo(values.next, null));
    return refuse(form.status, { values, errors: form.errors, problem: null, aim });
  }
  const { next, remember, email } = form.data;
  const aim = aimOf(request, context, returnTo(next, null));
  const refuseForm = (status: number, problem: string, retryAfter?: number) => {
    const values = { email, next, remember: remember ? "on" : undefined };
    return refuse(status, { values, errors: {}, problem, aim }, { retryAfter });
  };
  const result = await tryDatabase(signIn(request, context, form.data));
  if (!result.ok) return refuseForm(503, SIGN_IN_DOWN);
  const { value } = result;
  if (value.kind === "wrong") return refuseForm(400, INVALID_LOGIN);
  if (value.kind === "limited") return refuseForm(429, tooMany(value.seconds), value.seconds);
  const goal = returnTo(next, START);
  if (value.kind === "signed-in") return afterSignIn(request, context, goal, value);
  return seeOther(withNext(paths.loginCode, goal), { request, cookies: [value.cookie] });
}

const tooMany = (seconds: number) =>
  `Too many sign-in attempts. Please wait ${minutesText(seconds)} and try again.`;

export default function Login({ loaderData, actionData }: Route.ComponentProps) {
  const { aim, ...form } = actionData ?? { ...UNTOUCHED, aim: loaderData };
  return <LoginPage {...loaderData} {...form} {...aim} />;
}

const LABELS = { email: "E-mail", password: "Password" };

type LoginPageProps = FormState & {
  /** Where to go on, when the address names it. */
  next: string | null;
  /** What happens directly after signing in: "to save Ceiling fans". */
  purpose: string | null;
  /** Why a sign-in is needed to go on. */
  reason: string | null;
  /** The booking request that waits for the sign-in. */
  waiting: Waiting | null;
  /** One that this browser keeps, while the sign-in leads elsewhere. */
  kept: Kept | null;
};

/** The sign-in form. */
function LoginPage({
  values,
  errors,
  problem,
  next,
  purpose,
  reason,
  waiting,
  kept,
}: LoginPageProps) {
  return (
    <AccountPage title={purpose ? `Sign in ${purpose}` : "Sign in"}>
      {reason && !waiting && <Notice tone="info">{reason}</Notice>}
      {waiting && <WaitingForm waiting={waiting} left="your account" />}
      {kept && <KeptRequest kept={kept} />}
      <AccountForm
        action={withNext(paths.login, next)}
        labels={LABELS}
        submit="Sign in"
        errors={errors}
        problem={problem}
      >
        {next && <input type="hidden" name="next" value={next} />}
        <EmailField values={values} errors={errors} />
        <PasswordField
          id="password"
          label={LABELS.password}
          autoComplete="current-password"
          error={errors.password}
        />
        <Tick
          className="mt-0"
          type="checkbox"
          name="remember"
          defaultChecked={Boolean(values.remember)}
        >
          Remember me for 30 days
        </Tick>
      </AccountForm>
      <p>
        <a href={paths.forgotPassword}>Forgot your password?</a>
      </p>
      <p>
        Not confirmed yet?{" "}
        <a href={withNext(paths.checkEmail, next)}>Send the confirmation e-mail again</a>
      </p>
      <p>
        New here? <a href={withNext(paths.register, next)}>Sign up</a>
      </p>
    </AccountPage>
  );
}
