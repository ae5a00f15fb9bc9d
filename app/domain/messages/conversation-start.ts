import { z } from "zod";
import { DAY_MS } from "#app/domain/durations.ts";
import { idSchema } from "#app/domain/id.ts";

/** Why no conversation begins. */
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

/** When anything else went wrong (specification B, section 8). */
export const START_FAILED = "Failed to start conversation. Please try again.";

/** Accounts younger than this may begin only so many conversations a day (decision 97). */
export const NEW_ACCOUNT_MS = 7 * DAY_MS;
export const MOST_NEW_CONVERSATIONS = 10;

/** The sentence and the status of a refusal; `name` is the other person's. */
export function startRefused(refusal: StartRefusal, name: string) {
  return { message: SENTENCES[refusal].replace("{name}", () => name), status: STATUSES[refusal] };
}

/** Whom a conversation is to begin with: a person, or whoever offers a service, or both. */
export const startSchema = z
  .object({ with: idSchema.optional(), service: idSchema.optional() })
  .refine((about) => about.with !== undefined || about.service !== undefined);
export type StartAbout = z.output<typeof startSchema>;
