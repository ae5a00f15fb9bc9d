/** The database did not answer in time. Nothing was decided; the same call may work in a moment. */
export class DatabaseUnavailable extends Error {
  override readonly name = "DatabaseUnavailable";
  constructor(cause: unknown) {
    super("The database did not answer in time.", { cause });
  }
}

/** Whether an error means just that, also when drizzle wrapped it. */
export function isUnavailable(error: unknown): boolean {
  if (error instanceof DatabaseUnavailable) return true;
  return error instanceof Error && error.cause !== undefined && isUnavailable(error.cause);
}
