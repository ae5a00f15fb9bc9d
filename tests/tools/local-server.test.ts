import { mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createClient } from "@libsql/client";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { eventually } from "#tests/support/eventually.ts";
import { type LocalServer, startLocalServer } from "#tools/sqld/server.ts";
import { findLocalServer } from "#tools/sqld/server-file.ts";

const pidSchema = z.object({ pid: z.number() });

describe("the local database", () => {
  const folder = mkdtempSync(join(tmpdir(), "kayap-sqld-"));
  const lines: string[] = [];
  let server: LocalServer;
  const client = () => createClient({ url: server.url });
  const pid = () =>
    pidSchema.parse(JSON.parse(readFileSync(join(folder, "server.json"), "utf8"))).pid;

  beforeAll(async () => {
    server = await startLocalServer({ folder, log: (line) => lines.push(line) });
    await client().execute("create table kept (word text)");
    await client().execute("insert into kept values ('kayap')");
  });
  afterAll(async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  const stillThere = async () => (await client().execute("select word from kept")).rows[0]?.word;

  test("is found by other commands through the file beside its data", async () => {
    expect((await findLocalServer(folder))?.url).toBe(server.url);
  });

  test("is refused to a second process with a sentence", async () => {
    await expect(startLocalServer({ folder, log: () => {} })).rejects.toThrow(
      /^Another Kayap has the data in .* open: stop that one first/,
    );
  });

  test("is restarted on the same port with its data when it dies, and logs one line", async () => {
    const [before, url] = [pid(), server.url];
    process.kill(before, "SIGKILL");
    await eventually(pid).not.toBe(before);
    await eventually(stillThere).toBe("kayap");
    expect(server.url).toBe(url);
    expect(lines).toHaveLength(1);
  });

  test("is restarted when it hangs", async () => {
    const before = pid();
    process.kill(before, "SIGSTOP");
    await eventually(pid).not.toBe(before);
    await eventually(stillThere).toBe("kayap");
    expect(lines).toHaveLength(2);
  });
});

describe("a database server whose file cannot be written", () => {
  const folder = mkdtempSync(join(tmpdir(), "kayap-sqld-"));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test("serves as usual, and only other commands do not find it (threat 83)", async () => {
    mkdirSync(join(folder, "server.json/in-the-way"), { recursive: true });
    const server = await startLocalServer({ folder, log: () => {} });
    const { rows } = await createClient({ url: server.url }).execute("select 1 as one");
    expect(rows).toEqual([{ one: 1 }]);
    expect(await findLocalServer(folder)).toBeUndefined();
    await server.stop();
  });
});
