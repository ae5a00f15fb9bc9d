import {
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  unlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { PlainError } from "#db/connection/plain-error.ts";

const HEADER = "# Written by npm run db, which deletes it when it ends.\n";

/**
 * Prepares `folder` for `wrangler dev`: a .dev.vars with the variables, and its storage leading to the pictures of the
 * demo data in `data`. Returns the options that wrangler needs where its storage holds something else already. Throws a
 * PlainError when there is a .dev.vars that somebody else wrote.
 */
export function connectWrangler(
  folder: string,
  data: string,
  variables: Record<string, string>,
): { options: string[]; disconnect(): void } {
  const devVars = join(folder, ".dev.vars");
  if (existsSync(devVars) && !isOurs(devVars)) {
    throw new PlainError(
      `${devVars} was not written by npm run db: move it away, or add to it the variables you need yourself.`,
    );
  }
  writeFileSync(devVars, HEADER + toEnvFile(variables), { mode: 0o600 });
  const storage = join(folder, ".wrangler/state/v3");
  const isLinked = linkStorage(storage, join(data, "v3"));
  return {
    options: isLinked ? [] : [`--persist-to ${data}`],
    disconnect() {
      rmSync(devVars, { force: true });
      if (isLinked) removeLink(storage);
    },
  };
}

/** Deletes the .dev.vars of an `npm run db` that was killed: wrangler prefers it to any other setting. */
export function removeStaleDevVars(folder: string): void {
  const devVars = join(folder, ".dev.vars");
  if (existsSync(devVars) && isOurs(devVars)) rmSync(devVars);
}

function isOurs(devVars: string): boolean {
  return readFileSync(devVars, "utf8").startsWith(HEADER);
}

/** False where wrangler has storage of its own, which nobody but its owner deletes. */
function linkStorage(storage: string, target: string): boolean {
  mkdirSync(target, { recursive: true });
  mkdirSync(join(storage, ".."), { recursive: true });
  removeLink(storage);
  if (existsSync(storage)) return false;
  symlinkSync(target, storage);
  return true;
}

function removeLink(path: string): void {
  if (lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink()) unlinkSync(path);
}

/** The variables as lines of a file that wrangler reads (.dev.vars, --env-file). */
export function toEnvFile(variables: Record<string, string>): string {
  return Object.entries(variables)
    .map(([name, value]) => `${name}='${value.replaceAll("$", "\\$")}'\n`)
    .join("");
}
