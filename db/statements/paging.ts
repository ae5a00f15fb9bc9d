import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { constant } from "./constant.ts";

type Page = {
  /** From 1. */
  page: number;
  size: number;
};

/**
 * The ids of one page of a list, for `inArray`; a page past the end is the last one. `ids` is a sorted select of ids,
 * `total` the number of its rows.
 */
export function idsOfPage(
  ids: SQLWrapper,
  { page, size, total }: Page & { total: SQLWrapper },
): SQL {
  const start =
    page === 1
      ? sql`0`
      : sql`max(0, min(${constant((page - 1) * size)}, (${total} - 1) / ${constant(size)} * ${constant(size)}))`;
  return sql`(${ids.getSQL()} limit ${constant(size)} offset ${start})`;
}

/** The number of the page that `idsOfPage` gives. */
export function numberOfPage({ page, size }: Page, total: number): number {
  return Math.max(1, Math.min(page, Math.ceil(total / size)));
}
