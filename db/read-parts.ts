import { type SQL, sql } from "drizzle-orm";
import type { z } from "zod";
import { errorText } from "#app/domain/error-text.ts";
import type { Database } from "./client.ts";

/**
 * Values that come together while all is well and fail alone when it is not (decision 44): one statement for all of
 * them, and only if that fails, one for each. A part is an SQL expression that gives JSON, and its field of the schema
 * is made by `part`: null where it could not be read.
 */
export async function readParts<S extends z.ZodType>(
  db: Database,
  parts: Record<string, SQL>,
  schema: S,
): Promise<z.output<S>> {
  try {
    return schema.parse(await readColumns(db, parts));
  } catch (error) {
    logFailure("all", error);
  }
  const alone = Object.entries(parts).map(([name, part]) =>
    readColumns(db, { [name]: part }).catch((error) => logFailure(name, error)),
  );
  return schema.parse(Object.assign({}, ...(await Promise.all(alone))));
}

/** The schema of a part. */
export function part<T extends z.ZodType>(schema: T) {
  return schema.nullable().catch(({ error, input }) => {
    if (input !== undefined) logFailure("shape", error);
    return null;
  });
}

async function readColumns(
  db: Database,
  parts: Record<string, SQL>,
): Promise<Record<string, unknown>> {
  const columns = Object.entries(parts).map(([name, part]) => sql`(${part}) as ${sql.raw(name)}`);
  const row = await db.get<Record<string, unknown>>(sql`select ${sql.join(columns, sql`, `)}`);
  return Object.fromEntries(
    Object.entries(row).map(([name, json]) => [name, JSON.parse(String(json))]),
  );
}

function logFailure(part: string, error: unknown): void {
  console.error(JSON.stringify({ event: "part-failed", part, error: errorText(error) }));
}
