import type { ChildProcess } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { PlainError } from "#db/connection/plain-error.ts";
import { hasEnded, spawnInGroup } from "#tools/processes/child-process-group.ts";
import { TOOL_ENVIRONMENT, tool } from "#tools/processes/installed-tools.ts";
import { ROOT } from "#tools/project-root.ts";
import { followOutput } from "./server-output.ts";
import type { Settings } from "./start-settings.ts";
import { removeStaleDevVars, toEnvFile } from "./wrangler-dev.ts";

const READY_MS = 90_000;
const PROBE_MS = 5_000;
const PROBE_PAUSE_MS = 150;
const FAILURE_PAUSE_MS = 1_000;
const MOST_FAILURES = 5;
const TAIL_LINES = 30;

/** Serves the built Worker with `wrangler dev`; its variables go through a file that only this user can read. */
export function serveBuild(settings: Settings, variables: Record<string, string>): ChildProcess {
  const { data } = settings.database;
  const envFile = join(data, "worker.env");
  writeIfChanged(envFile, toEnvFile(variables));
  const args = tool("wrangler", "dev", "--config", join(settings.built, "server/wrangler.json"));
  args.push("--ip", "127.0.0.1", "--port", String(settings.port), "--inspector-port", "0");
  args.push("--persist-to", data, "--env-file", envFile, "--show-interactive-dev-session=false");
  return start(args, settings, {});
}

/** Serves the sources with hot reload; vite.config.ts passes the variables on to the Worker. */
export function serveSources(settings: Settings, variables: Record<string, string>): ChildProcess {
  removeStaleDevVars(ROOT);
  const args = tool("reactRouter", "dev", "--host", "127.0.0.1", "--strictPort");
  args.push("--port", String(settings.port));
  return start(args, settings, { ...variables, NODE_ENV: "development" });
}

/** Resolves when the server answers and, if they must, its pages work. Throws a PlainError with the end of its log. */
export async function untilReady(
  server: ChildProcess,
  settings: Settings,
  { pagesMustWork }: { pagesMustWork: boolean },
): Promise<void> {
  const deadline = Date.now() + READY_MS * settings.database.patience;
  let failures = 0;
  while (Date.now() < deadline) {
    if (hasEnded(server)) throw serverFailed("ended", settings);
    const status = await statusOf(`${settings.origin}/health`);
    if (status !== undefined && (status < 500 || !pagesMustWork)) return;
    if (status !== undefined) failures += 1;
    if (failures === MOST_FAILURES) throw serverFailed(`answers HTTP ${status}`, settings);
    await sleep(status === undefined ? PROBE_PAUSE_MS : FAILURE_PAUSE_MS);
  }
  throw serverFailed("does not answer", settings);
}

/** Whether the server answers a request that needs no database, with whatever status. */
export async function answersAnything({ origin }: Settings): Promise<boolean> {
  return (await statusOf(`${origin}/robots.txt`)) !== undefined;
}

/** The error of a server that has ended or never worked, with the end of its log. */
export function serverFailed(happening: string, { serverLog }: Settings): PlainError {
  const log = existsSync(serverLog) ? readFileSync(serverLog, "utf8") : "";
  const tail = log.trimEnd().split("\n").slice(-TAIL_LINES).join("\n");
  return new PlainError(
    `${tail}\n\nThe web server ${happening}: the lines above are from ${serverLog}.`,
  );
}

function start(args: string[], settings: Settings, env: Record<string, string>): ChildProcess {
  const { data } = settings.database;
  const server = spawnInGroup(process.execPath, args, {
    cwd: ROOT,
    env: {
      ...TOOL_ENVIRONMENT,
      ...env,
      KAYAP_DATA: data,
      WRANGLER_REGISTRY_PATH: join(data, "registry"),
      WRANGLER_WRITE_LOGS: "false",
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const { stdout, stderr } = server;
  if (!stdout || !stderr) throw new Error("The output of the web server cannot be read.");
  followOutput({ stdout, stderr }, settings.serverLog, (line) => {
    // The source maps of the copied build name the sources one folder too deep.
    console.error(line.replaceAll(`${data}/app/`, `${ROOT}app/`));
  });
  return server;
}

async function statusOf(url: string): Promise<number | undefined> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(PROBE_MS) });
    await response.arrayBuffer();
    return response.status;
  } catch {
    return undefined;
  }
}

// Writing to a full disk would empty the file: a restart leaves it as it is.
function writeIfChanged(file: string, text: string): void {
  if (existsSync(file) && readFileSync(file, "utf8") === text) return;
  writeFileSync(file, text, { mode: 0o600 });
}
