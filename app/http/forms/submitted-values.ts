import { isSecretField } from "#app/domain/forms/secret-field.ts";

/** The values of a form to fill it with again, without passwords and codes, which are never sent back. */
export function submittedValues(
  values: Record<string, unknown>,
): Record<string, string | undefined> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      typeof value === "string" && !isSecretField(name) ? [[name, value]] : [],
    ),
  );
}
