import type { SQL } from "drizzle-orm";
import type { z } from "zod";
import type { Database } from "./client.ts";

/** The single row of a query, parsed. A column named `..._json` is parsed as JSON first. */
export async function readRow<S extends z.ZodType>(
  db: Database,
  query: SQL,
  schema: S,
): Promise<z.output<S>> {
  return parseRow(await db.get<Record<string, unknown>>(query), schema);
}

/** As `readRow`, for a row of a batch. */
export function parseRow<S extends z.ZodType>(
  row: Record<string, unknown> | undefined,
  schema: S,
): z.output<S> {
  return schema.parse(
    Object.fromEntries(
      Object.entries(row ?? {}).map(([name, value]) => [
        name.replace(/_json$/, ""),
        ofColumn(name, value),
      ]),
    ),
  );
}

function ofColumn(name: string, value: unknown): unknown {
  return name.endsWith("_json") && typeof value === "string" ? JSON.parse(value) : value;
}
