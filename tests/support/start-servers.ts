import { once } from "node:events";
import { cpSync, existsSync, mkdirSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { freePort } from "#tools/ports.ts";
import { startDatabase } from "#tools/start-database.ts";
import { startInBackground } from "#tools/start-in-background.ts";
import { readSettings } from "#tools/start-settings.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Where to ask for a running Kayap, by the number of the worker. */
    kayaps: string;
  }
}

type StartedKayap = Awaited<ReturnType<typeof startOne>>;

/** Of this run: its Kayaps, and the demo data they all begin with. */
const FOLDER = join(tmpdir(), `kayap-test-${process.pid}`);

/**
 * Starts a whole Kayap, as `npm start` does, for each worker of the project: when it first asks, so that tests which need
 * none are not slowed by those that run.
 */
export default async function setup(project: TestProject) {
  process.once("exit", () => rmSync(FOLDER, { recursive: true, force: true }));
  const started = new Map<string, Promise<StartedKayap>>();
  let demo: Promise<string> | undefined;
  const startFor = async (worker: string) => {
    demo ??= demoData();
    const data = join(FOLDER, `${project.name}-${worker}`);
    cpSync(await demo, data, { recursive: true });
    return startOne(data);
  };
  const server = createServer(async ({ url = "/" }, response) => {
    const worker = url.slice(1);
    const starting = started.get(worker) ?? startFor(worker);
    started.set(worker, starting);
    try {
      const kayap = await starting;
      response.end(JSON.stringify({ url: kayap.url, data: kayap.data }));
    } catch (error) {
      response.writeHead(500).end(String(error));
    }
  });
  const port = await freePort();
  await once(server.listen(port, "127.0.0.1"), "listening");
  project.provide("kayaps", `http://127.0.0.1:${port}`);
  return async () => {
    server.close();
    await Promise.all([...started.values()].map(async (starting) => (await starting).stop()));
  };
}

async function demoData(): Promise<string> {
  const data = join(FOLDER, "demo");
  if (existsSync(data)) return data;
  mkdirSync(data, { recursive: true });
  const { database } = readSettings({ ...process.env, KAYAP_DATA: data });
  await (await startDatabase(database, () => {})).stop();
  return data;
}

async function startOne(data: string) {
  const { url, stop } = await startInBackground({
    ...process.env,
    PORT: String(await freePort()),
    KAYAP_DATA: data,
    // Fifty races for one time are more bookings than a person may ask for in an hour.
    KAYAP_RELAX_LIMITS: "booking",
  });
  return { url, data, stop };
}
