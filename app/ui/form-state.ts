/** What a refused form says and shows again; passwords are never among the values. */
export type FormState = {
  values: Record<string, string | undefined>;
  errors: Record<string, string>;
  /** Why a correct form was not accepted. */
  problem: string | null;
};

/** The state of a form nobody has sent yet. */
export const UNTOUCHED: FormState = { values: {}, errors: {}, problem: null };

/** The fields of a form by name, as `field.tsx` wants them: label, what was typed, what is wrong with it. */
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
