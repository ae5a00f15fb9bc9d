import { and, desc, eq, sql } from "drizzle-orm";
import { QueryBuilder } from "drizzle-orm/sqlite-core";
import { devices, sessions, twoFactorDevices } from "#db/schema/access.ts";
import { pushEndpoints } from "#db/schema/notifications.ts";
import { type ExportedTable, named } from "./exported-table.ts";

const query = new QueryBuilder();

/** The User-Agent of the browser that gets push notifications, from its last session. */
const lastUserAgent = query
  .select({ userAgent: sessions.userAgent })
  .from(sessions)
  .where(
    and(eq(sessions.userId, pushEndpoints.userId), eq(sessions.deviceId, pushEndpoints.deviceId)),
  )
  .orderBy(desc(sessions.lastSeenAt))
  .limit(1);

/** The sessions and browsers of a person. */
export const DEVICES = {
  sessions: {
    table: sessions,
    whose: (me) => eq(sessions.userId, me),
    columns: () =>
      named(
        sessions.createdAt,
        sessions.lastSeenAt,
        sessions.expiresAt,
        sessions.remember,
        sessions.ipPrefix,
        sessions.userAgent,
      ),
  },
  devices: {
    table: devices,
    whose: (me) => eq(devices.userId, me),
    columns: () => named(devices.firstSeenAt, devices.lastSeenAt),
  },
  twoFactorDevices: {
    table: twoFactorDevices,
    whose: (me) => eq(twoFactorDevices.userId, me),
    columns: () => named(twoFactorDevices.passedAt),
  },
  pushDevices: {
    table: pushEndpoints,
    whose: (me) => eq(pushEndpoints.userId, me),
    columns: () => ({
      ...named(pushEndpoints.createdAt),
      service: sql`substr(${pushEndpoints.endpoint}, 9, instr(substr(${pushEndpoints.endpoint}, 9), '/') - 1)`,
      user_agent: sql`${lastUserAgent}`,
    }),
  },
} satisfies Record<string, ExportedTable>;
