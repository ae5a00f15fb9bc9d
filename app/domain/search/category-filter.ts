import { z } from "zod";
import { queryText } from "#app/domain/forms/query-fields.ts";
import { containsText } from "#app/domain/search/words/contains-text.ts";
import { type CountedCategory, countedCategories } from "#app/domain/services/catalogue.ts";

const schema = z.object({
  q: queryText(100),
  view: z.enum(["grid", "list"]).catch("grid"),
});

export type CategoryFilter = z.output<typeof schema>;

/** The filter of the categories page from its query string; an invalid parameter gives its default. */
export function parseCategoryFilter(params: URLSearchParams): CategoryFilter {
  return schema.parse(Object.fromEntries(params));
}

/** The categories that the filter leaves, with how many services each has: by its name, its description or a subcategory. */
export function matchingCategories(
  counts: Readonly<Record<string, number>>,
  { q }: CategoryFilter,
): CountedCategory[] {
  return countedCategories(counts).filter(({ name, description, subcategories }) =>
    containsText([name, description, ...subcategories.map((sub) => sub.name)], q),
  );
}
