import type { ReactNode } from "react";
import type { FormState } from "#app/domain/forms/form-state.ts";
import { Button } from "#app/ui/button.tsx";
import { AccountField } from "#app/ui/forms/account-field.tsx";
import { ErrorSummary } from "#app/ui/forms/error-summary.tsx";
import { TextField } from "#app/ui/forms/field.tsx";
import { Problem } from "#app/ui/notice.tsx";

type AccountFormProps = Omit<FormState, "values"> & {
  action: string;
  /** The visible label of each field. */
  labels: Record<string, string>;
  /** The label of the button. */
  submit: string;
  /** Whether a script checks its fields before it is sent. */
  checked?: boolean;
  children: ReactNode;
};

/** A form of an account page: the summary of its errors, the fields, the button. */
export function AccountForm(props: AccountFormProps) {
  const { action, labels, submit, checked, errors, problem, children } = props;
  return (
    <>
      <ErrorSummary errors={errors} labels={labels} />
      <Problem>{problem}</Problem>
      <form
        className="stack-4"
        method="post"
        action={action}
        noValidate
        data-checked={checked ? "" : undefined}
      >
        <AccountField />
        {children}
        <Button className="w-full">{submit}</Button>
      </form>
    </>
  );
}

/** The e-mail address of an account. */
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
