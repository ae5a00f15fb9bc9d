import { z } from "zod";

/**
 * The version of stored data that a form was filled in with, to detect concurrent edits (decision 50, threat 76): when
 * it was last changed, UTC milliseconds; 0 before it was first stored and for a form without a version.
 */
const versionField = z
  .string()
  .regex(/^\d{1,16}$/)
  .transform(Number)
  .catch(0);

/** The version that a form was filled in with. */
export function versionOf(fields: Record<string, string | undefined>): number {
  return versionField.parse(fields.version);
}

/** The schema of a form that edits stored data: its parsed fields, its version, and the raw values as `typed`. */
export function versioned<S extends z.ZodType>(schema: S) {
  return z.record(z.string(), z.string()).transform((typed, context) => {
    const parsed = schema.safeParse(typed);
    if (parsed.success) return { fields: parsed.data, version: versionOf(typed), typed };
    for (const { path, message } of parsed.error.issues) {
      context.addIssue({ code: "custom", path: [...path], message });
    }
    return z.NEVER;
  });
}

/** The version after a change at `now` (UTC ms): always a newer one, also when clocks disagree. */
export function nextVersion(version: number, now: number): number {
  return Math.max(now, version + 1);
}
