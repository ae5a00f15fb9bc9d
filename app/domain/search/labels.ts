import { AVAILABILITY_TEXT } from "#app/domain/bookings/availability.ts";
import { moneyText } from "#app/domain/money/money.ts";
import { placeNeighbours } from "#app/domain/places/areas.ts";
import { findCategory, subcategoryName } from "#app/domain/services/catalogue.ts";
import { numberText } from "#app/domain/text/number.ts";
import { momentOn } from "#app/domain/time/guyana-day.ts";
import { type DisplayPreferences, shortDayText } from "#app/domain/time/time-text.ts";
import {
  asksWhen,
  type CommonFilters,
  hasConditions,
  type SearchFilters,
  type SearchResult,
  SUGGESTION_COUNT_CAP,
  TOTAL_CAP,
} from "./filters.ts";
import type { FoundPrice } from "./reading/price-words.ts";
import type { FoundTime } from "./reading/time-words.ts";
import type { UsualPrices } from "./usual-prices.ts";
import { isNamedDay, type NamedDay, type PartName, type When } from "./when.ts";

/** What the x of an active filter says before its name. */
export const REMOVE_FILTER = "Remove filter: ";

/** The days with a name, as choices and in "Free tomorrow". */
export const NAMED_DAY_TEXT: Record<NamedDay, { name: string; free: string }> = {
  today: { name: "Today", free: "today" },
  tomorrow: { name: "Tomorrow", free: "tomorrow" },
  weekend: { name: "Weekend", free: "on the weekend" },
};

export const PART_TEXT: Record<PartName, string> = {
  morning: "Morning",
  afternoon: "Afternoon",
  evening: "Evening",
};

/** The filter for services whose professional has a licence that the team has seen. */
export const LICENCE_SEEN = "Licence seen";

type ActiveFilter = { label: string; without: SearchFilters };

/**
 * The active filters, each with the search that remains without it; the text itself is not a filter. `now` in UTC
 * milliseconds says which year goes without saying.
 */
export function activeFilters(
  filters: SearchFilters,
  preferences: DisplayPreferences | null,
  now: number,
): ActiveFilter[] {
  const first = { ...filters, page: 1 };
  const active: ActiveFilter[] = [];
  if (asksWhen(filters)) {
    active.push({
      label: whenLabel(filters, preferences, now),
      without: { ...first, when: null, whenText: "", part: null },
    });
  }
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
  const inCommon = Object.values(COMMON_LABELS).flatMap((labelsOf) =>
    labelsOf(filters, preferences),
  );
  for (const { label, without } of inCommon) {
    active.push({ label, without: { ...first, ...without } });
  }
  return active;
}

type CommonLabel = { label: string; without: Partial<SearchFilters> };

/** What is asked for of each, with what changes when it is not, in the order shown. */
const COMMON_LABELS: Record<
  keyof CommonFilters,
  (filters: CommonFilters, preferences: DisplayPreferences | null) => CommonLabel[]
> = {
  minPrice: ({ minPrice }, preferences) =>
    minPrice === null
      ? []
      : [
          {
            label: `From ${moneyText(minPrice, preferences)}`,
            without: { minPrice: null, minPriceText: "" },
          },
        ],
  maxPrice: ({ maxPrice }, preferences) =>
    maxPrice === null
      ? []
      : [
          {
            label: maxPriceLabel(maxPrice, preferences),
            without: { maxPrice: null, maxPriceText: "" },
          },
        ],
  rating: ({ rating }) =>
    rating === null ? [] : [{ label: `${rating}+ Stars`, without: { rating: null } }],
  availability: ({ availability }) =>
    availability.map((window) => ({
      label: AVAILABILITY_TEXT[window].name,
      without: { availability: availability.filter((other) => other !== window) },
    })),
  licensed: ({ licensed }) =>
    licensed ? [{ label: LICENCE_SEEN, without: { licensed: false } }] : [],
};

/** The highest price that is asked for, GYD cents, as a filter is named: "Up to $5,000". */
export function maxPriceLabel(cents: number, preferences: DisplayPreferences | null): string {
  return `Up to ${moneyText(cents, preferences)}`;
}

/** The time that is asked for, as a filter is named: "Tue 24 Nov, morning". */
export function whenLabel(
  { when, part }: When,
  preferences: DisplayPreferences | null,
  now: number,
): string {
  if (when === null) return part ? PART_TEXT[part] : "";
  const day = isNamedDay(when)
    ? NAMED_DAY_TEXT[when].name
    : shortDayText(momentOn(when), now, preferences);
  return day + afterDay(part);
}

/**
 * Beside what was found at `now`: "Free on Tue 24 Nov, morning", or that none of it is free at the time which the text names;
 * null when any time will do.
 */
export function freeText(
  { filters, time, total }: { filters: When; time: FoundTime | null; total: number },
  preferences: DisplayPreferences | null,
  now: number,
): string | null {
  const asked = timeText(time ?? filters, preferences, now);
  if (asked === null || time?.isFree !== false) return asked && `Free ${asked}`;
  return total > 0 ? `None of these shows a free time ${asked}. Ask when they can come.` : null;
}

