import type { SQL } from "drizzle-orm";

/**
 * The person a page is read for: an id, null for a visitor, or an SQL expression that gives either, so that a page can be
 * read in the same round trip as its session.
 */
export type Viewer = SQL<string | null> | string | null;
