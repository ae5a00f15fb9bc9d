import { z } from "zod";

/** A truth as SQLite stores it, 0 or 1, and as it travels on. */
export const sqlBoolean = z.union([z.literal(0), z.literal(1), z.boolean()]).transform(Boolean);
