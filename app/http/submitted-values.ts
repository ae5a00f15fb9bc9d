import { isSecretField } from "#app/domain/secret-field.ts";

/** What was typed into a form, to fill it again, without passwords, which are never sent back. */
export function submittedValues(
  values: Record<string, unknown>,
): Record<string, string | undefined> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      typeof value === "string" && !isSecretField(name) ? [[name, value]] : [],
    ),
  );
}
