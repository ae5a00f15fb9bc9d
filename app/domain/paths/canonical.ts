/** Parameters that change only how the same content looks. */
const APPEARANCE = ["view", "sort", "photo", "tab", "stars", "booked"];

/** The canonical address of a document for search engines: its own without the parameters of its appearance. */
export function canonicalAddress(address: string): string {
  const [path = "/", query] = address.split("?");
  const params = new URLSearchParams(query);
  for (const name of APPEARANCE) params.delete(name);
  return path + (params.size > 0 ? `?${params}` : "");
}
