/** Parameters that show the same things in another way. */
const APPEARANCE = ["view", "sort", "photo", "tab", "stars", "booked"];

/** The address search engines should know a document by: its own without what only changes how it looks. */
export function canonicalAddress(address: string): string {
  const [path = "/", query] = address.split("?");
  const params = new URLSearchParams(query);
  for (const name of APPEARANCE) params.delete(name);
  return path + (params.size > 0 ? `?${params}` : "");
}
