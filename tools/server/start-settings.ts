import { join } from "node:path";
import { z } from "zod";
import { DEMO_PASSWORD } from "#demo/demo-password.ts";
import { readVariables } from "#tools/processes/read-variables.ts";
import {
  type DatabaseSettings,
  databaseSettings,
  databaseVariables,
} from "#tools/sqld/settings.ts";

/** The port of wrangler.toml's APP_ORIGIN and of `wrangler dev`. */
export const DEFAULT_PORT = 8787;
const PORT_RULE = "PORT must be a whole number from 1 to 65535, such as 8788.";

const variables = databaseVariables.extend({
  PORT: z.coerce
    .number({ error: PORT_RULE })
    .int({ error: PORT_RULE })
    .min(1, { error: PORT_RULE })
    .max(65_535, { error: PORT_RULE })
    .default(DEFAULT_PORT),
  KAYAP_RELAX_LIMITS: z.string().optional(),
  KAYAP_SIGNUPS: z.string().optional(),
});

/** Whom the demo data has to sign in as. */
export const DEMO_PEOPLE = { customer: "customer@kayap.test", pro: "pro@kayap.test" };

/** Printed once Kayap can be used with the demo data. */
export const DEMO_SIGN_IN = `Sign in as ${DEMO_PEOPLE.customer} or ${DEMO_PEOPLE.pro}, password ${DEMO_PASSWORD}`;

export type Settings = {
  port: number;
  /** The address in the browser. */
  origin: string;
  database: DatabaseSettings;
  /** The file of everything that the server prints. */
  serverLog: string;
  /** The folder of the build that is served. */
  built: string;
  /** Settings that are passed on to the Worker as they are. */
  passedOn: Record<string, string>;
};

/** Reads the settings of `npm start`. Throws a PlainError that names what is wrong. */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const { PORT, KAYAP_PATIENCE, KAYAP_RELAX_LIMITS, KAYAP_SIGNUPS } = readVariables(variables, env);
  const database = databaseSettings(env);
  return {
    port: PORT,
    origin: `http://localhost:${PORT}`,
    database,
    serverLog: join(database.data, "server.log"),
    built: join(database.data, "build"),
    passedOn: onlySet({
      KAYAP_PATIENCE: String(KAYAP_PATIENCE),
      KAYAP_RELAX_LIMITS,
      KAYAP_SIGNUPS,
    }),
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
