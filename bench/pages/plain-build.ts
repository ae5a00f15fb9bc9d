import { once } from "node:events";
import { appendFileSync } from "node:fs";
import { cp, mkdir, rm, symlink } from "node:fs/promises";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { PlainError } from "#db/plain-error.ts";
import { spawnInGroup } from "#tools/processes/child-process-group.ts";
import { TOOL_ENVIRONMENT, tool } from "#tools/processes/installed-tools.ts";
import { ROOT } from "#tools/project-root.ts";

const FOLDERS = ["app", "db", "party", "public", "tools"];
const FILES = ["package.json", "tsconfig.json", "wrangler.toml"];
const CONFIGS = ["react-router.config.ts", "vite.config.ts"];

/**
 * Builds the same application in React Router's default way: every page is streamed, loads React and hydrates. Returns
 * the folder of the server's modules. Throws a PlainError if it fails.
 */
export async function buildPlain(folder: string): Promise<string> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const path of [...FOLDERS, ...FILES, ...CONFIGS]) {
    await cp(join(ROOT, path), join(folder, path), { recursive: true });
  }
  await symlink(join(ROOT, "node_modules"), join(folder, "node_modules"));
  appendFileSync(join(folder, "app/root.tsx"), "\nexport const handle = { hydrate: true };\n");
  await build(folder);
  return join(folder, "build/server");
}

async function build(folder: string): Promise<void> {
  const child = spawnInGroup(process.execPath, tool("reactRouter", "build"), {
    cwd: folder,
    env: TOOL_ENVIRONMENT,
    stdio: ["ignore", "pipe", "pipe"],
  });
  if (!child.stdout || !child.stderr) throw new Error("The output of the build cannot be read.");
  const [out, error, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, "exit"),
  ]);
  if (code !== 0) throw new PlainError(`${out}${error}\n\nThe plain build failed: see above.`);
}
