/** A field whose value differs between the stored version and the submitted one, as texts. */
export type Difference = { label: string; stored: string; yours: string };

export const CHANGED_ELSEWHERE = "This was changed elsewhere. Review the new version.";

/** The fields in which two versions differ; `text` is the value of a field as a text. */
export function differencesOf<Version>(
  fields: readonly { label: string; text: (version: Version) => string }[],
  stored: Version,
  yours: Version,
): Difference[] {
  return fields
    .map(({ label, text }) => ({ label, stored: text(stored), yours: text(yours) }))
    .filter((difference) => difference.stored !== difference.yours);
}
