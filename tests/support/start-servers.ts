import { once } from "node:events";
import { rmSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { monitorEventLoopDelay } from "node:perf_hooks";
import type { TestProject } from "vitest/node";
import { freePort } from "#tools/ports.ts";
import { startInBackground } from "#tools/start-in-background.ts";
import { copyDemoData } from "./demo-data.ts";
import { PATIENCE } from "./patience.ts";
import { countUnavailable } from "./server-logs.ts";

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
  let warming: Promise<unknown> = Promise.resolve();
  /** One after the other: three that start at once take longer than any test waits for its first page. */
  const startNext = (worker: string) => {
    const starting = warming.then(() => startFor(worker));
    warming = starting.catch(() => {});
    return starting;
  };
  const startFor = async (worker: string) => {
    const data = join(FOLDER, `${project.name}-${worker}`);
    await copyDemoData(data);
    return startServer(data);
  };
  const server = createServer(async ({ url = "/" }, response) => {
    const worker = url.slice(1);
    const starting = started.get(worker) ?? startNext(worker);
    started.set(worker, starting);
    try {
      const { url: address, data } = await starting;
      response.end(JSON.stringify({ url: address, data }));
    } catch (error) {
      // The next file starts one anew.
      started.delete(worker);
      response.writeHead(500).end(String(error));
    }
  });
  const port = await freePort();
  await once(server.listen(port, "127.0.0.1"), "listening");
  project.provide("testServers", `http://127.0.0.1:${port}`);
  const delay = monitorEventLoopDelay();
  delay.enable();
  return async () => {
    server.close();
    const servers = await Promise.all(started.values());
    await Promise.all(servers.map(({ stop }) => stop()));
    if (servers.length === 0) return;
    const unavailable = sum(servers.map(({ data }) => countUnavailable(data)));
    const restarts = sum(servers.map(({ restarts }) => restarts()));
    const stall = Math.round(delay.max / 1e6);
    console.log(
      `${project.name}: ${servers.length} servers, ${unavailable} times without their database, ${restarts} restarts; the longest stall here ${stall} ms`,
    );
  };
}

async function startServer(data: string) {
  const lines: string[] = [];
  const env = {
    ...process.env,
    PORT: String(await freePort()),
    KAYAP_DATA: data,
    KAYAP_PATIENCE: String(PATIENCE),
    // A test calls the jobs it is about.
    KAYAP_JOBS: "off",
    // Twenty races for one time are more bookings than a person may request in an hour.
    KAYAP_RELAX_LIMITS: "booking",
    // A line for every request would be a fifth of what a script costs to serve, and nobody reads it.
    WRANGLER_LOG: "warn",
  };
  const { url, stop } = await startInBackground(env, (line) => lines.push(line));
  const restarts = () => lines.filter((line) => line.endsWith("started again.")).length;
  return { url, data, stop, restarts };
}

const sum = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0);
