/** What one field says in the stored version of something and in the one somebody is about to save, in words. */
export type Difference = { label: string; stored: string; yours: string };

export const CHANGED_ELSEWHERE = "This was changed elsewhere. Review the new version.";
