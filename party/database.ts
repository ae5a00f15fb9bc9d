import { z } from "zod";
import { callLimits } from "#db/connection/call-limits.ts";
import type { Database } from "#db/connection/client.ts";
import { connect } from "#db/connection/connect.ts";

const settingsSchema = z.object({
  TURSO_DATABASE_URL: z.string(),
  TURSO_AUTH_TOKEN: z.string().optional(),
  KAYAP_ENV: z.string().optional(),
  KAYAP_PATIENCE: z.coerce.number().default(1),
});

/** A database client for one event of a room. A client shared between events hangs in workerd. */
export function roomDatabase(env: object): Database {
  const settings = settingsSchema.parse(env);
  return connect(settings.TURSO_DATABASE_URL, {
    authToken: settings.TURSO_AUTH_TOKEN,
    limits: callLimits(settings),
  });
}
