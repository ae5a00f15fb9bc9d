import type { z } from "zod";

/** The first message of each field that was refused, by its name; "" has what concerns the whole form. */
export function fieldErrors(
  ...refused: readonly (z.ZodError | undefined)[]
): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const { path, message } of refused.flatMap((error) => error?.issues ?? [])) {
    errors[String(path[0] ?? "")] ??= message;
  }
  return errors;
}
