import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { PlainError } from "#db/connection/plain-error.ts";
import { spawnInGroup, stopGroup } from "#tools/processes/child-process-group.ts";
import { ROOT } from "#tools/project-root.ts";

const STARTED = /^Kayap is on (http\S+)$/;
const STOP_GRACE_MS = 10_000;

/** The Kayap at KAYAP_URL, or one that is started and whose lines are told. Throws a PlainError if it does not start. */
export async function startInBackground(
  env: NodeJS.ProcessEnv,
  log: (line: string) => void = () => {},
): Promise<{ url: string; stop(): Promise<void> }> {
  if (env.KAYAP_URL) return { url: env.KAYAP_URL, stop: async () => {} };
  const child = spawnInGroup(process.execPath, [join(ROOT, "tools/start.ts")], {
    env,
    stdio: ["ignore", "pipe", "inherit"],
  });
  if (!child.stdout) throw new Error("The output of npm start cannot be read.");
  const lines = createInterface({ input: child.stdout });
  lines.on("line", log);
  const url = await Promise.race([
    new Promise<string>((resolve) => {
      lines.on("line", (line) => {
        const started = STARTED.exec(line)?.[1];
        if (started) resolve(started);
      });
    }),
    once(child, "exit").then(() => undefined),
  ]);
  if (!url) throw new PlainError("Kayap did not start: the lines above say why.");
  return { url, stop: () => stopGroup(child, STOP_GRACE_MS) };
}
