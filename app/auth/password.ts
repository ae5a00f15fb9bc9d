import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from "node:crypto";

const COST = { n: 16_384, r: 16, p: 1 };
const KEY_BYTES = 64;
const SALT_BYTES = 16;
const STORED = /^\$scrypt\$n=(\d{1,7}),r=(\d{1,2}),p=(\d{1,2})\$([\w-]{16,128})\$([\w-]{40,128})$/;

/** The scrypt hash of a password with its parameters: `$scrypt$n=16384,r=16,p=1$salt$hash`. */
export async function hashPassword(
  password: string,
  salt: Buffer = randomBytes(SALT_BYTES),
): Promise<string> {
  const key = await derive(password, salt, KEY_BYTES, COST);
  const { n, r, p } = COST;
  return `$scrypt$n=${n},r=${r},p=${p}$${salt.toString("base64url")}$${key.toString("base64url")}`;
}

/**
 * True when the password made this hash. False, never an error, for a text that is no such hash.
 */
export async function verifyPassword(password: string, stored: string): Promise<boolean> {
  const [, n, r, p, salt, hash] = STORED.exec(stored) ?? [];
  if (!salt || !hash) return false;
  const expected = Buffer.from(hash, "base64url");
  const cost = { n: Number(n), r: Number(r), p: Number(p) };
  const key = await derive(password, Buffer.from(salt, "base64url"), expected.length, cost).catch(
    () => null,
  );
  return key !== null && timingSafeEqual(key, expected);
}

// One password typed on two keyboards can differ in how accents are composed, hence NFKC.
function derive(password: string, salt: Buffer, keyBytes: number, cost: typeof COST) {
  const options: ScryptOptions = { N: cost.n, r: cost.r, p: cost.p, maxmem: 64 * 1024 * 1024 };
  return new Promise<Buffer>((resolve, reject) => {
    scrypt(password.normalize("NFKC"), salt, keyBytes, options, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}
