import { readFileSync } from "node:fs";
import { z } from "zod";

const querySchema = z.strictObject({
  query: z.string().min(1),
  kind: z.string().min(1),
  /** Whether some demo service does what is needed, or none. */
  expects: z.enum(["some", "none"]),
  /** The titles of the services that are just right; each of them would do. */
  titles: z.array(z.string()),
  /** Trades whose services would do, as "category/subcategory". */
  acceptable: z.array(z.string()),
  /** The titles of services of these trades that would not do. */
  not: z.array(z.string()),
  /** The place that the query names and the regions that would do for it, where somebody there does it. */
  place: z.string().nullable(),
  regions: z.array(z.string()),
  /** The category that is meant; null where there is none for it. */
  category: z.string().nullable(),
});

/** A search as a person types it, with what would do as an answer among the demo services. */
export type Query = z.infer<typeof querySchema>;

function readQueries(file: string): readonly Query[] {
  return z
    .array(querySchema)
    .parse(JSON.parse(readFileSync(new URL(file, import.meta.url), "utf8")));
}

/** The queries that search is judged by. No words of the lexicon are chosen to suit them. */
export const QUERIES = readQueries("queries.json");

/**
 * Queries by people who knew neither the lexicon nor the code, of which nobody has read the failures: `--failures` leaves
 * them out. A person who reads them moves the queries to `queries.json`.
 */
export const UNSEEN_QUERIES = readQueries("unseen-queries.json");
