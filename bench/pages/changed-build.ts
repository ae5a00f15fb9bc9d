import { cp, mkdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { PlainError } from "#db/connection/plain-error.ts";
import { tool } from "#tools/processes/installed-tools.ts";
import { runSilently } from "#tools/processes/run-silently.ts";
import { ROOT } from "#tools/project-root.ts";

const FOLDERS = ["app", "db", "party", "public", "tools"];
const FILES = ["package.json", "tsconfig.json", "wrangler.toml"];
const CONFIGS = ["react-router.config.ts", "vite.config.ts"];

/** A text of a file of the application, and what stands there instead. */
export type Change = { file: string; text: string; instead: string };

/**
 * Builds a copy of the application with some changes. Returns the folder of the server's modules. Throws where a text that is to
 * be changed does not stand in its file once, and a PlainError if the build fails.
 */
export async function buildChanged(folder: string, changes: readonly Change[]): Promise<string> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const path of [...FOLDERS, ...FILES, ...CONFIGS]) {
    await cp(join(ROOT, path), join(folder, path), { recursive: true });
  }
  await symlink(join(ROOT, "node_modules"), join(folder, "node_modules"));
  for (const change of changes) await make(folder, change);
  await build(folder);
  return join(folder, "build/server");
}

async function make(folder: string, { file, text, instead }: Change): Promise<void> {
  const parts = (await readFile(join(folder, file), "utf8")).split(text);
  if (parts.length !== 2) throw new Error(`${file} does not have this text once: ${text}`);
  await writeFile(join(folder, file), parts.join(instead));
}

async function build(folder: string): Promise<void> {
  const { ok, output } = await runSilently(tool("reactRouter", "build"), {}, folder);
  if (!ok) throw new PlainError(`${output}\n\nThe changed build failed: see above.`);
}
