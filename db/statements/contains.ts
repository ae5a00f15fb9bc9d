import { type SQL, type SQLWrapper, sql } from "drizzle-orm";

/** The condition that a text has these words in it, in any case. */
export function contains(text: SQLWrapper, words: SQLWrapper): SQL {
  return sql`instr(lower(${text}), lower(${words})) > 0`;
}
