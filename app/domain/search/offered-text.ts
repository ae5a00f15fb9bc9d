/**
 * What says that something is not done, is somebody else's work, or is not part of the price. Only what stands there as a
 * phrase of its own: "I don't mind the distance" denies nothing that a customer looks for.
 */
const DENIALS =
  /\b(?:i|we) (?:do not|don['’]?t|cannot|can['’]?t|will not|won['’]?t|no longer|never) (?:do|fix|repair|take|sell|rent|lend|touch|carry|handle|treat|teach|train|cook|bake|build|make|offer|work (?:on|with))\b|\b(?:not (?:included|offered|available|part of)|(?:go|done) elsewhere|(?:another|a different) (?:job|trade|man)|not a \w+ (?:service|shop|company)|unarmed)\b/i;

const SENTENCE_END = /(?<=[.!?;])\s+|\n+/;

/** A description without the sentences that say what is not done: "For high heels go elsewhere" offers no heels. */
export function offeredText(description: string): string {
  return description
    .split(SENTENCE_END)
    .filter((sentence) => !DENIALS.test(sentence))
    .join(" ");
}
