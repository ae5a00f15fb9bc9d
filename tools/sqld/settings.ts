import { join, resolve } from "node:path";
import { z } from "zod";
import { readVariables } from "#tools/processes/read-variables.ts";
import { ROOT } from "#tools/project-root.ts";

const optionalText = z.string().optional();

/** Settings of the database, as environment variables. */
export const databaseVariables = z.object({
  KAYAP_DATA: z.string().default(".local"),
  KAYAP_SEED: z.coerce
    .number({ error: "KAYAP_SEED must be a number of services, such as 100000." })
    .int({ error: "KAYAP_SEED must be a whole number of services, such as 100000." })
    .positive({ error: "KAYAP_SEED must be more than 0: leave it out for the usual demo data." })
    .optional(),
  KAYAP_PATIENCE: z.coerce
    .number({ error: "KAYAP_PATIENCE must be a number, such as 10." })
    .positive({ error: "KAYAP_PATIENCE must be more than 0, such as 10." })
    .default(1),
  TURSO_DATABASE_URL: z
    .string()
    .regex(/^(libsql|https?):\/\/[^/]+/, {
      error:
        "TURSO_DATABASE_URL must begin with libsql://, https:// or http://, such as libsql://kayap-you.turso.io: correct it, or leave it out to use a local database.",
    })
    .optional(),
  TURSO_AUTH_TOKEN: optionalText,
});

export type HostedDatabase = { url: string; authToken: string | undefined };

export type DatabaseSettings = {
  /** The absolute path of the folder of all local data. */
  data: string;
  /** The folder of the local database server. */
  folder: string;
  /** The database to use instead of a local one. */
  hosted: HostedDatabase | undefined;
  /** How many times longer than usual the database and the web server may be busy before they count as hung. */
  patience: number;
  /** The number of services to seed instead of the usual demo data. */
  services: number | undefined;
};

/** Reads the settings of the database. Throws a PlainError that names what is wrong. */
export function databaseSettings(env: NodeJS.ProcessEnv): DatabaseSettings {
  const variables = readVariables(databaseVariables, env);
  const { TURSO_DATABASE_URL: url, TURSO_AUTH_TOKEN: authToken } = variables;
  const data = resolve(ROOT, variables.KAYAP_DATA);
  return {
    data,
    folder: join(data, "database"),
    hosted: url === undefined ? undefined : { url, authToken },
    patience: variables.KAYAP_PATIENCE,
    services: variables.KAYAP_SEED,
  };
}