/** Beside what was found, that none of it costs as little as the text says; null where some does or it says no price. */
export function tooDearText(
  { price, total }: { price: FoundPrice | null; total: number },
  preferences: DisplayPreferences | null,
): string | null {
  if (!price || price.isMet || total === 0) return null;
  return `None of these costs ${moneyText(price.maxPrice, preferences)} or less. You can still ask.`;
}

/** Above services that meet what the text asks for at `now`, but only mention the work. */
export function mentionsHeading(
  { time, price }: { time: FoundTime | null; price: FoundPrice | null },
  preferences: DisplayPreferences | null,
  now: number,
): string {
  const asked = time && timeText(time, preferences, now);
  const free = asked && `are free ${asked}`;
  const cheap = price && `cost ${moneyText(price.maxPrice, preferences)} or less`;
  return `These only mention it, but ${[free, cheap].filter(Boolean).join(" and ")}:`;
}

function timeText(
  { when, part }: When,
  preferences: DisplayPreferences | null,
  now: number,
): string | null {
  if (when === null) return part && `in the ${part}`;
  const day = isNamedDay(when)
    ? NAMED_DAY_TEXT[when].free
    : `on ${shortDayText(momentOn(when), now, preferences)}`;
  return day + afterDay(part);
}

function afterDay(part: PartName | null): string {
  return part ? `, ${part}` : "";
}

type Found = Pick<SearchResult, "total" | "isAtLeast">;

/** "{n} Services Found", with the category's name when one is chosen. */
export function totalText(
  { total, isAtLeast }: Found,
  preferences: DisplayPreferences | null,
  categoryName?: string,
): string {
  const services = `${countText(total, preferences)} ${total === 1 ? "Service" : "Services"}`;
  const found = `${isAtLeast ? "At least " : ""}${services} Found`;
  return categoryName ? `${found} in ${categoryName}` : found;
}

/** What the button of the filters says once they act by themselves: "Show 12 services"; without a number where there is none. */
export function showText(
  { total, isAtLeast }: Found,
  preferences: DisplayPreferences | null,
): string {
  if (total === 0) return "Show services";
  const services = `${countText(total, preferences)} ${total === 1 ? "service" : "services"}`;
  return `Show ${isAtLeast ? "at least " : ""}${services}`;
}

/** Exact up to the cap, then "1,000+" (decision 12). */
function countText(total: number, preferences: DisplayPreferences | null): string {
  return total >= TOTAL_CAP
    ? `${numberText(TOTAL_CAP - 1, preferences)}+`
    : numberText(total, preferences);
}

/** What the empty price fields and the hint below them say: what is usual in the trade, where it is known. */
export function priceFieldTexts(usual: UsualPrices | null, preferences: DisplayPreferences | null) {
  const rule = "A price is per hour, for the whole job, or a starting price.";
  if (!usual) return { min: "Any", max: "Any", hint: rule };
  const [lower, upper] = [usual.lower, usual.upper].map((cents) =>
    numberText(Math.round(cents / 100), preferences),
  );
  return {
    min: `from ${lower}`,
    max: `to ${upper}`,
    hint: `Half of these services cost ${lower} to ${upper}. ${rule}`,
  };
}

type Suggestion = { label: string; filters: SearchFilters };
/** A suggestion with how many services it finds. */
export type CountedSuggestion = Suggestion & { count: number };

/** Searches to offer when one finds nothing (decision 8): one filter less each, or a neighbouring region. */
export function suggestSearches(
  filters: SearchFilters,
  preferences: DisplayPreferences | null,
  now: number,
): Suggestion[] {
  // Without its category a subcategory finds the same.
  const losesNothing = ({ without }: ActiveFilter) =>
    filters.subcategoryId !== null && filters.categoryId !== without.categoryId;
  const relaxed = activeFilters(filters, preferences, now)
    .filter((filter) => !losesNothing(filter))
    .map(({ label, without }) => ({ label: `Without “${label}”`, filters: without }));
  const nearby = placeNeighbours(filters.location).map((region) => ({
    label: `In ${region.name}`,
    filters: { ...filters, location: `Region ${region.number}`, page: 1 },
  }));
  return [...relaxed, ...nearby].slice(0, 8);
}

/** How many services a suggestion finds, as shown: up to 20 exactly, then "20+". */
export function suggestionCount(count: number): string {
  return count >= SUGGESTION_COUNT_CAP ? `${SUGGESTION_COUNT_CAP - 1}+` : String(count);
}

/** Above what is only suggested: why, what it is and in which order. `where` is the place of the search, "" for everywhere. */
export function nearestHeading(
  { suggested, trades }: Pick<SearchResult, "suggested" | "trades">,
  filters: SearchFilters,
  where: string,
): string {
  if (!suggested.isElsewhere) return "Perhaps one of these helps:";
  const trade = filters.subcategoryId ?? trades[0];
  const name = trade ? subcategoryName(trade) : findCategory(filters.categoryId)?.name;
  const what = `${name ? ` for ${name}` : ""}${where && ` in ${where}`}`;
  const isOne = suggested.cards.length === 1;
  const order = trades.length === 0 || isOne ? "Nearest:" : "Elsewhere, the best fit first:";
  return hasConditions(filters)
    ? `Nobody${what} fits your filters. ${order}`
    : `Nobody is listed${what} yet. ${order}`;
}
