import { placeWords } from "#app/domain/places.ts";
import { findCategory, findSubcategory } from "#app/domain/services/catalogue.ts";

const LONGEST_WORD = 40;

/**
 * The words of a text as the search index stores them: lower case, without accents, letters and digits only.
 * Initials are one word ("A/C" and "a.c." are "ac"), and an apostrophe does not end a word ("D'Andrade").
 */
export function words(text: string): string[] {
  return text
    .toWellFormed()
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[\p{M}'’`]/gu, "")
    .replace(/(?<![\p{L}\p{N}])\p{L}(?:[/.&]\p{L})+(?![\p{L}\p{N}])/gu, (initials) =>
      initials.replace(/[/.&]/g, ""),
    )
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map((word) => [...word].slice(0, LONGEST_WORD).join(""));
}

/** Whether the text is initials such as "A/C" or "a.c.", which match whole words only. */
export function isInitials(text: string): boolean {
  return /^\p{L}(?:[/.&]\p{L})+\.?$/u.test(text);
}

/** Private-use characters that nobody can type: they set title words, place words and facets apart. */
export const TITLE_MARK = "\ue000";
export const PLACE_MARK = "\ue001";
export const FACET_MARK = "\ue002";

export type Searchable = {
  title: string;
  description: string;
  categoryId: string;
  subcategoryId: string | null;
  city: string;
  region: string;
  firstName: string;
  lastName: string;
  businessName: string | null;
};

/**
 * What the index holds for a service (decision 9): each distinct word once; again with the title mark where it
 * stands in title, category, place or name; again with the place mark where it names the place.
 */
export function searchText(service: Searchable): string {
  const category = findCategory(service.categoryId);
  const subcategory = category && findSubcategory(category, service.subcategoryId);
  const place = words(placeWords(service.city, service.region));
  const first = words(
    [
      service.title,
      category?.name,
      subcategory?.name,
      subcategory?.also,
      service.firstName,
      service.lastName,
      service.businessName,
    ]
      .filter(Boolean)
      .join(" "),
  ).concat(place);
  const all = new Set([...first, ...words(service.description)]);
  return [
    ...all,
    ...new Set(first.map((word) => TITLE_MARK + word)),
    ...new Set(place.map((word) => PLACE_MARK + word)),
  ].join(" ");
}
