/** What leads from a text that names no category to the search for it. */
export function searchInsteadText(q: string): string {
  return `Search services for “${q}”`;
}
