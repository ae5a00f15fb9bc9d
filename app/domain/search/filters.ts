import { z } from "zod";
import { AVAILABILITY, availabilitySchema } from "#app/domain/bookings/availability.ts";
import { anyTyped } from "#app/domain/forms/fields.ts";
import { pageNumber, queryText } from "#app/domain/forms/query-fields.ts";
import { HIGHEST_AMOUNT, parseMoney } from "#app/domain/money/money.ts";
import {
  findCategory,
  findSubcategory,
  SUBCATEGORY_IDS,
  subcategoryName,
} from "#app/domain/services/catalogue.ts";
import type { ServiceCard } from "#app/domain/services/service.ts";
import type { UsualPrices } from "./usual-prices.ts";
import { CHOSEN_DATE, PART_NAMES, readDay, type When } from "./when.ts";

export const SORTS = ["relevance", "rating", "price_low", "price_high", "reviews"] as const;
export type Sort = (typeof SORTS)[number];
export const RATINGS = [4.5, 4, 3] as const;
export const PAGE_SIZE = 18;
export const LAST_PAGE = 56;
/** Totals are exact below this number, and shown as "1,000+" from it on. */
export const TOTAL_CAP = 1001;
/** What a suggestion would find is exact below this number, and shown as "20+" from it on. */
export const SUGGESTION_COUNT_CAP = 21;
export const PRICE_ORDER_MESSAGE = "Minimum price cannot be above maximum price.";

const PRICE_MESSAGE = "Please enter a valid price (e.g., 25.50)";

/** A sentence that begins with a greeting and ends with the trade has more than 100 characters. */
const MOST_TYPED = 200;

const querySchema = z.object({
  q: queryText(MOST_TYPED),
  location: queryText(100),
  category: anyTyped,
  subcategory: anyTyped,
  minPrice: queryText(20),
  maxPrice: queryText(20),
  rating: z.coerce.number().pipe(z.literal(RATINGS)).nullable().catch(null),
  availability: z.array(availabilitySchema.nullable().catch(null)),
  licensed: z.literal("on").nullable().catch(null),
  when: queryText(20),
  date: queryText(20),
  part: z.enum(PART_NAMES).nullable().catch(null),
  sort: z.enum(SORTS).catch("relevance"),
  view: z.enum(["grid", "list"]).catch("grid"),
  page: pageNumber(LAST_PAGE),
  exact: queryText(MOST_TYPED),
});

/** The query parameters a search knows. */
export function searchParameters(): readonly string[] {
  return Object.keys(querySchema.shape);
}

/** What the services of a search should have in common, beside the need, the place and the time. */
export type CommonFilters = {
  /** GYD cents; null means no bound (decision 10). */
  minPrice: number | null;
  maxPrice: number | null;
  rating: (typeof RATINGS)[number] | null;
  availability: (typeof AVAILABILITY)[number][];
  /** Whether only services count whose professional has a licence that the team has seen. */
  licensed: boolean;
};

export type SearchFilters = When &
  CommonFilters & {
    q: string;
    location: string;
    categoryId: string | null;
    subcategoryId: string | null;
    /** The texts of the price boxes where they mean a bound or are invalid, to fill the boxes again. */
    minPriceText: string;
    maxPriceText: string;
    /** What was chosen or typed as the day, where it is no day too. */
    whenText: string;
    errors: { minPrice?: string; maxPrice?: string; when?: string };
    sort: Sort;
    view: "grid" | "list";
    page: number;
    /**
     * Whether this text is searched as typed, without correcting typos; in the address it stands with the text,
     * so that another text is corrected again.
     */
    exact: boolean;
  };

export type SearchResult = {
  /** Matches up to the cap of 1,001; of both needs together when there are two. */
  total: number;
  /** Whether more may be free than were looked at, so that the total is the least. */
  isAtLeast: boolean;
  page: number;
  cards: ServiceCard[];
  /** How the text was understood. */
  reading: {
    /** The text with its typos corrected; null when it was searched as typed. */
    corrected: string | null;
    /** The place named in the text, and the text without it; null when there is none. */
    place: { name: string; label: string; without: string } | null;
    /** What a misspelled location means, as shown; null where it is spelled right, or nobody knows it. */
    location: string | null;
  };
  /** The two needs of "A and B", each with its first services; empty for one need. */
  needs: { text: string; total: number; isAtLeast: boolean; cards: ServiceCard[] }[];
  /**
   * What comes nearest when nothing was found: the trade elsewhere, or services that share some of the words. Below a few that are
   * found, services of trades that may be meant as well.
   */
  suggested: { isElsewhere: boolean; cards: ServiceCard[] };
  /**
   * Where nothing is found, the trades that the text leads to, or else those that share a word with it, or those to turn to
   * where nobody lists any of these: those that somebody lists, best first.
   */
  trades: string[];
  /** Where nothing is found and nobody lists what is needed, here or elsewhere: the trade of each need; else none. */
  unlistedTrades: string[];
  /** How many services each suggested search finds, up to 21; empty unless nothing was found. */
  suggestionCounts: number[];
  /** Listed services of the chosen category by subcategory id, whatever the other filters are. */
  subcategoryCounts: Record<string, number>;
  /** What is usual in the trade of the search; null when it is not known. */
  usualPrices: UsualPrices | null;
};

