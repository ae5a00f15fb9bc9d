import type { Register } from "react-router";
import { searchParameters } from "#app/domain/search/filters.ts";

const CATEGORY = ["exact", "page", "q", "sort", "subcategory", "view", "when", "date", "part"];
const REVIEWS = ["booked", "page", "sort", "stars"];

/** The public documents and the query parameters that change them; anything else in the address is ignored. */
const DOCUMENTS: Partial<Record<keyof Register["pages"], readonly string[]>> = {
  "/": [],
  "/about": [],
  "/how-it-works": [],
  "/terms": [],
  "/privacy": [],
  "/faq": [],
  "/categories": ["q", "view"],
  "/category/:categoryId": CATEGORY,
  "/search": searchParameters(),
  "/service/:serviceId": [...REVIEWS, "photo"],
  "/pro/:proId": [...REVIEWS, "tab"],
};

// React Router finds a page in capitals and with a slash behind it too: those must not split the cache.
const BY_PATH = Object.entries(DOCUMENTS).map(([pattern, parameters]) => ({
  path: new RegExp(`^${pattern.replace(/:\w+/, "[^/]+")}$`),
  parameters,
}));

/**
 * The one address of a public document: its path and the parameters it knows, sorted, so that equal pages have equal
 * addresses and an unknown parameter can neither split the cache nor enter it. Null for any other address.
 */
export function documentAddress(url: URL): string | null {
  const document = BY_PATH.find(({ path }) => path.test(url.pathname));
  if (!document) return null;
  const query = new URLSearchParams();
  for (const [name, value] of url.searchParams) {
    if (value && document.parameters.includes(name)) query.append(name, value);
  }
  query.sort();
  return url.pathname + (query.size > 0 ? `?${query}` : "");
}
