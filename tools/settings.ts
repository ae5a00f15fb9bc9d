import { join } from "node:path";
import { z } from "zod";
import {
  type DatabaseSettings,
  databaseSettings,
  databaseVariables,
  readVariables,
} from "#tools/sqld/settings.ts";

const PORT_WANTED = "PORT must be a whole number from 1 to 65535, such as 8788.";

const variables = databaseVariables.extend({
  PORT: z.coerce
    .number({ error: PORT_WANTED })
    .int({ error: PORT_WANTED })
    .min(1, { error: PORT_WANTED })
    .max(65_535, { error: PORT_WANTED })
    .default(8787),
  KAYAP_RELAX_LIMITS: z.string().optional(),
  KAYAP_SIGNUPS: z.string().optional(),
});

export type Settings = {
  port: number;
  /** What the browser calls us. */
  origin: string;
  database: DatabaseSettings;
  /** Hears everything that the server prints. */
  serverLog: string;
  /** Where this copy keeps the build it serves. */
  built: string;
  /** Settings handed on to the Worker as they are. */
  passedOn: Record<string, string>;
};

/** Reads what `npm start` can be told. Throws a PlainError that names what is wrong. */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const { PORT, KAYAP_RELAX_LIMITS, KAYAP_SIGNUPS } = readVariables(variables, env);
  const database = databaseSettings(env);
  return {
    port: PORT,
    origin: `http://localhost:${PORT}`,
    database,
    serverLog: join(database.data, "server.log"),
    built: join(database.data, "build"),
    passedOn: onlySet({ KAYAP_RELAX_LIMITS, KAYAP_SIGNUPS }),
  };
}

/** The entries that have a value. */
export function onlySet(entries: Record<string, string | undefined>): Record<string, string> {
  const set: Record<string, string> = {};
  for (const [name, value] of Object.entries(entries)) {
    if (value !== undefined) set[name] = value;
  }
  return set;
}
