import { z } from "zod";

const names = z
  .string()
  .default("")
  .transform((list) => list.split(",").map((name) => name.trim()));

/** The Worker's settings and secrets. A missing one is named in plain words at the first request. */
const environmentSchema = z.object({
  TURSO_DATABASE_URL: z.url("TURSO_DATABASE_URL is missing: the address of the database."),
  TURSO_AUTH_TOKEN: z.string().optional(),
  APP_ORIGIN: z.url("APP_ORIGIN is missing: the address people reach Kayap at."),
  SUPPORT_EMAIL: z.email("SUPPORT_EMAIL is missing: where people reach us."),
  POSTAL_ADDRESS: z.string("POSTAL_ADDRESS is missing: where letters reach us."),
  /** Only "local" switches on what must never be on when deployed. */
  KAYAP_ENV: z.string().optional(),
  /** Names of rate limits to lift, separated by commas; without effect unless KAYAP_ENV is "local". */
  KAYAP_RELAX_LIMITS: names,
});
export type Environment = z.output<typeof environmentSchema>;

/** The settings, or an error with one sentence for each that is missing or malformed. */
export function readEnvironment(env: object): Environment {
  const parsed = environmentSchema.safeParse(env);
  if (parsed.success) return parsed.data;
  throw new Error(parsed.error.issues.map(({ message }) => message).join(" "));
}

/** The rate limits that do not count here: none, except on a developer's machine. */
export function relaxedLimits(settings: Environment): readonly string[] {
  return settings.KAYAP_ENV === "local" ? settings.KAYAP_RELAX_LIMITS : [];
}
