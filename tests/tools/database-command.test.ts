import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { createClient } from "@libsql/client";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { migrate } from "#db/migrate.ts";
import { demoPasswordHash } from "#demo/demo.ts";
import { DEMO_PASSWORD } from "#demo/demo-password.ts";
import { eventually } from "#tests/support/eventually.ts";
import { addCustomer, addProfessional, addService } from "#tests/support/fixtures.ts";
import { PATIENCE } from "#tests/support/patience.ts";
import { spawnInGroup, stopGroup } from "#tools/processes/child-process-group.ts";
import { TOOL_ENVIRONMENT, tool } from "#tools/processes/installed-tools.ts";
import { freePort } from "#tools/processes/ports.ts";
import { ROOT } from "#tools/project-root.ts";
import { buildInto } from "#tools/server/build.ts";
import { startLocalServer } from "#tools/sqld/server.ts";

const LONG = { timeout: 240_000, interval: 200 };

/** A checkout as wrangler sees it: its settings, and a build that `npm run build` redirects wrangler to. */
const checkout = mkdtempSync(join(tmpdir(), "kayap-db-"));
const data = join(checkout, "data");
const devVars = join(checkout, ".dev.vars");
let port: number;

beforeAll(async () => {
  port = await freePort();
  cpSync(join(ROOT, "wrangler.toml"), join(checkout, "wrangler.toml"));
  await buildInto(join(checkout, "build"), () => {});
  mkdirSync(join(checkout, ".wrangler/deploy"), { recursive: true });
  writeFileSync(
    join(checkout, ".wrangler/deploy/config.json"),
    JSON.stringify({ configPath: "../../build/server/wrangler.json" }),
  );
  // A database with an account gets no demo data, which takes half a minute.
  const folder = join(data, "database");
  mkdirSync(folder, { recursive: true });
  const server = await startLocalServer({ folder, log: () => {}, patience: PATIENCE });
  const client = createClient({ url: server.url });
  await migrate(client);
  await addCustomer(client, {
    email: "customer@kayap.test",
    password_hash: await demoPasswordHash(),
  });
  await addService(client, await addProfessional(client), { title: "Quoble" });
  await client.execute("update services set search_text = 'oldword'");
  client.close();
  await server.stop();
});
afterAll(() => rmSync(checkout, { recursive: true, force: true }));

const startDatabase = () =>
  spawn(process.execPath, [join(ROOT, "tools/database/start.ts")], {
    cwd: checkout,
    env: { ...process.env, PORT: String(port), KAYAP_DATA: data, KAYAP_PATIENCE: String(PATIENCE) },
    stdio: ["ignore", "pipe", "pipe"],
  });

/** Resolves, with everything it printed, when it says how to sign in. */
function untilStarted(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let printed = "";
    child.stdout?.on("data", (chunk: Buffer) => {
      printed += chunk;
      if (printed.includes("Sign in as")) resolve(printed);
    });
    child.once("exit", () => reject(new Error(printed)));
  });
}

describe("npm run db", { timeout: 300_000 }, () => {
  test("gives `npx wrangler dev` a working Kayap, and says what to type", async () => {
    const database = startDatabase();
    expect(await untilStarted(database)).toContain(
      `\n  npm run build\n  npx wrangler dev --port ${port}\n`,
    );
    expect(statSync(devVars).mode & 0o777).toBe(0o600);

    const wrangler = spawnInGroup(process.execPath, tool("wrangler", "dev", "--port", `${port}`), {
      cwd: checkout,
      env: { ...TOOL_ENVIRONMENT, WRANGLER_REGISTRY_PATH: join(data, "registry") },
      stdio: "ignore",
    });
    const origin = `http://localhost:${port}`;
    const statusOf = (path: string) => fetch(origin + path).then(({ status }) => status, String);
    await eventually(() => statusOf("/search"), LONG).toBe(200);
    const signIn = await fetch(`${origin}/login`, {
      method: "POST",
      headers: { Origin: origin },
      body: new URLSearchParams({ email: "customer@kayap.test", password: DEMO_PASSWORD }),
      redirect: "manual",
    });
    expect(signIn.headers.get("Location")).toBe("/dashboard");
    const found = await fetch(`${origin}/search?q=quoble`);
    expect(await found.text(), "texts of an older checkout").toContain("Quoble</a>");
    await stopGroup(wrangler, 4_000);

    database.kill("SIGINT");
    expect(await once(database, "exit")).toEqual([0, null]);
    expect(existsSync(devVars)).toBe(false);
  });

  test("refuses to replace a .dev.vars that it did not write, and leaves it as it is", async () => {
    writeFileSync(devVars, "TURSO_DATABASE_URL=libsql://mine.turso.io\n");
    const database = startDatabase();
    const [printed, [code]] = await Promise.all([text(database.stderr), once(database, "exit")]);
    expect(code).toBe(1);
    expect(printed).toContain(`${devVars} was not written by npm run db: move it away`);
    expect(readFileSync(devVars, "utf8")).toContain("mine.turso.io");
    rmSync(devVars);
  });

  test("leaves wrangler's own storage alone, and says how to use that of the demo data", async () => {
    const storage = join(checkout, ".wrangler/state/v3");
    rmSync(storage, { force: true, recursive: true });
    mkdirSync(join(storage, "r2"), { recursive: true });
    const database = startDatabase();
    expect(await untilStarted(database)).toContain(
      `npx wrangler dev --port ${port} --persist-to ${data}\n`,
    );
    database.kill("SIGTERM");
    expect(await once(database, "exit")).toEqual([0, null]);
    expect(existsSync(join(storage, "r2"))).toBe(true);
  });
});
