/** What the person at the keyboard can put right: the message is a sentence that says how. */
export class PlainError extends Error {
  override readonly name = "PlainError";
}
