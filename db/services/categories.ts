import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "#db/client.ts";
import { readRow } from "#db/read.ts";

/** Listed services by category id; a category without any may be missing. */
export const categoryCountsSchema = z.record(z.string(), z.number());
type CategoryCounts = z.output<typeof categoryCountsSchema>;

export const categoryCountsJson = sql.raw(
  "(select json_group_object(category_id, service_count) from category_counts where subcategory_id = '')",
);

/** Listed services by category id. */
export async function countCategories(db: Database): Promise<CategoryCounts> {
  const { counts } = await readRow(
    db,
    sql`select ${categoryCountsJson} as counts_json`,
    z.object({ counts: categoryCountsSchema }),
  );
  return counts;
}
