import { z } from "zod";
import { queryText } from "#app/domain/query-fields.ts";

const schema = z.object({
  q: queryText(100),
  view: z.enum(["grid", "list"]).catch("grid"),
});

export type CategoryFilter = z.output<typeof schema>;

/** The filter of the categories page from its query string; what makes no sense is the default. */
export function parseCategoryFilter(params: URLSearchParams): CategoryFilter {
  return schema.parse(Object.fromEntries(params));
}

/** True when one of the texts contains what was typed, whatever its case. */
export function containsText(texts: readonly string[], typed: string): boolean {
  const needle = typed.toLowerCase();
  return texts.some((text) => text.toLowerCase().includes(needle));
}
