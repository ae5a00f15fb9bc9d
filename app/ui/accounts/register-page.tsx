import type { Role } from "#app/domain/accounts/account.ts";
import { paths, withNext } from "#app/links.ts";
import { Legend, TextField } from "#app/ui/field.tsx";
import { type FormState, fieldsOf } from "#app/ui/form-state.ts";
import { Notice } from "#app/ui/notice.tsx";
import { AccountForm, EmailField } from "./account-form.tsx";
import { AccountPage } from "./account-page.tsx";
import { NewPasswordFields } from "./new-password-fields.tsx";
import { TermsField } from "./terms-field.tsx";

const LABELS = {
  firstName: "First name",
  lastName: "Last name",
  email: "E-mail",
  password: "Password",
  confirmPassword: "Password again",
  acceptTerms: "Terms",
};

const ROLES: { role: Role; name: string; text: string }[] = [
  { role: "customer", name: "Customer", text: "I look for people who get work done." },
  { role: "professional", name: "Professional", text: "I offer my services." },
];

type RegisterPageProps = FormState & {
  role: Role;
  open: boolean;
  /** Where to go on after signing in, when that is known. */
  next: string | null;
};

/** The registration form, or why there is none. */
export function RegisterPage({ open, ...form }: RegisterPageProps) {
  return (
    <AccountPage title="Create your account">
      {open ? <RegisterForm {...form} /> : <Notice tone="bad">{form.problem}</Notice>}
      <p>
        Have an account? <a href={withNext(paths.login, form.next)}>Sign in</a>
      </p>
    </AccountPage>
  );
}

function RegisterForm({ values, errors, problem, role, next }: Omit<RegisterPageProps, "open">) {
  const field = fieldsOf(LABELS, { values, errors });
  return (
    <AccountForm
      action={paths.register}
      labels={LABELS}
      submit="Create Account"
      errors={errors}
      problem={problem}
    >
      {next && <input type="hidden" name="next" value={next} />}
      <fieldset className="grid gap-2">
        <Legend>I am a</Legend>
        {ROLES.map((pick) => (
          <label
            key={pick.role}
            className="flex cursor-pointer items-start gap-2.5 rounded-control border-[1.5px] border-control p-3 has-checked:border-2 has-checked:border-primary has-checked:bg-sunken"
          >
            <input type="radio" name="role" value={pick.role} defaultChecked={pick.role === role} />
            <span>
              <b>{pick.name}</b>
              <span className="block text-sm">{pick.text}</span>
            </span>
          </label>
        ))}
      </fieldset>
      <TextField {...field("firstName")} autoComplete="given-name" required />
      <TextField {...field("lastName")} autoComplete="family-name" required />
      <EmailField values={values} errors={errors} />
      <NewPasswordFields labels={LABELS} errors={errors} />
      <TermsField accepted={Boolean(values.acceptTerms)} error={errors.acceptTerms} />
    </AccountForm>
  );
}
