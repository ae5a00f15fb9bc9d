import type { Value } from "@libsql/client";
import { z } from "zod";

// A name is used in SQL between quotes.
const name = z.string().regex(/^[a-z][a-z0-9_]*$/);

/** A table of a dump: the columns in the order of its rows, without those that SQLite derives. */
const dumpedTableSchema = z.object({
  name,
  columns: z.array(name).min(1),
  rows: z.number().int().nonnegative(),
});
export type DumpedTable = z.output<typeof dumpedTableSchema>;

/** The first line of a dump: its tables and its schema. */
export const dumpHeaderSchema = z.object({
  kayap: z.literal("dump"),
  version: z.literal(1),
  takenAt: z.iso.datetime(),
  /** The applied migrations, in order. */
  migrations: z.array(z.object({ name: z.string(), hash: z.string() })).min(1),
  /** Each table after those it refers to. */
  tables: z.array(dumpedTableSchema),
  /** The highest number so far of each table that never uses a number twice. */
  sequences: z.array(z.object({ table: name, last: z.number().int() })),
});
export type DumpHeader = z.output<typeof dumpHeaderSchema>;

// Whole numbers are written as they are; what JSON would change is written as text.
const storedSchema = z.union([
  z.null(),
  z.string(),
  z.number().int(),
  z.object({ integer: z.string() }),
  z.object({ real: z.string() }),
  z.object({ blob: z.base64() }),
]);
type Stored = z.output<typeof storedSchema>;

/** Some rows of one table, in the order in which they were written. */
export const dumpedRowsSchema = z.object({ table: name, rows: z.array(z.array(storedSchema)) });
export type DumpedRows = z.output<typeof dumpedRowsSchema>;

/** The last line, which shows that the dump is complete. */
export const dumpEndSchema = z.object({
  end: z.literal(true),
  /** SHA-256 of the rows alone, to compare with what was restored. */
  rows: z.string(),
  /** SHA-256 of every line above this one. */
  lines: z.string(),
});
export type DumpEnd = z.output<typeof dumpEndSchema>;

/** A value as a dump writes it. Whole numbers must come as bigint, because only then 3.0 differs from 3. */
export function toStored(value: Value): Stored {
  if (typeof value === "bigint") {
    const number = Number(value);
    return Number.isSafeInteger(number) ? number : { integer: String(value) };
  }
  if (typeof value === "number") return { real: Object.is(value, -0) ? "-0" : String(value) };
  if (value instanceof ArrayBuffer) return { blob: Buffer.from(value).toString("base64") };
  return value;
}

/** The value behind what `toStored` returned. */
export function fromStored(stored: Stored): Value {
  if (typeof stored === "number") return BigInt(stored);
  if (stored === null || typeof stored === "string") return stored;
  if ("integer" in stored) return BigInt(stored.integer);
  if ("real" in stored) return Number(stored.real);
  return new Uint8Array(Buffer.from(stored.blob, "base64")).buffer;
}
