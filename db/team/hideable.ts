import { eq, type SQL, sql } from "drizzle-orm";
import type { Hideable } from "#app/domain/team/measures.ts";
import type { Database } from "#db/connection/client.ts";
import { users } from "#db/schema/accounts.ts";
import { jobs, offers } from "#db/schema/jobs.ts";
import { reviews } from "#db/schema/reviews.ts";
import { services } from "#db/schema/services.ts";

/** The rows that can be hidden, whom they belong to, and how reports name them. */
export const HIDEABLE_ROWS = {
  service: { table: services, owner: services.proId, reported: "service" },
  review: { table: reviews, owner: reviews.customerId, reported: "review" },
  account: { table: users, owner: users.id, reported: "user" },
  job: { table: jobs, owner: jobs.customerId, reported: "job" },
  offer: { table: offers, owner: offers.professionalId, reported: "offer" },
} as const;

/** The id of the owner of something that can be hidden, as an expression; null where nothing has this id. */
export function ownerOf(kind: Hideable, id: string): SQL<string | null> {
  const { table, owner } = HIDEABLE_ROWS[kind];
  return sql<string | null>`(select ${owner} from ${table} where ${table.id} = ${id})`;
}

/** The owner of something that can be hidden, or null when nothing has this id. */
export async function readOwner(db: Database, kind: Hideable, id: string) {
  const [person] = await db
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(eq(users.id, ownerOf(kind, id)));
  return person ?? null;
}
