import { z } from "zod";
import { DAY_MS } from "#app/domain/durations.ts";
import { idSchema } from "#app/domain/id.ts";

/** Why a conversation cannot start. */
export type StartRefusal = "self" | "unknown" | "blocked" | "direct-messages-off" | "too-many";

const SENTENCES: Record<StartRefusal, string> = {
  self: "You cannot message yourself",
  unknown: "User not found",
  blocked: "You cannot message this person.",
  "direct-messages-off": "{name} accepts messages only from booked customers.",
  "too-many": "You can start more conversations tomorrow.",
};
const STATUSES: Record<StartRefusal, number> = {
  self: 400,
  unknown: 404,
  blocked: 403,
  "direct-messages-off": 403,
  "too-many": 429,
};

/** For every other failure (specification B, section 8). */
export const START_FAILED = "Failed to start conversation. Please try again.";

/** Accounts younger than this may start only so many conversations a day (decision 97). */
export const NEW_ACCOUNT_MS = 7 * DAY_MS;
export const MOST_NEW_CONVERSATIONS = 10;

/** The sentence and the status of a refusal; `name` is the other person's. */
export function startRefused(refusal: StartRefusal, name: string) {
  return { message: SENTENCES[refusal].replace("{name}", () => name), status: STATUSES[refusal] };
}

/** Whom to start a conversation with: a person, the professional of a service, or both. */
export const startSchema = z
  .object({ with: idSchema.optional(), service: idSchema.optional() })
  .refine((about) => about.with !== undefined || about.service !== undefined);
export type StartAbout = z.output<typeof startSchema>;
