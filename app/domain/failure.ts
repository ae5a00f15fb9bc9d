import { z } from "zod";

/** What is said when something could not be done because the database was away. */
export const NOT_DONE = "We could not do this right now. Please try again in a moment.";

/** What is said about a body that is no form of ours. */
export const UNREADABLE_FORM = "This form could not be read. Please try again.";

/** A password could not be hashed: nothing is known about it, and the same may work in a moment. */
export class HashingFailed extends Error {
  override readonly name = "HashingFailed";
}

const failureSchema = z.object({ title: z.string() });

/** The title that a page which could not be read carries with its error, or null. */
export function failureTitleOf(carried: unknown): string | null {
  return failureSchema.safeParse(carried).data?.title ?? null;
}
