import { eq } from "drizzle-orm";
import type { Database } from "#db/connection/client.ts";
import { categoryCounts } from "#db/schema/services.ts";
import type { Builder } from "#db/statements/prepared.ts";

/** Listed services by category id; a category without any may be missing. */
export type CategoryCounts = Record<string, number>;

type Row = { categoryId: string; serviceCount: number };

/** The statement that reads how many listed services each category has. */
export function selectCategoryCounts(db: Builder) {
  const { categoryId, subcategoryId, serviceCount } = categoryCounts;
  return db.select({ categoryId, serviceCount }).from(categoryCounts).where(eq(subcategoryId, ""));
}

/** The number of listed services by category id, from the rows of `selectCategoryCounts`. */
export function countsOf(rows: readonly Row[]): CategoryCounts {
  return Object.fromEntries(rows.map(({ categoryId, serviceCount }) => [categoryId, serviceCount]));
}

/** How many listed services each category has, by its id; a category without any may be missing. */
export async function countCategories(db: Database): Promise<CategoryCounts> {
  return countsOf(await selectCategoryCounts(db));
}
