import { sql } from "drizzle-orm";
import type { Hideable } from "#app/domain/team/measures.ts";
import type { Database } from "#db/connection/client.ts";
import { securityEvents } from "#db/schema/access.ts";
import { reviews } from "#db/schema/reviews.ts";
import { services } from "#db/schema/services.ts";

/**
 * What visitors may still see of what the team hid at `since` (UTC milliseconds) or later: the services and professionals
 * themselves, or those that a hidden review was about.
 */
export async function readHiddenSince(db: Database, since: number) {
  const { event, details, createdAt } = securityEvents;
  const hidden = (kind: Hideable) => sql`(select ${details} ->> 'id' from ${securityEvents}
    where ${createdAt} >= ${since}
      and case when ${event} in ('hidden', 'suspended', 'banned') then ${details} ->> 'kind' end = ${kind})`;
  const subject = { id: services.id, proId: services.proId };
  const [ownServices, ofAccounts, about] = await db.batch([
    db
      .select(subject)
      .from(services)
      .where(sql`${services.id} in ${hidden("service")}`),
    db
      .select(subject)
      .from(services)
      .where(sql`${services.proId} in ${hidden("account")}`),
    db
      .select({ id: reviews.serviceId, proId: reviews.professionalId })
      .from(reviews)
      .where(sql`${reviews.id} in ${hidden("review")}`),
  ]);
  const all = [...ownServices, ...ofAccounts, ...about];
  return {
    services: [...new Set(all.map(({ id }) => id))],
    professionals: [...new Set(all.map(({ proId }) => proId))],
  };
}
