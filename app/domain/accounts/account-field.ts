/** The field in which a form says in whose account it was opened (threat 90). */
export const ACCOUNT_FIELD = "account";

type Fields = Iterable<readonly [string, unknown]>;

/** In whose account a form says that it was opened; null for one opened signed out, or by the release before. */
export function accountOfForm(fields: Fields): unknown {
  for (const [name, value] of fields) {
    if (name === ACCOUNT_FIELD && value !== "") return value;
  }
  return null;
}

/** Whether a form was opened in another account than this one. One without an account is taken. */
export function isOfOtherAccount(fields: Fields, userId: string): boolean {
  const account = accountOfForm(fields);
  return account !== null && account !== userId;
}
