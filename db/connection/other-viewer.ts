/** The session does not name the person whom a page or a form began for; it is made again (decisions 131 and 132). */
export class OtherViewer extends Error {}

/** Whether an error is an OtherViewer, also when drizzle wrapped it. */
export function isOtherViewer(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error instanceof OtherViewer || isOtherViewer(error.cause);
}