/** The filters of a query string at a moment, UTC milliseconds. It never fails: an invalid parameter gives its default. */
export function parseSearch(params: URLSearchParams, now: number): SearchFilters {
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
  const whenText = (query.when === CHOSEN_DATE && query.date) || query.when;
  const { when, error: whenError } = readDay(whenText, now);
  const crossed = min.cents !== null && max.cents !== null && min.cents > max.cents;
  return {
    q: query.q,
    location: query.location,
    categoryId: category?.id ?? null,
    subcategoryId: subcategory ?? null,
    minPrice: crossed ? null : min.cents,
    maxPrice: crossed ? null : max.cents,
    minPriceText: min.text,
    maxPriceText: max.text,
    when,
    whenText,
    part: query.part,
    errors: {
      minPrice: min.error,
      maxPrice: crossed ? PRICE_ORDER_MESSAGE : max.error,
      when: whenError,
    },
    rating: query.rating,
    availability: AVAILABILITY.filter((window) => query.availability.includes(window)),
    licensed: query.licensed !== null,
    sort: query.sort,
    view: query.view,
    page: query.page,
    exact: query.exact !== "" && query.exact === query.q,
  };
}

/** One price box: no bound when it is empty or holds the value that means none (decision 10). */
function readBound(text: string, meaningNone: number) {
  const cents = parseMoney(text);
  if (text === "" || cents === meaningNone) return { cents: null, text: "" };
  if (cents === null || cents > HIGHEST_AMOUNT) return { cents: null, text, error: PRICE_MESSAGE };
  return { cents, text };
}

/** The query string of a search, in one order and without defaults, so that equal searches have equal addresses. */
export function searchQuery(filters: SearchFilters): string {
  const params = new URLSearchParams();
  const append = (name: string, value: string | number | null) => {
    if (value) params.append(name, String(value));
  };
  append("q", filters.q);
  append("exact", filters.exact ? filters.q : null);
  append("location", filters.location);
  append("category", filters.categoryId);
  append("subcategory", filters.subcategoryId);
  append("minPrice", filters.minPriceText);
  append("maxPrice", filters.maxPriceText);
  append("rating", filters.rating);
  for (const window of filters.availability) append("availability", window);
  append("licensed", filters.licensed ? "on" : null);
  append("when", filters.whenText);
  append("part", filters.part);
  if (filters.sort !== "relevance") append("sort", filters.sort);
  if (filters.view !== "grid") append("view", filters.view);
  if (filters.page > 1) append("page", filters.page);
  const query = params.toString();
  return query && `?${query}`;
}

/** The title of a search page: "Electricians in Diamond", "Services in Region 4", "Find a Pro". */
export function searchTitle(filters: SearchFilters): string {
  const trade =
    (filters.subcategoryId && subcategoryName(filters.subcategoryId)) ??
    findCategory(filters.categoryId)?.name;
  if (filters.q) return filters.q;
  if (filters.location) return `${trade ?? "Services"} in ${filters.location}`;
  return trade ?? "Find a Pro";
}

/** The search as the page names it: `meant` in place of a misspelled location, or nothing changed where it is null. */
export function withLocationMeant(filters: SearchFilters, meant: string | null): SearchFilters {
  return meant === null ? filters : { ...filters, location: meant };
}

/** Whether only services count that are free at a certain time. */
export function asksWhen({ when, part }: When): boolean {
  return when !== null || part !== null;
}

/** Whether only services count that cost at least or at most so much. */
export function asksPrice({ minPrice, maxPrice }: Pick<SearchFilters, "minPrice" | "maxPrice">) {
  return minPrice !== null || maxPrice !== null;
}

const IS_ASKED: Record<keyof CommonFilters, (filters: CommonFilters) => boolean> = {
  minPrice: ({ minPrice }) => minPrice !== null,
  maxPrice: ({ maxPrice }) => maxPrice !== null,
  rating: ({ rating }) => rating !== null,
  availability: ({ availability }) => availability.length > 0,
  licensed: ({ licensed }) => licensed,
};

/** Whether only services count that have something in common. */
export function isNarrowed(filters: CommonFilters): boolean {
  return Object.values(IS_ASKED).some((isAsked) => isAsked(filters));
}

/** Whether a search asks for more than a need and a place: something the services have in common, or a time. */
export function hasConditions(filters: SearchFilters): boolean {
  return isNarrowed(filters) || asksWhen(filters);
}

/** Whether search engines should list this search: by trade and place, not every text and filter. */
export function isListedSearch(filters: SearchFilters): boolean {
  return !filters.q && !hasConditions(filters);
}

/** How many of their latest searches people see again (decision 42). */
export const RECENT_SEARCHES = 5;

/** The text of a search as the history stores it, spaces folded; null when it is empty. */
export function searchToKeep(q: string): string | null {
  return q.replace(/\s+/g, " ").trim() || null;
}
