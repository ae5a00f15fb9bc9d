/** What one field says in the stored version of something and in the one somebody is about to save, in words. */
export type Difference = { label: string; stored: string; yours: string };

export const CHANGED_ELSEWHERE = "This was changed elsewhere. Review the new version.";

/** Where two versions differ, label by label; `text` says a field in words. */
export function differencesOf<Version>(
  fields: readonly { label: string; text: (version: Version) => string }[],
  stored: Version,
  yours: Version,
): Difference[] {
  return fields
    .map(({ label, text }) => ({ label, stored: text(stored), yours: text(yours) }))
    .filter((difference) => difference.stored !== difference.yours);
}
