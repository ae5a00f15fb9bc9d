import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { text } from "node:stream/consumers";
import { createClient } from "@libsql/client";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { migrate } from "#db/migrate.ts";
import { eventually } from "#tests/support/eventually.ts";
import { addCustomer } from "#tests/support/fixtures.ts";
import { PATIENCE } from "#tests/support/patience.ts";
import { freePort } from "#tools/processes/ports.ts";
import { ROOT } from "#tools/project-root.ts";
import { startLocalServer } from "#tools/sqld/server.ts";

const START = [join(ROOT, "tools/start.ts")];
const LONG = { timeout: 240_000, interval: 100 };

const data = mkdtempSync(join(tmpdir(), "kayap-start-"));
let url: string;
let kayap: Started;

beforeAll(async () => {
  const folder = join(data, "database");
  mkdirSync(folder);
  const server = await startLocalServer({ folder, log: () => {}, patience: PATIENCE });
  const client = createClient({ url: server.url });
  await migrate(client);
  // A database with an account gets no demo data.
  await addCustomer(client);
  client.close();
  await server.stop();
  // A log on a full disk, where the system has /dev/full; elsewhere a log that cannot be opened.
  const log = join(data, "server.log");
  if (existsSync("/dev/full")) symlinkSync("/dev/full", log);
  else mkdirSync(log);
  const port = await freePort();
  url = `http://localhost:${port}`;
  kayap = await start(port);
});
afterAll(async () => {
  kayap.child.kill("SIGKILL");
  await vi.waitFor(() => expect(running()).toEqual([]), LONG);
  rmSync(data, { recursive: true, force: true });
});

type Started = { child: ChildProcess; lines: string[] };

const spawnStart = (port: number) =>
  spawn(process.execPath, START, {
    env: { ...process.env, PORT: String(port), KAYAP_DATA: data, KAYAP_PATIENCE: String(PATIENCE) },
    stdio: ["ignore", "pipe", "pipe"],
  });

/** Resolves when it serves. */
async function start(port: number): Promise<Started> {
  const child = spawnStart(port);
  const lines: string[] = [];
  const served = new Promise<void>((resolve, reject) => {
    createInterface({ input: child.stdout }).on("line", (line) => {
      lines.push(line);
      if (line.startsWith("Kayap is on ")) resolve();
    });
    createInterface({ input: child.stderr }).on("line", (line) => lines.push(line));
    child.once("exit", () => reject(new Error(lines.join("\n"))));
  });
  await served;
  return { child, lines };
}

/** Every process that belongs to this data, with or without its supervisor. */
function running(): { pid: number; program: string }[] {
  const listed = execFileSync("ps", ["-eo", "pid=,pgid=,args="], { encoding: "utf8" })
    .split("\n")
    .flatMap((line) => {
      const [, pid, group, program = ""] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [];
      return pid && group ? [{ pid: Number(pid), group: Number(group), program }] : [];
    });
  for (const { group, program } of listed) if (program.includes(data)) groups.add(group);
  return listed.filter(({ group }) => groups.has(group));
}
const groups = new Set<number>();

const statusOf = (path: string) =>
  fetch(url + path).then(
    async (response) => {
      await response.arrayBuffer();
      return response.status;
    },
    () => "none",
  );

describe("npm start", { timeout: 300_000 }, () => {
  test("serves while its log cannot be written and its output is closed (threat 83)", async () => {
    kayap.child.stdout?.destroy();
    kayap.child.stderr?.destroy();
    expect(await statusOf("/search")).toBe(200);
    expect(await statusOf("/nowhere")).toBe(404);
    expect(kayap.child.exitCode).toBeNull();
  });

  test("restarts a web server that was killed (threat 83)", async () => {
    const wrangler = running().find(({ program }) => program.includes("wrangler.js dev"));
    if (!wrangler) throw new Error("There is no web server to kill.");
    process.kill(wrangler.pid, "SIGKILL");
    await eventually(() => running().map(({ pid }) => pid), LONG).not.toContain(wrangler.pid);
    await eventually(() => statusOf("/search"), LONG).toBe(200);
    expect(kayap.child.exitCode).toBeNull();
  });

  test("is refused on data that another one has open, before anything is built (threat 83)", async () => {
    const built = join(data, "build");
    const before = statSync(built).ino;
    const second = spawnStart(await freePort());
    const [printed, error, [code]] = await Promise.all([
      text(second.stdout),
      text(second.stderr),
      once(second, "exit"),
    ]);
    expect(code).toBe(1);
    expect(printed).toBe("");
    expect(error).toBe(
      `Another Kayap has the data in ${data} open: stop that one first, or set KAYAP_DATA to another folder.\n`,
    );
    expect(statSync(built).ino).toBe(before);
    expect(await statusOf("/search")).toBe(200);
  });

  test("leaves no process behind when it is killed, and can be started again with the same data (threat 83)", async () => {
    kayap.child.kill("SIGKILL");
    await eventually(running, LONG).toEqual([]);
    kayap = await start(Number(new URL(url).port));
    expect(await statusOf("/search")).toBe(200);
  });

  test.each(["SIGINT", "SIGTERM"] as const)(
    "ends at %s and leaves no process behind (threat 83)",
    async (signal) => {
      if (kayap.child.exitCode !== null) kayap = await start(Number(new URL(url).port));
      expect(running().length).toBeGreaterThan(3);
      kayap.child.kill(signal);
      expect(await once(kayap.child, "exit")).toEqual([0, null]);
      await eventually(running, LONG).toEqual([]);
    },
  );
});
