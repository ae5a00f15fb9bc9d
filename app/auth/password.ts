import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from "node:crypto";
import { HashingFailed } from "#app/domain/failures/failure.ts";
import { inTurn } from "./hash-queue.ts";

const COST = { n: 16_384, r: 16, p: 1 };
const KEY_BYTES = 64;
const SALT_BYTES = 16;
const MOST_MEMORY = 64 * 1024 * 1024;
const STORED = /^\$scrypt\$n=(\d{1,7}),r=(\d{1,2}),p=(\d{1,2})\$([\w-]{16,128})\$([\w-]{40,128})$/;

/** The scrypt hash of a password with its parameters: `$scrypt$n=16384,r=16,p=1$salt$hash`. */
export async function hashPassword(
  password: string,
  salt: Buffer = randomBytes(SALT_BYTES),
): Promise<string> {
  const key = await derive(password, salt, KEY_BYTES, COST);
  return encode(salt, key);
}

/** A hash in today's form that no password made: checked for unknown addresses, so that they take as long (threat 5). */
export const NOBODYS_HASH = encode(Buffer.alloc(SALT_BYTES, 1), Buffer.alloc(KEY_BYTES, 1));

/**
 * True when the password made this hash; false for a text that is no such hash. Throws HashingFailed when it could not be
 * checked.
 */
export async function verifyPassword(password: string, hash: string): Promise<boolean> {
  const parts = decode(hash);
  if (!parts) return false;
  const { salt, key, cost } = parts;
  return timingSafeEqual(await derive(password, salt, key.length, cost), key);
}

/** Whether a hash was made with other parameters than today's, so that it should be renewed at the next sign-in. */
export function isOutdated(hash: string): boolean {
  const cost = decode(hash)?.cost;
  return cost?.n !== COST.n || cost.r !== COST.r || cost.p !== COST.p;
}

function encode(salt: Buffer, key: Buffer): string {
  const { n, r, p } = COST;
  return `$scrypt$n=${n},r=${r},p=${p}$${salt.toString("base64url")}$${key.toString("base64url")}`;
}

function decode(hash: string): { salt: Buffer; key: Buffer; cost: typeof COST } | null {
  const [, n, r, p, salt, key] = STORED.exec(hash) ?? [];
  const cost = { n: Number(n), r: Number(r), p: Number(p) };
  if (!salt || !key || !isPossible(cost)) return null;
  return { salt: Buffer.from(salt, "base64url"), key: Buffer.from(key, "base64url"), cost };
}

/** scrypt takes a power of two that fits into the memory it may use. */
function isPossible({ n, r, p }: typeof COST): boolean {
  const isPowerOfTwo = n > 1 && (n & (n - 1)) === 0;
  return isPowerOfTwo && r > 0 && p > 0 && 128 * r * (n + p + 2) <= MOST_MEMORY;
}

// Two keyboards can compose the same accented password differently, hence NFKC.
function derive(password: string, salt: Buffer, keyBytes: number, cost: typeof COST) {
  const options: ScryptOptions = { N: cost.n, r: cost.r, p: cost.p, maxmem: MOST_MEMORY };
  return inTurn(
    () =>
      new Promise<Buffer>((resolve, reject) => {
        scrypt(password.normalize("NFKC"), salt, keyBytes, options, (error, key) =>
          error ? reject(new HashingFailed("", { cause: error })) : resolve(key),
        );
      }),
  );
}
