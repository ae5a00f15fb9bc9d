import { eq, getTableName, sql } from "drizzle-orm";
import { selectSecurityLog } from "#db/accounts/security-log.ts";
import type { Database } from "#db/connection/client.ts";
import { securityEvents } from "#db/schema/access.ts";
import { users } from "#db/schema/accounts.ts";
import { photos } from "#db/schema/services.ts";
import type { Viewer } from "#db/viewer.ts";
import { ACCOUNT } from "./account.ts";
import { BOOKINGS } from "./bookings.ts";
import { CONVERSATIONS } from "./conversations.ts";
import { CORRESPONDENCE } from "./correspondence.ts";
import { DEVICES } from "./devices.ts";
import type { ExportedTable } from "./exported-table.ts";
import { JOBS } from "./jobs.ts";
import { REVIEWS } from "./reviews.ts";
import { SAVED } from "./saved.ts";
import { WORK } from "./work.ts";

/** Of these there may be many rows of a person; of those of `ACCOUNT` there is one. */
const LISTS: Record<string, ExportedTable> = {
  ...WORK,
  ...BOOKINGS,
  ...CONVERSATIONS,
  ...JOBS,
  ...REVIEWS,
  ...SAVED,
  ...CORRESPONDENCE,
  ...DEVICES,
};

/** Tables about people of which nothing is exported, and why. */
export const NOT_EXPORTED: Record<string, string> = {
  tokens: "hashes of one-time tokens",
  recovery_codes: "hashes of one-time codes",
  data_links: "the hash of the link that leads to this data",
  removed_saved_services: "gone after a minute",
  trade_workers: "made of the services and the regions, which are in it",
  unsent_forms: "gone after an hour, and shown on its page",
  typed_forms: "as unsent_forms, of the release before",
  staff: "the role of somebody of the team, which its pages show",
  staff_sessions: "gone after 30 minutes without use",
};

/** The tables of which a person's rows are exported. */
export const EXPORTED_TABLES: readonly string[] = [
  photos,
  securityEvents,
  ...[...Object.values<ExportedTable>(ACCOUNT), ...Object.values(LISTS)].map(({ table }) => table),
].map(getTableName);

type Row = Record<string, unknown>;
/** By the name of the table: an object or null, or a list of objects. */
export type OwnData = Record<string, Row | Row[] | null> & {
  photos: { id: string; created_at: number }[];
};

/** All data of a person, in one round trip: never a hash, and of others only what the person has seen. */
export async function readOwnData(db: Database, userId: Viewer): Promise<OwnData> {
  const me = sql<string | null>`${userId}`;
  const address = sql`(select lower(${users.email}) from ${users} where ${users.id} = ${me})`;
  const select = ({ table, whose, columns }: ExportedTable) =>
    db.select(columns(me)).from(table).where(whose(me, address));
  const [log, pictures, ...rows] = await db.batch([
    selectSecurityLog(db, userId),
    db
      .select({
        id: photos.id,
        service_id: photos.serviceId,
        position: photos.position,
        alt: photos.alt,
        width: photos.width,
        height: photos.height,
        created_at: photos.createdAt,
      })
      .from(photos)
      .where(eq(photos.ownerId, me)),
    ...[...Object.values<ExportedTable>(ACCOUNT), ...Object.values(LISTS)].map(select),
  ]);
  const single = Object.keys(ACCOUNT).map((name, i) => [name, rows[i]?.[0] ?? null]);
  const lists = Object.keys(LISTS).map((name, i) => [name, rows[single.length + i] ?? []]);
  // As its page counts what strangers caused (threat 93).
  const securityLog = log.map(({ event, ipPrefix, userAgent, createdAt, times, firstAt }) => ({
    event,
    ip_prefix: ipPrefix,
    user_agent: userAgent,
    created_at: createdAt,
    times,
    first_at: firstAt,
  }));
  return { ...Object.fromEntries([...single, ...lists]), securityLog, photos: pictures };
}
