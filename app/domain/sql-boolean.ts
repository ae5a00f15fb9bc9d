import { z } from "zod";

/** A boolean as SQLite stores it (0 or 1) or as JSON has it. */
export const sqlBoolean = z.union([z.literal(0), z.literal(1), z.boolean()]).transform(Boolean);
