import { z } from "zod";
import { pageNumber } from "#app/domain/forms/query-fields.ts";

export const REVIEW_ORDERS = [
  { value: "newest", name: "Newest first" },
  { value: "highest", name: "Highest rated" },
  { value: "lowest", name: "Lowest rated" },
  { value: "helpful", name: "Most helpful" },
] as const;
const ORDER_VALUES = REVIEW_ORDERS.map(({ value }) => value);

/** How many reviews a page of a list shows. */
export const REVIEWS_PER_PAGE = 10;
const LAST_PAGE = 1_000;

/** Which reviews of a service or a professional to show, and in which order. */
export type ReviewFilters = {
  order: (typeof ORDER_VALUES)[number];
  /** Only reviews with this rating; null for all. */
  stars: number | null;
  /** Only reviews whose author completed a booking (decision 78). */
  booked: boolean;
  page: number;
};

/** The newest reviews, all of them. */
export const FIRST_REVIEWS: ReviewFilters = {
  order: "newest",
  stars: null,
  booked: false,
  page: 1,
};

const querySchema = z.object({
  sort: z.enum(ORDER_VALUES).catch("newest"),
  stars: z
    .string()
    .regex(/^[1-5]$/)
    .transform(Number)
    .nullable()
    .catch(null),
  booked: z.literal("1").nullable().catch(null),
  page: pageNumber(LAST_PAGE),
});

/** The filters of a query string; invalid values become the defaults. */
export function parseReviewFilters(params: URLSearchParams): ReviewFilters {
  const { sort, stars, booked, page } = querySchema.parse({
    sort: params.get("sort"),
    stars: params.get("stars"),
    booked: params.get("booked"),
    page: params.get("page") ?? 1,
  });
  return { order: sort, stars, booked: booked !== null, page };
}

/** The query string of filters without defaults, after the page's `other` parameters. */
export function reviewQuery(filters: ReviewFilters, other: Record<string, string> = {}): string {
  const params = new URLSearchParams(other);
  if (filters.order !== "newest") params.set("sort", filters.order);
  if (filters.stars) params.set("stars", String(filters.stars));
  if (filters.booked) params.set("booked", "1");
  if (filters.page > 1) params.set("page", String(filters.page));
  const query = params.toString();
  return query && `?${query}`;
}
