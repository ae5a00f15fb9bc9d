import { readdirSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { Readable } from "node:stream";
import { z } from "zod";
import { spawnInGroup, stopGroup } from "#tools/processes/child-process-group.ts";

export type RunningWorker = { port: number; pid: number; stop(): Promise<void> };

const STOP_GRACE_MS = 2_000;
const listenSchema = z.object({ event: z.literal("listen"), port: z.number() });

/**
 * A Worker: its folder, the main module in it, its text bindings, its Durable Object classes by the name of their binding,
 * and the names of bindings that must exist but are never used.
 */
type Worker = {
  folder: string;
  main: string;
  bindings: Record<string, string>;
  rooms?: Record<string, string>;
  unused?: readonly string[];
};

/** Serves a Worker on wrangler's workerd, without a proxy. */
export async function serveOnWorkerd(worker: Worker): Promise<RunningWorker> {
  const configFile = join(worker.folder, "bench.capnp");
  writeFileSync(configFile, configuration(worker));
  const child = spawnInGroup(workerdBinary(), ["serve", configFile, "--control-fd=3"], {
    stdio: ["ignore", "inherit", "inherit", "pipe"],
  });
  const { pid } = child;
  const control = child.stdio[3];
  if (pid === undefined || !(control instanceof Readable))
    throw new Error("workerd did not start.");
  for await (const line of createInterface({ input: control })) {
    const event = listenSchema.safeParse(JSON.parse(line));
    if (event.success) {
      return { port: event.data.port, pid, stop: () => stopGroup(child, STOP_GRACE_MS) };
    }
  }
  throw new Error("workerd ended before it listened: the lines above say why.");
}

function workerdBinary(): string {
  const fromHere = createRequire(import.meta.url);
  const fromWrangler = createRequire(fromHere.resolve("wrangler"));
  return z.object({ default: z.string() }).parse(fromWrangler("workerd")).default;
}

function configuration(worker: Worker): string {
  const { folder, main, bindings, rooms = {}, unused = [] } = worker;
  const modules = [main, ...modulesBeside(folder, main)].map(
    (name) => `(name = ${quoted(name)}, esModule = embed ${quoted(name)})`,
  );
  const texts = Object.entries(bindings).map(
    ([name, value]) => `(name = ${quoted(name)}, text = ${quoted(value)})`,
  );
  const namespaces = Object.entries(rooms).map(
    ([name, className]) =>
      `(name = ${quoted(name)}, durableObjectNamespace = ${quoted(className)})`,
  );
  const standIns = unused.map((name) => `(name = ${quoted(name)}, service = "internet")`);
  const classes = Object.values(rooms).map(
    (name) => `(className = ${quoted(name)}, uniqueKey = ${quoted(name)}, enableSql = true)`,
  );
  return `using Workerd = import "/workerd/workerd.capnp";

const config :Workerd.Config = (
  services = [
    (name = "worker", worker = .worker),
    (name = "internet", network = (allow = ["public", "private"])),
  ],
  sockets = [(name = "http", address = "127.0.0.1:0", http = (), service = "worker")],
);

const worker :Workerd.Worker = (
  modules = [${modules.join(", ")}],
  bindings = [${[...texts, ...namespaces, ...standIns].join(", ")}],
  durableObjectNamespaces = [${classes.join(", ")}],
  durableObjectStorage = (inMemory = void),
  compatibilityDate = "2026-10-01",
);
`;
}

/** The modules of a build, which lie in `assets`; none when there is no such folder. */
function modulesBeside(folder: string, main: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(
    (name) => name !== main && /^assets\/.*\.m?js$/.test(name),
  );
}

function quoted(text: string): string {
  return JSON.stringify(text);
}
