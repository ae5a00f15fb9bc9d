import { z } from "zod";

const names = z
  .string()
  .default("")
  .transform((list) => list.split(",").map((name) => name.trim()));

const SHORTEST_SECRET = 32;
const LOCAL_SECRET = "no secret on a developer's machine";

/** The Worker's settings and secrets. A missing one is named in plain words at the first request. */
const environmentSchema = z
  .object({
    TURSO_DATABASE_URL: z.url("TURSO_DATABASE_URL is missing: the address of the database."),
    TURSO_AUTH_TOKEN: z.string().optional(),
    APP_ORIGIN: z.url("APP_ORIGIN is missing: the address people reach Kayap at."),
    SUPPORT_EMAIL: z.email("SUPPORT_EMAIL is missing: where people reach us."),
    POSTAL_ADDRESS: z.string("POSTAL_ADDRESS is missing: where letters reach us."),
    /** Only "local" switches on what must never be on when deployed. */
    KAYAP_ENV: z.string().optional(),
    /** Names of rate limits to lift, separated by commas; without effect unless KAYAP_ENV is "local". */
    KAYAP_RELAX_LIMITS: names,
    /** "off" closes registration. */
    KAYAP_SIGNUPS: z.string().optional(),
    /** What keys are made of: for second factors at rest and for links that unsubscribe. */
    KAYAP_SECRET: z.string().optional(),
  })
  .transform(({ KAYAP_SECRET, ...settings }, check) => {
    // A developer's machine has nothing to hide; anywhere else a missing secret must be noticed at once.
    const secret = KAYAP_SECRET ?? (settings.KAYAP_ENV === "local" ? LOCAL_SECRET : "");
    if (secret.length < SHORTEST_SECRET) {
      check.addIssue(`KAYAP_SECRET is missing: at least ${SHORTEST_SECRET} random characters.`);
    }
    return { ...settings, KAYAP_SECRET: secret };
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
  return isLocal(settings) ? settings.KAYAP_RELAX_LIMITS : [];
}

/** Whether this is a developer's machine. */
export function isLocal(settings: Environment): boolean {
  return settings.KAYAP_ENV === "local";
}

/** Whether letters are really sent: when deployed, and never from a developer's machine. */
export function sendsMail(settings: Environment): boolean {
  return settings.KAYAP_ENV === "production";
}

/** Whether new accounts may be opened. */
export function signupsOpen(settings: Environment): boolean {
  return settings.KAYAP_SIGNUPS !== "off";
}
