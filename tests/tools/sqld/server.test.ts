import { mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createClient } from "@libsql/client";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { eventually } from "#tests/support/eventually.ts";
import { PATIENCE } from "#tests/support/patience.ts";
import { type LocalServer, startLocalServer } from "#tools/sqld/server.ts";
import { findLocalServer } from "#tools/sqld/server-file.ts";

const LONG = { timeout: 100_000, interval: 100 };
const pidSchema = z.object({ pid: z.number() });
const pidIn = (folder: string) =>
  pidSchema.parse(JSON.parse(readFileSync(join(folder, "server.json"), "utf8"))).pid;

const clientOf = ({ url }: LocalServer) => createClient({ url });

async function keepWord(server: LocalServer) {
  await clientOf(server).execute("create table kept (word text)");
  await clientOf(server).execute("insert into kept values ('kayap')");
}

const keptWord = async (server: LocalServer) =>
  (await clientOf(server).execute("select word from kept")).rows[0]?.word;

describe("the local database", () => {
  const folder = mkdtempSync(join(tmpdir(), "kayap-sqld-"));
  const lines: string[] = [];
  let server: LocalServer;
  const pid = () => pidIn(folder);

  beforeAll(async () => {
    const log = (line: string) => lines.push(line);
    server = await startLocalServer({ folder, log, patience: PATIENCE });
    await keepWord(server);
  });
  afterAll(async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  test("is found by other commands through the file beside its data", async () => {
    await eventually(async () => (await findLocalServer(folder))?.url).toBe(server.url);
  });

  test("is refused to a second process with a sentence", async () => {
    await expect(startLocalServer({ folder, log: () => {} })).rejects.toThrow(
      /^Another Kayap has the data in .* open: stop that one first/,
    );
  });

  test("is restarted on the same port with its data when it dies, and logs one line", async () => {
    const [before, url] = [pid(), server.url];
    process.kill(before, "SIGKILL");
    await eventually(() => lines, LONG).toHaveLength(1);
    expect(pid()).not.toBe(before);
    expect(await keptWord(server)).toBe("kayap");
    expect(server.url).toBe(url);
    expect(lines).toEqual(["The database died (SIGKILL); it was started again."]);
  });
});

test("a local database that hangs is restarted, and logs why", async () => {
  const folder = mkdtempSync(join(tmpdir(), "kayap-sqld-"));
  const lines: string[] = [];
  // On a busy machine this may come to pass more than once.
  const server = await startLocalServer({ folder, log: (line) => lines.push(line) });
  await keepWord(server);
  const before = pidIn(folder);
  process.kill(before, "SIGSTOP");
  await eventually(() => lines, LONG).toContain(
    "The database did not answer for 5 seconds; it was started again.",
  );
  expect(pidIn(folder)).not.toBe(before);
  await eventually(() => keptWord(server)).toBe("kayap");
  await server.stop();
  rmSync(folder, { recursive: true });
});

describe("a database server whose file cannot be written", () => {
  const folder = mkdtempSync(join(tmpdir(), "kayap-sqld-"));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test("serves as usual, and only other commands do not find it (threat 83)", async () => {
    mkdirSync(join(folder, "server.json/in-the-way"), { recursive: true });
    const server = await startLocalServer({ folder, log: () => {}, patience: PATIENCE });
    const { rows } = await createClient({ url: server.url }).execute("select 1 as one");
    expect(rows).toEqual([{ one: 1 }]);
    expect(await findLocalServer(folder)).toBeUndefined();
    await server.stop();
  });
});
