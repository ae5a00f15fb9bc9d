/** The field in which a form says in whose account it was opened (threat 90). */
export const ACCOUNT_FIELD = "account";

/** The account among the fields of a form; null for one that was opened signed out, or by the release before. */
export function accountIn(fields: Iterable<readonly [string, unknown]>): string | null {
  for (const [name, value] of fields) {
    if (name === ACCOUNT_FIELD && typeof value === "string" && value !== "") return value;
  }
  return null;
}
