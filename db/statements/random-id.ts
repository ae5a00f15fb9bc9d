import { sql } from "drizzle-orm";

/** A new random public id (UUID, version 4) for each row that a statement makes. */
export const randomId = sql`(lower(hex(randomblob(4)) || '-' || hex(randomblob(2)) || '-4' || substr(hex(randomblob(2)), 2)
  || '-' || substr('89ab', 1 + (random() & 3), 1) || substr(hex(randomblob(2)), 2) || '-' || hex(randomblob(6))))`;
