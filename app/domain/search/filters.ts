import { z } from "zod";
import {
  AVAILABILITY,
  AVAILABILITY_TEXT,
  availabilitySchema,
} from "#app/domain/bookings/availability.ts";
import { anyTyped } from "#app/domain/fields.ts";
import { HIGHEST_AMOUNT, moneyText, parseMoney } from "#app/domain/money.ts";
import { numberText } from "#app/domain/number.ts";
import { pageNumber, queryText } from "#app/domain/query-fields.ts";
import {
  findCategory,
  findSubcategory,
  SUBCATEGORY_IDS,
  subcategoryName,
} from "#app/domain/services/catalogue.ts";
import type { DisplayPreferences } from "#app/domain/time.ts";

/** What the x of an active filter says before its name. */
export const REMOVE_FILTER = "Remove filter: ";

export const SORTS = ["relevance", "rating", "price_low", "price_high", "reviews"] as const;
export type Sort = (typeof SORTS)[number];
export const RATINGS = [4.5, 4, 3] as const;
export const PAGE_SIZE = 18;
export const LAST_PAGE = 56;
/** Totals are exact below this number, and shown as "1,000+" from it on. */
export const TOTAL_CAP = 1001;
/** What a way out of an empty search would find is counted to here, and shown as "100+" from it on. */
export const SUGGESTION_COUNT_CAP = 101;
export const POPULAR_TERMS = [
  "Home Repair",
  "Hair Stylist",
  "IT Support",
  "Event Planning",
] as const;
export const PRICE_ORDER_MESSAGE = "Minimum price cannot be above maximum price.";

const PRICE_MESSAGE = "Please enter a valid price (e.g., 25.50)";

const querySchema = z.object({
  q: queryText(100),
  location: queryText(100),
  category: anyTyped,
  subcategory: anyTyped,
  minPrice: queryText(20),
  maxPrice: queryText(20),
  rating: z.coerce.number().pipe(z.literal(RATINGS)).nullable().catch(null),
  availability: z.array(availabilitySchema.nullable().catch(null)),
  sort: z.enum(SORTS).catch("relevance"),
  view: z.enum(["grid", "list"]).catch("grid"),
  page: pageNumber(LAST_PAGE),
});

/** The query parameters a search knows. */
export const SEARCH_PARAMETERS: readonly string[] = Object.keys(querySchema.shape);

export type SearchFilters = {
  q: string;
  location: string;
  categoryId: string | null;
  subcategoryId: string | null;
  /** GYD cents; null means no bound (decision 10). */
  minPrice: number | null;
  maxPrice: number | null;
  /** What was typed where it means a bound or cannot be read, to fill the boxes again. */
  typedMinPrice: string;
  typedMaxPrice: string;
  errors: { minPrice?: string; maxPrice?: string };
  rating: (typeof RATINGS)[number] | null;
  availability: (typeof AVAILABILITY)[number][];
  sort: Sort;
  view: "grid" | "list";
  page: number;
};

/** The search of a query string. It never fails: what makes no sense is the default. */
export function parseSearch(params: URLSearchParams): SearchFilters {
  const query = querySchema.parse({
    ...Object.fromEntries(params),
    availability: params.getAll("availability").slice(0, 10),
  });
  const category = findCategory(query.category);
  const subcategory = category
    ? findSubcategory(category, query.subcategory)?.id
    : SUBCATEGORY_IDS.find((id) => id === query.subcategory);
  const min = readBound(query.minPrice, 0);
  const max = readBound(query.maxPrice, 1000_00);
  const crossed = min.cents !== null && max.cents !== null && min.cents > max.cents;
  return {
    q: query.q,
    location: query.location,
    categoryId: category?.id ?? null,
    subcategoryId: subcategory ?? null,
    minPrice: crossed ? null : min.cents,
    maxPrice: crossed ? null : max.cents,
    typedMinPrice: min.typed,
    typedMaxPrice: max.typed,
    errors: { minPrice: min.error, maxPrice: crossed ? PRICE_ORDER_MESSAGE : max.error },
    rating: query.rating,
    availability: AVAILABILITY.filter((window) => query.availability.includes(window)),
    sort: query.sort,
    view: query.view,
    page: query.page,
  };
}

/** One price box: no bound when it is empty or holds the value that means none (decision 10). */
function readBound(typed: string, meaningNone: number) {
  const cents = parseMoney(typed);
  if (typed === "" || cents === meaningNone) return { cents: null, typed: "" };
  if (cents === null || cents > HIGHEST_AMOUNT) return { cents: null, typed, error: PRICE_MESSAGE };
  return { cents, typed };
}

/** The query string of a search, in one order and without defaults, so that equal searches have equal addresses. */
export function searchQuery(filters: SearchFilters): string {
  const params = new URLSearchParams();
  const put = (name: string, value: string | number | null) => {
    if (value) params.append(name, String(value));
  };
  put("q", filters.q);
  put("location", filters.location);
  put("category", filters.categoryId);
  put("subcategory", filters.subcategoryId);
  put("minPrice", filters.typedMinPrice);
  put("maxPrice", filters.typedMaxPrice);
  put("rating", filters.rating);
  for (const window of filters.availability) put("availability", window);
  if (filters.sort !== "relevance") put("sort", filters.sort);
  if (filters.view !== "grid") put("view", filters.view);
  if (filters.page > 1) put("page", filters.page);
  const query = params.toString();
  return query && `?${query}`;
}

export type ActiveFilter = { label: string; without: SearchFilters };

/** The filters in force, each with the search that remains when it is dropped. The text itself is not a filter. */
export function activeFilters(
  filters: SearchFilters,
  reader: DisplayPreferences | null,
): ActiveFilter[] {
  const first = { ...filters, page: 1 };
  const active: ActiveFilter[] = [];
  const category = findCategory(filters.categoryId);
  if (category) {
    active.push({
      label: category.name,
      without: { ...first, categoryId: null, subcategoryId: null },
    });
  }
  if (filters.subcategoryId) {
    active.push({
      label: subcategoryName(filters.subcategoryId) ?? filters.subcategoryId,
      without: { ...first, subcategoryId: null },
    });
  }
  if (filters.location)
    active.push({ label: filters.location, without: { ...first, location: "" } });
  if (filters.minPrice !== null) {
    active.push({
      label: `From ${moneyText(filters.minPrice, reader)}`,
      without: { ...first, minPrice: null, typedMinPrice: "" },
    });
  }
  if (filters.maxPrice !== null) {
    active.push({
      label: `Up to ${moneyText(filters.maxPrice, reader)}`,
      without: { ...first, maxPrice: null, typedMaxPrice: "" },
    });
  }
  if (filters.rating) {
    active.push({ label: `${filters.rating}+ Stars`, without: { ...first, rating: null } });
  }
  for (const window of filters.availability) {
    active.push({
      label: AVAILABILITY_TEXT[window].name,
      without: { ...first, availability: filters.availability.filter((other) => other !== window) },
    });
  }
  return active;
}

/** "{n} Services Found" (specification A, section 2), with the category's name when one is chosen. */
export function totalText(
  total: number,
  reader: DisplayPreferences | null,
  categoryName?: string,
): string {
  const count =
    total >= TOTAL_CAP ? `${numberText(TOTAL_CAP - 1, reader)}+` : numberText(total, reader);
  const found = `${count} ${total === 1 ? "Service" : "Services"} Found`;
  return categoryName ? `${found} in ${categoryName}` : found;
}
