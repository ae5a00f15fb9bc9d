/** Whether a stored row has all of this content, by the names of its columns. What is empty equals what is not there. */
export function hasContent(row: object, content: object): boolean {
  const stored = new Map(Object.entries(row));
  return Object.entries(content).every(
    ([name, value]) => (stored.get(name) || null) === (value || null),
  );
}
