/** Whether one of the texts contains `part`, ignoring case. */
export function containsText(texts: readonly string[], part: string): boolean {
  const needle = part.toLowerCase();
  return texts.some((text) => text.toLowerCase().includes(needle));
}
