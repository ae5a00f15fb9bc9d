import { once } from "node:events";
import { rmSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { freePort } from "#tools/ports.ts";
import { startInBackground } from "#tools/start-in-background.ts";
import { copyDemoData } from "./demo-data.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The address that starts a server for a test worker, by the worker's number, and answers with its address. */
    testServers: string;
  }
}

type StartedServer = Awaited<ReturnType<typeof startServer>>;

/** The folder of this run: the data of its servers. */
const FOLDER = join(tmpdir(), `kayap-test-${process.pid}`);

/**
 * Starts a whole server, as `npm start` does, for each worker of the project, when a test first needs it: tests without one
 * are not slowed by it.
 */
export default async function setup(project: TestProject) {
  process.once("exit", () => rmSync(FOLDER, { recursive: true, force: true }));
  const started = new Map<string, Promise<StartedServer>>();
  const startFor = async (worker: string) => {
    const data = join(FOLDER, `${project.name}-${worker}`);
    await copyDemoData(data);
    return startServer(data);
  };
  const server = createServer(async ({ url = "/" }, response) => {
    const worker = url.slice(1);
    const starting = started.get(worker) ?? startFor(worker);
    started.set(worker, starting);
    try {
      const { url: address, data } = await starting;
      response.end(JSON.stringify({ url: address, data }));
    } catch (error) {
      response.writeHead(500).end(String(error));
    }
  });
  const port = await freePort();
  await once(server.listen(port, "127.0.0.1"), "listening");
  project.provide("testServers", `http://127.0.0.1:${port}`);
  return async () => {
    server.close();
    await Promise.all([...started.values()].map(async (starting) => (await starting).stop()));
  };
}

async function startServer(data: string) {
  const { url, stop } = await startInBackground({
    ...process.env,
    PORT: String(await freePort()),
    KAYAP_DATA: data,
    // Twenty races for one time are more bookings than a person may request in an hour.
    KAYAP_RELAX_LIMITS: "booking",
    // A line for every request would be a fifth of what a script costs to serve, and nobody reads it.
    WRANGLER_LOG: "warn",
  });
  return { url, data, stop };
}
