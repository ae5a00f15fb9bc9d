import { and, eq, gte, lt, sql } from "drizzle-orm";
import type { Database } from "./connection/client.ts";
import { users } from "./schema/accounts.ts";
import { services } from "./schema/services.ts";
import { visibleOwner } from "./services/visibility.ts";
import { constant } from "./statements/constant.ts";

/** How many numbers one sitemap file covers; the protocol allows 50,000 addresses a file. */
const SITEMAP_SPAN = 10_000;

type SitemapEntry = { id: string; updatedAt: number };

/** The number of a person is the rowid, as a service has its number. */
const PERSON_NUMBER = sql`${users}.rowid`;

/** How many files the services and the professionals need: two look-ups at the ends of two keys, whatever the size. */
export async function countSitemaps(db: Database) {
  const span = constant(SITEMAP_SPAN);
  const [[ofServices], [ofPeople]] = await db.batch([
    db
      .select({ files: sql<number>`coalesce(max(${services.number}), 0) / ${span} + 1` })
      .from(services),
    db.select({ files: sql<number>`coalesce(max(${PERSON_NUMBER}), 0) / ${span} + 1` }).from(users),
  ]);
  return { services: ofServices?.files ?? 1, professionals: ofPeople?.files ?? 1 };
}

/** The listed services of one file, counted from 1. */
export function readServiceSitemap(db: Database, file: number): Promise<SitemapEntry[]> {
  return db
    .select({ id: services.id, updatedAt: services.updatedAt })
    .from(services)
    .where(
      and(
        gte(services.number, (file - 1) * SITEMAP_SPAN),
        lt(services.number, file * SITEMAP_SPAN),
        eq(services.listed, 1),
      ),
    );
}

/** The professionals of one file, counted from 1, whose profile is public. */
export function readProfessionalSitemap(db: Database, file: number): Promise<SitemapEntry[]> {
  return db
    .select({ id: users.id, updatedAt: users.updatedAt })
    .from(users)
    .where(
      and(
        gte(PERSON_NUMBER, (file - 1) * SITEMAP_SPAN),
        lt(PERSON_NUMBER, file * SITEMAP_SPAN),
        eq(users.role, "professional"),
        visibleOwner("public"),
      ),
    );
}
