import type { Client } from "@libsql/client";
import type { ImageDecoder, PhotoBucket } from "#app/photos/ports.ts";
import { recountFreeStarts } from "#db/bookings/free-starts.ts";
import { openDatabase } from "#db/connection/client.ts";
import { updateReplySteps } from "#db/profiles/reply-steps.ts";
import { recountUsualPrices } from "#db/search-index/usual-prices.ts";
import { seedBulk } from "./bulk.ts";
import { demoPasswordHash, seedDemoData } from "./demo.ts";
import { buildDemoPeople } from "./demo-people.ts";

type SeedOptions = {
  /** UTC ms; everything is dated before it, except bookings to come. */
  now: number;
  /** The storage of the drawn pictures; without it no service has photos. */
  photos?: { bucket: PhotoBucket; decoder: ImageDecoder };
  /** The number of synthetic services instead of the demo's own, for benchmarks. */
  services?: number;
  log?: (line: string) => void;
};

type SeedCounts = {
  professionals: number;
  services: number;
  reviews: number;
  photos: number;
};

/** Fills a migrated, empty database with the demo data, the same for the same `now`, and returns its counts. */
export async function seed(client: Client, options: SeedOptions): Promise<SeedCounts> {
  const { now, photos, services, log = () => {} } = options;
  const demoPeople = buildDemoPeople();
  const passwordHash = await demoPasswordHash();
  const counts =
    services === undefined
      ? await seedDemoData(client, { demoPeople, now, passwordHash, photos, log })
      : await seedBulk(client, { demoPeople, now, passwordHash, count: services, log });
  const db = openDatabase(client);
  if (services === undefined) await updateReplySteps(db, now);
  await recountUsualPrices(db);
  while ((await recountFreeStarts(db, { now })) > 0);
  return counts;
}
