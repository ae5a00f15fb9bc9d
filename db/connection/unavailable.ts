/** The database did not answer in time, or cannot store anything. The same call may work later. */
export class DatabaseUnavailable extends Error {
  override readonly name = "DatabaseUnavailable";
  constructor(cause: unknown) {
    super("The database did not answer in time.", { cause });
  }
}

/** Whether an error is a DatabaseUnavailable, also when drizzle wrapped it. */
export function isUnavailable(error: unknown): boolean {
  return unavailableCause(error) !== null;
}

/** The cause for the log: a code such as "SQLITE_FULL", else "no answer". Null for any other error. */
export function unavailableCause(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  const { cause } = error;
  if (!(error instanceof DatabaseUnavailable)) return unavailableCause(cause);
  return cause instanceof Error && "code" in cause ? String(cause.code) : "no answer";
}
