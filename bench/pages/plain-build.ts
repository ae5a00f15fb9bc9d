import { once } from "node:events";
import { appendFile, cp, mkdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { PlainError } from "#db/plain-error.ts";
import { spawnInGroup } from "#tools/processes/child-process-group.ts";
import { TOOL_ENVIRONMENT, tool } from "#tools/processes/installed-tools.ts";
import { ROOT } from "#tools/project-root.ts";

const FOLDERS = ["app", "db", "party", "public", "tools"];
const FILES = ["package.json", "tsconfig.json", "wrangler.toml"];
const CONFIGS = ["react-router.config.ts", "vite.config.ts"];
/** The line of vite.config.ts that puts Preact in React's place. */
const WITH_PREACT = "    preactPlugin(import.meta.dirname),\n";

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
  await appendFile(join(folder, "app/root.tsx"), "\nexport const handle = { hydrate: true };\n");
  await withReact(join(folder, "vite.config.ts"));
  await build(folder);
  return join(folder, "build/server");
}

async function withReact(config: string): Promise<void> {
  const text = await readFile(config, "utf8");
  if (!text.includes(WITH_PREACT)) throw new Error("vite.config.ts names Preact in another way.");
  await writeFile(config, text.replace(WITH_PREACT, ""));
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
