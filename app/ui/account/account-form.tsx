import type { ReactNode } from "react";
import { ErrorSummary } from "../error-summary.tsx";
import { TextField } from "../field.tsx";
import type { FormState } from "../form-state.ts";
import { Notice } from "../notice.tsx";

type AccountFormProps = Omit<FormState, "values"> & {
  action: string;
  /** The visible label of each field. */
  labels: Record<string, string>;
  /** What the button says. */
  submit: string;
  children: ReactNode;
};

/** A form of an account page: what has to be put right on top, the fields, the button. */
export function AccountForm(props: AccountFormProps) {
  const { action, labels, submit, errors, problem, children } = props;
  return (
    <>
      <ErrorSummary errors={errors} labels={labels} />
      {problem && <Notice tone="bad">{problem}</Notice>}
      <form className="f stack" method="post" action={action} noValidate>
        {children}
        <button className="btn w">{submit}</button>
      </form>
    </>
  );
}

/** The address of an account. */
export function EmailField({ values, errors }: Pick<FormState, "values" | "errors">) {
  return (
    <TextField
      id="email"
      name="email"
      type="email"
      autoComplete="username"
      label="E-mail"
      defaultValue={values.email}
      error={errors.email}
      required
    />
  );
}
