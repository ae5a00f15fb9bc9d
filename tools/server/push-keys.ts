import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";

const keysSchema = z.object({ VAPID_PUBLIC_KEY: z.string(), VAPID_PRIVATE_KEY: z.string() });
type PushKeyVariables = z.output<typeof keysSchema>;

const CURVE = { name: "ECDSA", namedCurve: "P-256" };

/** A new pair of keys that identifies Kayap to push services (RFC 8292), as the Worker's variables. */
export async function makePushKeys(): Promise<PushKeyVariables> {
  const pair = await crypto.subtle.generateKey(CURVE, true, ["sign", "verify"]);
  const point = await crypto.subtle.exportKey("raw", pair.publicKey);
  const { d } = await crypto.subtle.exportKey("jwk", pair.privateKey);
  return keysSchema.parse({
    VAPID_PUBLIC_KEY: Buffer.from(point).toString("base64url"),
    VAPID_PRIVATE_KEY: d,
  });
}

/** The pair of the local data, created at the first start: browsers that subscribed with it stay subscribed. */
export async function storedPushKeys(folder: string): Promise<PushKeyVariables> {
  const file = join(folder, "push-keys.json");
  const stored = keysSchema.safeParse(await readJson(file));
  if (stored.success) return stored.data;
  const keys = await makePushKeys();
  await writeFile(file, JSON.stringify(keys), { mode: 0o600 });
  return keys;
}

async function readJson(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, "utf8"));
  } catch {
    return null;
  }
}
