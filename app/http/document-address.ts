import { searchParameters } from "#app/domain/search/filters.ts";

const CATEGORY = ["exact", "page", "q", "sort", "subcategory", "view", "when", "date", "part"];
const REVIEWS = ["booked", "page", "sort", "stars"];

/** The public documents and the query parameters that change them; anything else in the address is ignored. */
const DOCUMENTS: readonly (readonly [path: RegExp, parameters: readonly string[]])[] = [
  [/^\/$/, []],
  [/^\/(about|how-it-works|terms|privacy|faq)$/, []],
  [/^\/categories$/, ["q", "view"]],
  [/^\/category\/[^/]+$/, CATEGORY],
  [/^\/search$/, searchParameters()],
  [/^\/service\/[^/]+$/, [...REVIEWS, "photo"]],
  [/^\/pro\/[^/]+$/, [...REVIEWS, "tab"]],
];

/**
 * The one address of a public document: its path and the parameters it knows, sorted, so that equal pages have equal
 * addresses and an unknown parameter can neither split the cache nor enter it. Null for any other address.
 */
export function documentAddress(url: URL): string | null {
  const parameters = DOCUMENTS.find(([path]) => path.test(url.pathname))?.[1];
  if (!parameters) return null;
  const query = new URLSearchParams();
  for (const [name, value] of url.searchParams) {
    if (value && parameters.includes(name)) query.append(name, value);
  }
  query.sort();
  return url.pathname + (query.size > 0 ? `?${query}` : "");
}
