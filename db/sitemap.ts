import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "./client.ts";
import { readRow } from "./read.ts";
import { visibleOwner } from "./services/visibility.ts";

/** How many numbers one sitemap file covers; the protocol allows 50,000 addresses a file. */
const SITEMAP_SPAN = 10_000;

const entrySchema = z.object({ id: z.string(), updatedAt: z.number() });
type SitemapEntry = z.output<typeof entrySchema>;

/** How many files the services and the professionals need. Two look-ups at the ends of two keys, whatever the size. */
export function countSitemaps(db: Database) {
  const files = (column: string, table: string) =>
    sql.raw(`(select coalesce(max(${column}), 0) / ${SITEMAP_SPAN} + 1 from ${table})`);
  return readRow(
    db,
    sql`select ${files("number", "services")} as services, ${files("rowid", "users")} as professionals`,
    z.object({ services: z.number(), professionals: z.number() }),
  );
}

/** The listed services of one file, counted from 1. */
export async function readServiceSitemap(db: Database, file: number): Promise<SitemapEntry[]> {
  return readEntries(
    db,
    sql`select json_object('id', id, 'updatedAt', updated_at) as entry from services
      where number >= ${span(file - 1)} and number < ${span(file)} and listed = 1`,
  );
}

/** The professionals of one file, counted from 1, whose profile anybody may see. */
export async function readProfessionalSitemap(db: Database, file: number): Promise<SitemapEntry[]> {
  return readEntries(
    db,
    sql`select json_object('id', u.id, 'updatedAt', u.updated_at) as entry from users u
      where u.rowid >= ${span(file - 1)} and u.rowid < ${span(file)} and u.role = 'professional'
      and ${visibleOwner("public")}`,
  );
}

function span(file: number) {
  return sql.raw(`${file * SITEMAP_SPAN}`);
}

async function readEntries(db: Database, entries: ReturnType<typeof sql>): Promise<SitemapEntry[]> {
  const { list } = await readRow(
    db,
    sql`select json_group_array(json(entry)) as list_json from (${entries})`,
    z.object({ list: z.array(entrySchema) }),
  );
  return list;
}
