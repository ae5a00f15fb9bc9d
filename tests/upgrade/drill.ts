import { execFile } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import { createClient } from "@libsql/client";
import { PlainError } from "#db/connection/plain-error.ts";
import { freePort } from "#tools/processes/ports.ts";
import { runCommand } from "#tools/processes/run-command.ts";
import { ROOT } from "#tools/project-root.ts";
import { startLocalServer } from "#tools/sqld/server.ts";
import { checksOf, NEW_PASSWORD } from "./checks.ts";
import type { HandedOut } from "./handed-out.ts";
import { appAt, browserOn, open, press } from "./person.ts";
import { differences, readTables, type Tables } from "./rows.ts";
import { OLD_COMMIT, startKayap, unpackOld } from "./running-kayap.ts";
import { signIn, useAgain, useOld } from "./use-old.ts";

// Takes a database and a bucket that the old version has filled to the version of this checkout, by the steps of
// docs/operations.md, while the old Worker serves; says what was found, and fails where anything was lost. With --record it
// also stores what the old version made, for tests/upgrade/upgrade.test.ts.

const FOLDER = join(ROOT, ".local/drill");
const OLD = join(FOLDER, OLD_COMMIT);
const RECORDED = join(ROOT, "tests/upgrade");
const READ_EVERY_MS = 100;

const run = promisify(execFile);

/** The tables whose rows the jobs of the minute and people who only look change. */
const CHANGES_BY_ITSELF = new Set(["mail_outbox", "rate_limits", "sessions", "push_outbox"]);

await runCommand(async () => {
  const failures: string[] = [];
  const say = (name: string, failure: string | null) => {
    console.log(
      `${failure === null ? "ok    " : "FAILED"} ${name}${failure === null ? "" : `: ${failure}`}`,
    );
    if (failure !== null) failures.push(name);
  };
  await emptyData();
  console.log(`Unpacking ${OLD_COMMIT} ...`);
  await unpackOld(OLD);
  const database = await startLocalServer({ folder: join(FOLDER, "database"), log: console.log });
  const client = createClient({ url: database.url });
  // Some numbers of the old tables are larger than JavaScript's.
  const wholeClient = createClient({ url: database.url, intMode: "bigint" });
  const variables = {
    TURSO_DATABASE_URL: database.url,
    KAYAP_DATA: join(FOLDER, "data"),
    PORT: String(await freePort()),
  };
  const startOld = () =>
    startKayap({ folder: OLD, start: "local/start.ts", log: join(FOLDER, "old.log") }, variables);
  const startNew = () =>
    startKayap({ folder: ROOT, start: "tools/start.ts", log: join(FOLDER, "new.log") }, variables);

  console.log("Starting the old version and using it ...");
  let kayap = await startOld();
  const handed = await useOld(kayap.url, client);
  if (process.argv.includes("--record")) await record(handed, variables);

  console.log("Migrating while the old version serves ...");
  const before = await readTables(wholeClient);
  const reading = keepReading(kayap.url, handed);
  await command("tools/database/migrate.ts", ROOT, variables);
  const { answers, refused } = await reading.stop();
  say(
    `${answers} pages that the old version answered meanwhile`,
    refused.length === 0 ? null : refused.join(", "),
  );
  reportDifferences(before, await readTables(wholeClient), say);
  await attempt(
    "the old version in use on the new schema",
    () => useAgain(kayap.url, browserOn(kayap.url, handed.cookies.customer), handed),
    say,
  );
  await kayap.stop();

  console.log("Starting the new version ...");
  kayap = await startNew();
  await command("tools/database/reindex.ts", ROOT, variables);
  const visitor = (cookies?: string) => browserOn(kayap.url, cookies);
  for (const check of checksOf(handed, visitor, Date.now))
    await attempt(check.name, check.run, say);
  await kayap.stop();

  console.log("Going back to the old version ...");
  kayap = await startOld();
  const back = async () => {
    const professional = await signIn(kayap.url, "pro@kayap.test", NEW_PASSWORD);
    // A person who has accepted the new terms is asked for the old ones.
    const page = await open(professional, "/dashboard");
    await press(professional, page, "Accept and Go On", { acceptTerms: "on" });
    await useAgain(kayap.url, professional, handed);
  };
  await attempt("the old version after the new one, with a password of the new one", back, say);
  await kayap.stop();
  client.close();
  wholeClient.close();
  await database.stop();
  if (failures.length > 0)
    throw new PlainError(`${failures.length} of the drill failed: the lines above say what.`);
  console.log("Nothing was lost.");
});

async function emptyData(): Promise<void> {
  for (const name of ["database", "data"]) {
    await rm(join(FOLDER, name), { recursive: true, force: true });
  }
  mkdirSync(join(FOLDER, "data"), { recursive: true });
}

type Say = (name: string, failure: string | null) => void;

async function attempt(name: string, run: () => Promise<void>, say: Say): Promise<void> {
  try {
    await run();
    say(name, null);
  } catch (error) {
    say(name, error instanceof Error ? error.message : String(error));
  }
}

/** Opens pages of visitors and of people who are signed in, one after the other, until it is stopped. */
function keepReading(url: string, { cookies, conversation, bookings }: HandedOut) {
  const app = appAt(url);
  const pages = [
    ["/", ""],
    ["/search?q=plumber", ""],
    [bookings.confirmed, cookies.customer],
    [conversation, cookies.professional],
  ] as const;
  const refused: string[] = [];
  let answers = 0;
  let isStopped = false;
  const done = (async () => {
    while (!isStopped) {
      for (const [path, Cookie] of pages) {
        const answer = await app.fetch(path, { headers: { Cookie } });
        await answer.arrayBuffer();
        answers += 1;
        if (answer.status !== 200) refused.push(`${path} ${answer.status}`);
      }
      await sleep(READ_EVERY_MS);
    }
  })();
  return {
    async stop() {
      isStopped = true;
      await done;
      return { answers, refused };
    },
  };
}

function reportDifferences(before: Tables, after: Tables, say: Say): void {
  const all = differences(before, after).filter(({ table }) => !CHANGES_BY_ITSELF.has(table));
  const rows = [...before.values()].reduce((sum, table) => sum + table.rows.length, 0);
  const seen = all.map(({ table, key, column, from, to }) =>
    column === null ? `${table} ${key} is gone` : `${table} ${key} ${column}: ${from} -> ${to}`,
  );
  say(
    `${rows} rows of ${before.size} tables, each as it was`,
    seen.length === 0 ? null : `${seen.length} differ, such as ${seen.slice(0, 20).join("; ")}`,
  );
}

/** Stores what the old version made: its rows and what it has handed out. */
async function record(handed: HandedOut, variables: Record<string, string>): Promise<void> {
  const dump = join(RECORDED, "old.jsonl.gz");
  await rm(dump, { force: true });
  await command("db/cli/dump.ts", OLD, variables, dump);
  writeFileSync(join(RECORDED, "handed-out.json"), `${JSON.stringify(handed, null, 2)}\n`);
}

async function command(
  script: string,
  folder: string,
  variables: Record<string, string>,
  ...args: string[]
) {
  const { stdout } = await run(process.execPath, [join(folder, script), ...args], {
    cwd: folder,
    env: { ...process.env, ...variables },
  });
  console.log(stdout.trim());
}
