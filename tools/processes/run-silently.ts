import { once } from "node:events";
import { text } from "node:stream/consumers";
import { ROOT } from "#tools/project-root.ts";
import { spawnInGroup } from "./child-process-group.ts";
import { TOOL_ENVIRONMENT } from "./installed-tools.ts";

/**
 * Runs a Node program in the project, or in another folder, with `env` added to its environment. Returns its output and
 * whether it succeeded.
 */
export async function runSilently(
  args: string[],
  env: Record<string, string> = {},
  folder: string = ROOT,
): Promise<{ ok: boolean; output: string }> {
  const child = spawnInGroup(process.execPath, args, {
    cwd: folder,
    env: { ...TOOL_ENVIRONMENT, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  if (!child.stdout || !child.stderr) throw new Error("The output of the program cannot be read.");
  const [out, error, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, "exit"),
  ]);
  return { ok: code === 0, output: `${out}${error}`.trim() };
}
