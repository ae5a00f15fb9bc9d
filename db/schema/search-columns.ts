import { sql } from "drizzle-orm";
import { integer, text } from "drizzle-orm/sqlite-core";
import { AVAILABILITY } from "#app/domain/bookings/availability.ts";
import {
  AGE_STEP_MS,
  AGE_STEPS,
  COMPLETED_STEPS,
  POINTS_CAP,
  POINTS_PER_STAR,
  PRIOR_REVIEWS,
  PRIOR_STARS,
} from "#app/domain/search/standing.ts";

// One token for each facet, after a private-use character that nobody can type.
// `app/domain/search/stages/fts-pieces.ts` asks for the same.
const MARK = "char(57346)";
const TOKEN = `' ' || ${MARK} || `;
const when = (condition: string, text: string) => `case when ${condition} then ${text} else '' end`;
const rated = (name: string) => `' ' || replace(search_windows, ${MARK}, ${MARK} || '${name}')`;
const joined = (parts: string[]) => parts.map((part) => `(${part})`).join(" || ");

// The empty window is a facet too: the whole scope, or all of a rating.
const SEARCH_WINDOWS = joined([
  MARK,
  ...AVAILABILITY.map((window) => when(`availability_${window}`, `${TOKEN}'${window}'`)),
]);
const PRICE_LENGTH = `${TOKEN}'p' || char(96 + length(price_amount))`;
const SEARCH_FACETS = joined([
  "search_windows",
  when("rating >= 3", rated("r30")),
  when("rating >= 4", rated("r40")),
  when("rating >= 4.5", rated("r45")),
  PRICE_LENGTH,
  ...Array.from({ length: 10 }, (_, i) => i + 1).map((digit) =>
    when(
      `length(price_amount) >= ${digit}`,
      `${PRICE_LENGTH} || substr(price_amount, 1, ${digit}) || ${PRICE_LENGTH} || substr(price_amount, 1, ${digit - 1}) || case when substr(price_amount, ${digit}, 1) < '5' then 'l' else 'h' end`,
    ),
  ),
]);
// All facets twice, for all categories and for its own, so that a search in one category reads one short list.
const SEARCH_DOC = joined([
  "search_text",
  `' ' || replace(search_facets, ${MARK}, ${MARK} || 'all')`,
  `' ' || replace(search_facets, ${MARK}, ${MARK} || 'c' || replace(category_id, '-', ''))`,
  `${TOKEN}'s' || replace(coalesce(subcategory_id, ''), '-', '')`,
]);
// Only the table by standing holds these, so that it can give the new places of their own.
const SEARCH_NEW = when(
  "review_count = 0",
  joined([
    `${TOKEN}'nall'`,
    `${TOKEN}'nc' || replace(category_id, '-', '')`,
    `${TOKEN}'ns' || replace(coalesce(subcategory_id, ''), '-', '')`,
  ]),
);

// `standingPoints` and `standingOrder` of `app/domain/search/standing.ts`; a test compares them.
const POINTS = [
  `${POINTS_PER_STAR} * (${PRIOR_STARS} + rating_sum) / (${PRIOR_REVIEWS} + review_count)`,
  ...COMPLETED_STEPS.map((step) => `(completed_count >= ${step})`),
  "reply_step",
].join(" + ");
const STANDING = [
  `(${POINTS_CAP} - min(${POINTS_CAP}, ${POINTS})) * ${AGE_STEPS}`,
  `${AGE_STEPS - 1} - max(0, min(${AGE_STEPS - 1}, created_at / ${AGE_STEP_MS}))`,
].join(" + ");

// Both take the text of a constant of this file: a generated column has no parameters, and constants are made of each other.
function derived(name: string, value: string) {
  return text(name).generatedAlwaysAs(sql.raw(value), { mode: "virtual" });
}

function rank(name: string, order: string) {
  return integer(name).generatedAlwaysAs(sql.raw(`((${order}) << 32) | number`), {
    mode: "virtual",
  });
}

/** The columns of `services` that the search index is made from; `db/search-index/` says how. */
export const searchColumns = {
  /** Availability, and all facets, as tokens without their scope. */
  searchWindows: derived("search_windows", SEARCH_WINDOWS),
  searchFacets: derived("search_facets", SEARCH_FACETS),
  /** The indexed document: the words plus the tokens of its facets. */
  searchDoc: derived("search_doc", SEARCH_DOC),
  /** Further tokens of a service without reviews, after its document in the table by standing; else empty. */
  searchNew: derived("search_new", SEARCH_NEW),
  /** rowid of each search table: what sorts first has the smallest number; the low 32 bits are `number`. */
  rankStanding: rank("rank_standing", STANDING),
  rankRating: rank(
    "rank_rating",
    "(50 - cast(round(10 * rating) as integer)) * 16777216 + 16777215 - min(review_count, 16777215)",
  ),
  rankReviews: rank(
    "rank_reviews",
    "(16777215 - min(review_count, 16777215)) * 64 + 50 - cast(round(10 * rating) as integer)",
  ),
  rankPriceLow: rank("rank_price_low", "price_amount"),
  rankPriceHigh: rank("rank_price_high", "1000000000 - price_amount"),
};
