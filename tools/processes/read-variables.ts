import type { z } from "zod";
import { PlainError } from "#db/connection/plain-error.ts";

/** Environment variables through a schema; an empty one is not set. Throws a PlainError. */
export function readVariables<T>(schema: z.ZodType<T>, env: NodeJS.ProcessEnv): T {
  const nonEmpty = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ""));
  const parsed = schema.safeParse(nonEmpty);
  if (parsed.success) return parsed.data;
  throw new PlainError(parsed.error.issues[0]?.message ?? "An environment variable is wrong.");
}
