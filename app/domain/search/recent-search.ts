/** How many of their own searches a person is shown again (decision 42). */
export const RECENT_SEARCHES = 5;

/** The words of a search as they are kept, spaces folded; null when there is nothing to keep. */
export function searchToKeep(q: string): string | null {
  return q.replace(/\s+/g, " ").trim() || null;
}
