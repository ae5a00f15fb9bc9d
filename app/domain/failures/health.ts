import { z } from "zod";
import { readObject, readOneOf } from "#app/domain/json-reader.ts";

/** The checks, each with its message when it gets no answer in time. */
export const TIMEOUTS = {
  database: "Connection timeout",
  insertion: "Insertion test timeout",
  retrieval: "Retrieval timeout",
  realtime: "Real-time timeout",
} as const;
export type Check = keyof typeof TIMEOUTS;

const STATUSES = ["healthy", "degraded", "unhealthy"] as const;

const checkSchema = z.union([z.literal(true), z.string()]);
export const healthSchema = z.object({
  status: z.enum(STATUSES),
  checks: z.object({
    database: checkSchema,
    insertion: checkSchema,
    retrieval: checkSchema,
    realtime: checkSchema,
  }),
});
export type Health = z.output<typeof healthSchema>;

/** What a page reads of it. */
export const readHealth = readObject<Pick<Health, "status">>({ status: readOneOf(STATUSES) });

/** Healthy when all four checks pass, degraded when two or three do, else unhealthy. */
export function healthOf(checks: Health["checks"]): Health {
  const passed = Object.values(checks).filter((check) => check === true).length;
  return { status: passed === 4 ? "healthy" : passed >= 2 ? "degraded" : "unhealthy", checks };
}

/** The banner over the messages, or null. */
export function healthBanner(status: Health["status"]): string | null {
  if (status === "healthy") return null;
  return status === "degraded"
    ? "Messaging system is running with limited functionality."
    : "Messaging system is currently experiencing issues. Some features may not work properly.";
}
