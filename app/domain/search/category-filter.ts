import { z } from "zod";
import { queryText } from "#app/domain/forms/query-fields.ts";

const schema = z.object({
  q: queryText(100),
  view: z.enum(["grid", "list"]).catch("grid"),
});

export type CategoryFilter = z.output<typeof schema>;

/** The filter of the categories page from its query string; an invalid parameter gives its default. */
export function parseCategoryFilter(params: URLSearchParams): CategoryFilter {
  return schema.parse(Object.fromEntries(params));
}
