import { z } from "zod";
import type { PushKeys } from "./push/push-sending.ts";

const names = z
  .string()
  .default("")
  .transform((list) => list.split(",").map((name) => name.trim()));

const SHORTEST_SECRET = 32;
const LOCAL_SECRET = "no secret on a developer's machine";

const vapidKey = (name: string, form: RegExp) =>
  z.string().regex(form, `${name} is not a key: npm run push:keys makes a pair.`).optional();

const settingsSchema = z.object({
  TURSO_DATABASE_URL: z.url("TURSO_DATABASE_URL is missing: the address of the database."),
  TURSO_AUTH_TOKEN: z.string().optional(),
  /** Links begin with it, so a slash or a path behind it is left out. */
  APP_ORIGIN: z
    .url("APP_ORIGIN is missing: the address people reach Kayap at.")
    .transform((url) => new URL(url).origin),
  SUPPORT_EMAIL: z.email("SUPPORT_EMAIL is missing: the e-mail address of support."),
  POSTAL_ADDRESS: filled("POSTAL_ADDRESS is missing: the postal address shown on the site."),
  /** "local" enables what must never be enabled when deployed. */
  KAYAP_ENV: z.string().optional(),
  /** Names of rate limits to lift, separated by commas; without effect unless KAYAP_ENV is "local". */
  KAYAP_RELAX_LIMITS: names,
  /** How many times longer the database may take than people wait; without effect unless KAYAP_ENV is "local". */
  KAYAP_PATIENCE: z.coerce
    .number("KAYAP_PATIENCE is not a number: leave it out, or set one such as 10.")
    .positive("KAYAP_PATIENCE must be more than 0: leave it out, or set one such as 10.")
    .default(1),
  /** "off" closes registration. */
  KAYAP_SIGNUPS: z.string().optional(),
  /** The secret that keys are derived from: for stored second factors and for unsubscribe links. */
  KAYAP_SECRET: filled(
    `KAYAP_SECRET is missing: at least ${SHORTEST_SECRET} random characters.`,
    SHORTEST_SECRET,
  ),
  /** The VAPID keys, both or neither: without them no push is sent. `npm run push:keys` makes them. */
  VAPID_PUBLIC_KEY: vapidKey("VAPID_PUBLIC_KEY", /^B[\w-]{86}$/),
  VAPID_PRIVATE_KEY: vapidKey("VAPID_PRIVATE_KEY", /^[\w-]{43}$/),
});
export type Environment = z.output<typeof settingsSchema>;

const bindingsSchema = z.object({
  PHOTOS: bound("PHOTOS is missing: the R2 bucket of the photos."),
  PAPERS: bound("PAPERS is missing: the private R2 bucket of the papers."),
  IMAGES: bound("IMAGES is missing: the binding that decodes and resizes photos."),
  CONVERSATION: bound("CONVERSATION is missing: the Durable Object of a conversation's room."),
  INBOX: bound("INBOX is missing: the Durable Object of a person's inbox."),
});

// A developer's machine needs no secret and sends no e-mail.
const localSchema = settingsSchema.extend({
  ...bindingsSchema.shape,
  KAYAP_SECRET: settingsSchema.shape.KAYAP_SECRET.default(LOCAL_SECRET),
});
const deployedSchema = settingsSchema.extend({
  ...bindingsSchema.shape,
  TURSO_AUTH_TOKEN: filled("TURSO_AUTH_TOKEN is missing: the access token of the database."),
});
const sendingSchema = deployedSchema.extend({
  EMAIL: bound("EMAIL is missing: the binding that sends e-mails."),
});

function filled(message: string, shortest = 1) {
  return z.string(message).min(shortest, message);
}

function bound(message: string) {
  return z.unknown().refine((binding) => binding !== undefined && binding !== null, message);
}

const kindSchema = z.object({ KAYAP_ENV: z.string().optional().catch(undefined) });

/** The settings of the Worker, or one sentence for each setting, secret and binding that is missing. */
export type EnvironmentRead =
  | { ok: true; settings: Environment }
  | { ok: false; missing: string[]; local: boolean };

/** Reads and checks all settings, secrets and bindings of the Worker. */
export function readEnvironment(env: object): EnvironmentRead {
  const kind = kindSchema.parse(env);
  const parsed = schemaFor(kind).refine(hasBothKeys, KEYS_BELONG_TOGETHER).safeParse(env);
  if (parsed.success) return { ok: true, settings: parsed.data };
  const missing = new Set(parsed.error.issues.map(({ message }) => message));
  return { ok: false, missing: [...missing], local: isLocal(kind) };
}

const KEYS_BELONG_TOGETHER =
  "VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY belong together: one is missing.";

function hasBothKeys(settings: Environment): boolean {
  return Boolean(settings.VAPID_PUBLIC_KEY) === Boolean(settings.VAPID_PRIVATE_KEY);
}

function schemaFor(kind: Kind): z.ZodType<Environment> {
  if (isLocal(kind)) return localSchema;
  return sendsMail(kind) ? sendingSchema : deployedSchema;
}

type Kind = Pick<Environment, "KAYAP_ENV">;

/** The rate limits that do not apply: none, except on a developer's machine. */
export function relaxedLimits(settings: Environment): readonly string[] {
  return isLocal(settings) ? settings.KAYAP_RELAX_LIMITS : [];
}

/** Whether this is a developer's machine. */
export function isLocal(settings: Kind): boolean {
  return settings.KAYAP_ENV === "local";
}

/** Whether e-mails are sent: only when deployed. */
export function sendsMail(settings: Kind): boolean {
  return settings.KAYAP_ENV === "production";
}

/** The keys that sign pushes; null where there are none. */
export function pushKeys(settings: Environment): PushKeys | null {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, SUPPORT_EMAIL } = settings;
  if (!publicKey || !privateKey) return null;
  return { publicKey, privateKey, subject: `mailto:${SUPPORT_EMAIL}` };
}

/** Whether new accounts may be opened. */
export function signupsOpen(settings: Environment): boolean {
  return settings.KAYAP_SIGNUPS !== "off";
}
