import { type Client, createClient } from "@libsql/client";
import { type Database, openDatabase } from "#db/connection/client.ts";
import { readBoard } from "#db/jobs/board.ts";
import { notifyProfessionals } from "#db/jobs/matching.ts";
import { addOpenJobs, addWorkers, REGION, TRADE } from "./jobs/full-region.ts";
import { bareInsert } from "./measurement/bare-insert.ts";
import { countedClient, type DatabaseUse } from "./measurement/counted-client.ts";
import type { Report, Row } from "./measurement/report.ts";
import { type Figures, takeTurns } from "./measurement/rounds.ts";
import type { BenchOptions } from "./options.ts";
import { NOW, openFilled } from "./setup/filled-database.ts";

const WORKERS = 100_000;
const OPEN_JOBS = 1_000;
const MOST_MS = 20;
const MOST_ROWS = 500;

/**
 * The cost of choosing who hears of a job among 100,000 professionals of its trade in its region, beside one bare insert,
 * and of the board of one of them.
 */
export async function benchJobs(
  { fresh, rounds, repetitions }: BenchOptions,
  log: (line: string) => void,
): Promise<Report> {
  const database = await openFilled({ services: "demo", fresh, log, name: "jobs" });
  const client = createClient({ url: database.url });
  try {
    const customerId = await fill(client, database.withoutHangCheck, log);
    const rows = await database.withoutHangCheck(() =>
      measure(database.url, client, customerId, { rounds, repetitions }),
    );
    return {
      goals: [
        `who hears of a job: at most ${MOST_MS} ms and ${MOST_ROWS} rows read`,
        "the board: one round trip",
      ],
      notes: [
        `${WORKERS.toLocaleString("en")} professionals of the trade in the region, of whom every tenth wants to hear of no job; ${OPEN_JOBS.toLocaleString("en")} open jobs on the board.`,
      ],
      tables: [{ title: "Jobs, ms over HTTP", rows }],
    };
  } finally {
    client.close();
    await database.stop();
  }
}

async function measure(
  url: string,
  client: Client,
  customerId: string,
  { rounds, repetitions }: { rounds: number; repetitions: number },
): Promise<Row[]> {
  const db = openDatabase(client);
  const count = rounds * repetitions + 2;
  const waiting = await addOpenJobs(client, { count, customerId, now: NOW });
  let at = NOW;
  const chooseNext = (on: Database) => {
    at += 1;
    return choose(on, { id: waiting.pop() ?? "", customerId, at });
  };
  const [insert, choice, read] = await takeTurns(
    [() => bareInsert(client, customerId, NOW), () => chooseNext(db), () => board(db)],
    { rounds, repetitions },
  );
  if (!insert || !choice || !read) throw new Error("A call was not timed.");
  const choiceUse = await databaseUse(url, chooseNext);
  const boardUse = await databaseUse(url, board);
  return [
    { ...rowOf("one bare insert", insert), goal: null },
    {
      ...rowOf("who hears of a job", choice, choiceUse),
      goal: choice.median <= MOST_MS && choiceUse.rowsRead <= MOST_ROWS,
    },
    { ...rowOf("the board", read, boardUse), goal: boardUse.roundTrips <= 1 },
  ];
}

/** How much of the database one call uses. */
async function databaseUse(
  url: string,
  call: (db: Database) => Promise<unknown>,
): Promise<DatabaseUse> {
  const { client, use } = countedClient(url);
  await call(openDatabase(client));
  return use;
}

function rowOf(what: string, { median, p99 }: Figures, use?: DatabaseUse): Row {
  return {
    what,
    median,
    p99,
    "round trips": use?.roundTrips ?? null,
    "rows read": use?.rowsRead ?? null,
  };
}

async function fill(
  client: Client,
  withoutHangCheck: <T>(work: () => Promise<T>) => Promise<T>,
  log: (line: string) => void,
): Promise<string> {
  const { rows } = await client.execute(`select
    (select id from users where role = 'customer' order by id limit 1) as customer,
    exists (select 1 from users where id = 'worker-1') as filled`);
  const customerId = String(rows[0]?.customer);
  if (rows[0]?.filled === 1) return customerId;
  log(`Adding ${WORKERS.toLocaleString("en")} professionals ...`);
  await withoutHangCheck(() => addWorkers(client, WORKERS, NOW));
  await addOpenJobs(client, { count: OPEN_JOBS, customerId, now: NOW });
  return customerId;
}

type Choice = { id: string; customerId: string; at: number };

const choose = (db: Database, { id, customerId, at }: Choice) =>
  db.batch([
    ...notifyProfessionals(db, {
      id,
      customerId,
      trade: TRADE,
      region: REGION,
      wanted: { when: "week", day: null, part: null },
      notice: { title: "New job", body: "Electricians in Mon Repos", link: "/dashboard/jobs" },
      at,
    }),
  ]);

const board = (db: Database) =>
  readBoard(db, { me: "worker-1", trade: null, region: null, page: 1, at: NOW });
