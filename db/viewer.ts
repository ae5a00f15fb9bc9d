import type { SQL } from "drizzle-orm";

/**
 * Who asks: the id of a person, null for a visitor, or an SQL expression that gives either, so that a page can be read
 * in the same call as the session it is for.
 */
export type Viewer = SQL<string | null> | string | null;
