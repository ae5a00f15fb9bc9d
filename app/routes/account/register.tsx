import { data } from "react-router";
import { register } from "#app/actions/accounts/register.ts";
import { waitingForm } from "#app/actions/accounts/waiting-form.ts";
import { refuseGuessable } from "#app/auth/common-passwords.ts";
import { headersForNewDevice } from "#app/auth/device.ts";
import { configContext, userContext } from "#app/context.ts";
import {
  chosenRole,
  REGISTRATION_DOWN,
  registerSchema,
  SIGNUPS_OFF,
} from "#app/domain/accounts/account.ts";
import type { Role } from "#app/domain/accounts/role.ts";
import type { FormState } from "#app/domain/forms/form-state.ts";
import { pendingAddressCookie } from "#app/http/cookies/pending-email.ts";
import { readForm } from "#app/http/forms/read-form.ts";
import { submittedValues } from "#app/http/forms/submitted-values.ts";
import { redirect } from "#app/http/responses/redirect.ts";
import { type FormRefusal, refuseForm } from "#app/http/responses/refuse-form.ts";
import { seeOther } from "#app/http/responses/respond.ts";
import { tryDatabase } from "#app/http/responses/try-database.ts";
import { nextOf } from "#app/http/return-to.ts";
import { minutesText } from "#app/http/security/limit.ts";
import { paths, withNext } from "#app/links.ts";
import { AccountForm, EmailField } from "#app/ui/accounts/account-form.tsx";
import { AccountPage } from "#app/ui/accounts/account-page.tsx";
import { NewPasswordFields } from "#app/ui/accounts/new-password-fields.tsx";
import { RoleChoice } from "#app/ui/accounts/role-choice.tsx";
import { TermsField } from "#app/ui/accounts/terms-field.tsx";
import { type Waiting, WaitingForm } from "#app/ui/accounts/waiting-form.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { FieldError, TextField } from "#app/ui/forms/field.tsx";
import { fieldsOf, UNTOUCHED } from "#app/ui/forms/form-state.ts";
import { Notice } from "#app/ui/notice.tsx";
import { privateMeta } from "#app/ui/pages/head.ts";
import type { Route } from "./+types/register.ts";

export const meta = () => privateMeta("Sign Up");

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const next = nextOf(url.searchParams.get("next"));
  if (context.get(userContext)) throw redirect(next ?? paths.dashboard, 303);
  const role = chosenRole(url.searchParams.get("type"));
  const waiting = await waitingForm(request, context, next);
  const page = { next, role, open: context.get(configContext).signupsOpen, waiting };
  return data(page, { headers: headersForNewDevice(request, context) });
}

export async function action({ request, context }: Route.ActionArgs) {
  const again = (values: Record<string, unknown>, refusal: FormRefusal) =>
    refuseForm(refusal, { values: submittedValues(values) });
  if (!context.get(configContext).signupsOpen) {
    return again({}, { status: 403, problem: SIGNUPS_OFF });
  }
  const form = await readForm(request, registerSchema);
  if (!form.ok) return again(form.values, form);
  const guessable = await refuseGuessable(form.data.password, form.data.email);
  if (guessable !== null) {
    return again(form.data, { status: 400, errors: { password: guessable } });
  }
  const result = await tryDatabase(register(request, context, form.data));
  if (!result.ok) return again(form.data, { status: 503, problem: REGISTRATION_DOWN });
  if ("seconds" in result.value) {
    const { seconds } = result.value;
    return again(form.data, { status: 429, problem: tooMany(seconds), retryAfter: seconds });
  }
  const cookies = [result.value.cookie, pendingAddressCookie(request, form.data.email)];
  return seeOther(withNext(paths.checkEmail, nextOf(form.data.next)), { request, cookies });
}

const tooMany = (seconds: number) =>
  `Too many registrations. Please wait ${minutesText(seconds)} and try again.`;

export default function Register({ loaderData, actionData }: Route.ComponentProps) {
  const form = actionData ?? UNTOUCHED;
  const { open, waiting } = loaderData;
  const role = form.values.role ? chosenRole(form.values.role) : loaderData.role;
  const next = form.values.next ? nextOf(form.values.next) : loaderData.next;
  const problem = open ? form.problem : SIGNUPS_OFF;
  return <RegisterPage {...form} {...{ problem, role, open, next, waiting }} />;
}

const LABELS = {
  firstName: "First name",
  lastName: "Last name",
  email: "E-mail",
  password: "Password",
  confirmPassword: "Password again",
  acceptTerms: "Terms",
};

type RegisterPageProps = FormState & {
  role: Role;
  open: boolean;
  /** Where to go on after signing in, when that is known. */
  next: string | null;
  /** The booking request or the job that waits for the account, which is a customer's then. */
  waiting: Waiting | null;
};

/** The registration form, or why there is none. */
function RegisterPage({ open, ...form }: RegisterPageProps) {
  return (
    <AccountPage title="Create your account">
      {form.waiting && (
        <>
          <WaitingForm waiting={form.waiting} left="your account" />
          <ButtonLink
            variant="secondary"
            className="w-full"
            href={withNext(paths.login, form.next)}
          >
            I have an account: sign in
          </ButtonLink>
        </>
      )}
      {open ? <RegisterForm {...form} /> : <Notice tone="bad">{form.problem}</Notice>}
      {!form.waiting && (
        <p>
          Have an account? <a href={withNext(paths.login, form.next)}>Sign in</a>
        </p>
      )}
    </AccountPage>
  );
}

function RegisterForm(props: Omit<RegisterPageProps, "open">) {
  const { values, errors, problem, role, next, waiting } = props;
  const field = fieldsOf(LABELS, { values, errors });
  return (
    <AccountForm
      action={withNext(paths.register, next)}
      labels={LABELS}
      submit="Create account"
      checked
      errors={errors}
      problem={problem}
    >
      {next && <input type="hidden" name="next" value={next} />}
      {waiting ? <input type="hidden" name="role" value="customer" /> : <RoleChoice role={role} />}
      <TextField {...field("firstName")} autoComplete="given-name" required />
      <TextField {...field("lastName")} autoComplete="family-name" required />
      <EmailField values={values} errors={errors} />
      <NewPasswordFields labels={LABELS} errors={errors} />
      <TermsField accepted={Boolean(values.acceptTerms)} error={errors.acceptTerms} />
      <template data-error="">
        <FieldError />
      </template>
    </AccountForm>
  );
}
