/** An error that the person who runs a command can fix; the message says how. */
export class PlainError extends Error {
  override readonly name = "PlainError";
}
