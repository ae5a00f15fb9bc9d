import { readObject, readOrNull, readText } from "#app/domain/json-reader.ts";

/** Shown when something could not be done because the database did not answer. */
export const NOT_DONE = "We could not do this right now. Please try again in a moment.";

/** When an e-mail that somebody asked for could not be queued. */
export const EMAIL_NOT_SENT =
  "We could not send the e-mail right now. Please try again in a moment.";

/** When somebody could not be signed out. */
export const LOGOUT_FAILED = "Failed to log out. Please try again.";

/** Shown for a request body that is not one of our forms. */
export const UNREADABLE_FORM = "This form could not be read. Please try again.";

/** A password could not be hashed; the same request may work in a moment. */
export class HashingFailed extends Error {
  override readonly name = "HashingFailed";
}

const readFailure = readObject<{ title: string }>({ title: readText });

/** The title in the data of an error of `readForPage`, or null. */
export function failureTitleOf(carried: unknown): string | null {
  return readOrNull(readFailure, carried)?.title ?? null;
}
