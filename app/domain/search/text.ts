import { placeWords } from "#app/domain/places/areas.ts";
import { findRegion, REGIONS } from "#app/domain/places/regions.ts";
import { findCategory, findSubcategory } from "#app/domain/services/catalogue.ts";
import type { SearchFilters } from "./filters.ts";
import { offeredText } from "./offered-text.ts";
import { placesInTitle, spotsOf } from "./reading/gazetteer.ts";
import { tasksOf } from "./trades/tasks.ts";
import { isTypical } from "./trades/trades.ts";
import { stem } from "./words/stem.ts";
import { words } from "./words/words.ts";

/** Private-use characters that nobody can type: they set title words, place words and facets apart. */
export const TITLE_MARK = "\ue000";
export const PLACE_MARK = "\ue001";
export const FACET_MARK = "\ue002";

/** The token of a service whose title speaks of its trade. */
export const TYPICAL_TOKEN = `${FACET_MARK}typical`;

/** The token of a service whose title speaks of a task of its trade (`tasksOf`). */
export function taskToken(task: string): string {
  return `${FACET_MARK}task${task}`;
}

/** The token of a service whose title names a place, by the folded words of its village or area. */
export function placeToken(spot: readonly string[]): string {
  return `${FACET_MARK}place${spot.join("")}`;
}

/** The token of a service whose professional has a licence that the team has seen. */
export const LICENSED_TOKEN = `${FACET_MARK}licensed`;

/** The word that facets of a trade begin with. */
export const tradeScope = (tradeId: string): string => `s${compact(tradeId)}`;

/** The word that facets of a category begin with. */
export const categoryScope = (categoryId: string): string => `c${compact(categoryId)}`;

/** An id as a part of a token. */
export function compact(id: string): string {
  return id.replaceAll("-", "");
}

/**
 * The token of a service at a village, an area (`spotsOf`) or a region (`regionWord`, `workRegionWord`): of a trade or category
 * there, so that a search for both reads one short list, or with the scope "" of anything.
 */
export function atToken(scope: string, at: string): string {
  return `${FACET_MARK}${scope}at${at}`;
}

/** What the index has of the owner of a service. */
export type OwnerWords = {
  firstName: string;
  lastName: string;
  businessName: string | null;
  /** The names of the regions where they also work. */
  workRegions: readonly string[];
};

export type Searchable = OwnerWords & {
  title: string;
  description: string;
  categoryId: string;
  subcategoryId: string | null;
  city: string;
  region: string;
  /** Whether their professional has a licence that others are told of. */
  licensed?: boolean;
};

/**
 * What the index holds for a service (decision 9): each distinct word and its stem once; again with the title mark where
 * it stands in title or name; again with the place mark where it names the place, with a token for the region; tokens for
 * where it is and where its professional also works, also with its category and its trade; one when the title speaks of the
 * trade, and one when a licence of its professional was seen.
 */
export function searchText(service: Searchable): string {
  const category = findCategory(service.categoryId);
  const subcategory = category && findSubcategory(category, service.subcategoryId);
  const place = words(placeWords(service.city, service.region));
  const region = findRegion(service.region);
  const title = withStems(
    textOf(service.title, service.firstName, service.lastName, service.businessName),
  );
  const otherWords = withStems(
    textOf(category?.name, subcategory?.name, offeredText(service.description)),
  );
  return [
    ...new Set([...title, ...otherWords, ...place]),
    ...new Set(title.map((word) => TITLE_MARK + word)),
    ...new Set(place.map((word) => PLACE_MARK + word)),
    ...(region ? [PLACE_MARK + regionWord(region.number)] : []),
    ...atTokens(service),
    ...(isTypical(service.title, service.subcategoryId) ? [TYPICAL_TOKEN] : []),
    ...titleTasks(service).map(taskToken),
    ...placesInTitle(words(service.title)).map(({ spot }) => placeToken(spot)),
    // Last, since it comes and goes without the rest (db/search-index/upkeep.ts).
    ...(service.licensed ? [LICENSED_TOKEN] : []),
  ].join(" ");
}

function atTokens({ city, region, categoryId, subcategoryId, workRegions }: Searchable): string[] {
  const found = findRegion(region);
  const spots = spotsOf(city, region);
  const others = REGIONS.filter(({ name }) => name !== found?.name && workRegions.includes(name));
  const works = others.map(({ number }) => workRegionWord(number));
  const places = [...spots, ...(found ? [regionWord(found.number)] : []), ...works];
  const scopes = [categoryScope(categoryId), ...(subcategoryId ? [tradeScope(subcategoryId)] : [])];
  return [
    ...[...spots, ...works].map((place) => atToken("", place)),
    ...scopes.flatMap((scope) => places.map((place) => atToken(scope, place))),
  ];
}

/** The tasks of its trade that the title of a service speaks of. */
function titleTasks({ title, subcategoryId }: Searchable): string[] {
  return subcategoryId ? [...tasksOf(subcategoryId, words(title).map(stem)).keys()] : [];
}

function textOf(...parts: (string | null | undefined)[]): string {
  return parts.filter(Boolean).join(" ");
}

function withStems(text: string): string[] {
  return words(text).flatMap((word) => [word, stem(word)]);
}

/** The tokens that a search asks for, of those that `searchText` gives a service. */
export const askedTokens = ({ licensed }: Pick<SearchFilters, "licensed">): string[] =>
  licensed ? [LICENSED_TOKEN] : [];

/** The word that stands for a whole region in the index. */
export function regionWord(number: number): string {
  return `region${number}`;
}

/** The word of services whose professional also works in a region, wherever they are. */
export function workRegionWord(number: number): string {
  return `works${number}`;
}
