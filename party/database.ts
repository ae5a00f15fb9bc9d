import { z } from "zod";
import type { Database } from "#db/client.ts";
import { connect } from "#db/connect.ts";

const secretsSchema = z.object({
  TURSO_DATABASE_URL: z.string(),
  TURSO_AUTH_TOKEN: z.string().optional(),
});

/** A database client for one event of a room. A client shared between events hangs in workerd. */
export function roomDatabase(env: object): Database {
  const { TURSO_DATABASE_URL, TURSO_AUTH_TOKEN } = secretsSchema.parse(env);
  return connect(TURSO_DATABASE_URL, TURSO_AUTH_TOKEN);
}
