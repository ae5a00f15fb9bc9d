/** The field in which a form says in whose account it was opened (threat 90). */
export const ACCOUNT_FIELD = "account";

/**
 * Whether a form was opened in another account than this one. One without an account was opened signed out, or by the
 * release before, and is taken.
 */
export function isOfOtherAccount(
  fields: Iterable<readonly [string, unknown]>,
  userId: string,
): boolean {
  for (const [name, value] of fields) {
    if (name === ACCOUNT_FIELD && value !== "") return value !== userId;
  }
  return false;
}
