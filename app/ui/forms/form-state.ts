import type { FormState } from "#app/domain/forms/form-state.ts";

/** The state of a form that was not submitted yet. */
export const UNTOUCHED: FormState = { values: {}, errors: {}, problem: null };

/** The props of a form's fields by name, for `field.tsx`: label, value and error. */
export function fieldsOf<Labels extends Record<string, string>>(
  labels: Labels,
  { values, errors }: Pick<FormState, "values" | "errors">,
) {
  return <Name extends keyof Labels & string>(name: Name) => ({
    id: name,
    name,
    label: labels[name],
    defaultValue: values[name],
    error: errors[name],
  });
}
