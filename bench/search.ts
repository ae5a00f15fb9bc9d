import { eq } from "drizzle-orm";
import { type Database, openDatabase } from "#db/connection/client.ts";
import { connect } from "#db/connection/connect.ts";
import { isUnavailable } from "#db/connection/unavailable.ts";
import { services } from "#db/schema/services.ts";
import { countedClient } from "./measurement/counted-client.ts";
import { processorTime } from "./measurement/process-usage.ts";
import type { Report, Row } from "./measurement/report.ts";
import { takeTurns } from "./measurement/rounds.ts";
import type { BenchOptions } from "./options.ts";
import { fillFreeStarts } from "./search/free-starts.ts";
import { describeVocabulary, type Shape, search, shapesOf } from "./search/shapes.ts";
import { sizesOf } from "./search/storage.ts";
import { chooseVocabulary } from "./search/vocabulary.ts";
import { timeWrites } from "./search/writes.ts";
import { type FilledDatabase, openFilled } from "./setup/filled-database.ts";

const MOST_MS = 10;
const MOST_GROWTH = 2;
const MOST_ROWS_READ = 2000;
/** The system counts processor time in hundredths of a second. */
const WORK_CALLS = 100;

type Filled = FilledDatabase & { size: number; shapes: Shape[]; chosen: string };

/**
 * Every kind of search at each size, beside a primary-key read of one service in the same round, the size of the index,
 * and the cost of a write. The databases are kept for the next run.
 */
export async function benchSearch(
  { sizes, fresh, ...turns }: BenchOptions,
  log: (line: string) => void,
): Promise<Report> {
  const open: Filled[] = [];
  try {
    for (const size of sizes) {
      const database = await openFilled({ services: size, fresh, log });
      const words = await database.withoutHangCheck(async () => {
        await fillFreeStarts(database.url);
        return chooseVocabulary(database.url);
      });
      open.push({ ...database, size, shapes: shapesOf(words), chosen: describeVocabulary(words) });
    }
    return await withoutHangChecks(open, () => measure(open, turns, log));
  } finally {
    for (const { stop } of open) await stop();
  }
}

/** Runs work without the health checks of the databases. */
function withoutHangChecks<T>(
  databases: readonly FilledDatabase[],
  work: () => Promise<T>,
): Promise<T> {
  const [first, ...rest] = databases;
  return first ? first.withoutHangCheck(() => withoutHangChecks(rest, work)) : work();
}

type Turns = { rounds: number; repetitions: number };

async function measure(
  databases: readonly Filled[],
  turns: Turns,
  log: (line: string) => void,
): Promise<Report> {
  const shapes = databases[0]?.shapes ?? [];
  const rows: Row[] = [];
  for (const [i, { name }] of shapes.entries()) {
    log(`Searching: ${name} ...`);
    rows.push(...(await measureShape(databases, i, turns)));
  }
  log("Measuring the tables and the writes ...");
  const storage: Row[] = [];
  const writes: Row[] = [];
  for (const database of databases) {
    storage.push({ services: database.size, ...(await sizesOf(database)) });
    writes.push({ services: database.size, ...(await writeRow(database, turns)) });
  }
  return {
    goals: [
      `every search within ${MOST_MS} ms at every size: by the clock (time, the median) and in processor time (effort)`,
      `at most ${MOST_GROWTH} times its own work at ${databases[0]?.size.toLocaleString("en")}`,
      `at most ${MOST_ROWS_READ.toLocaleString("en")} rows read`,
    ],
    notes: databases.map(({ chosen }) => chosen),
    tables: [
      { title: "Searches, ms over HTTP; floor: one service by its primary key", rows },
      { title: "Size, MB", rows: storage },
      { title: "Writes, ms over HTTP; floor: a row without triggers", rows: writes },
    ],
  };
}

/** One shape at all sizes, in turns with the floor of each size. */
async function measureShape(
  databases: readonly Filled[],
  at: number,
  turns: Turns,
): Promise<Row[]> {
  const subjects = databases.flatMap((database) => {
    const shape = database.shapes[at];
    return shape ? [{ ...database, shape, ...attempts(database, shape) }] : [];
  });
  const figures = await takeTurns(
    subjects.flatMap(({ floor, subject }) => [floor, subject]),
    turns,
  );
  const works: number[] = [];
  for (const { subject, pid } of subjects) works.push(await workOf(subject, pid));
  const [smallest = Number.NaN] = works;
  const rows: Row[] = [];
  for (const [i, { shape, size, url, unanswered }] of subjects.entries()) {
    const [floor, subject] = [figures[2 * i], figures[2 * i + 1]];
    const work = works[i] ?? Number.NaN;
    if (!floor || !subject) continue;
    const { found, rowsRead } = await readsOf(url, shape);
    rows.push({
      search: shape.name,
      services: size,
      found,
      median: subject.median,
      p99: subject.p99,
      floor: floor.median,
      "x floor": subject.median / floor.median,
      work,
      "work x smallest": work / smallest,
      "rows read": rowsRead,
      unanswered: unanswered() || null,
      time: subject.median <= MOST_MS,
      effort: work <= MOST_MS,
      growth: work <= MOST_GROWTH * smallest,
      reads: rowsRead !== null && rowsRead <= MOST_ROWS_READ,
    });
  }
  return rows;
}

/**
 * Milliseconds of processor that the database takes for one call. Unlike the clock it leaves out
 * other load of the machine; NaN where the system does not say.
 */
async function workOf(call: () => Promise<unknown>, pid: number): Promise<number> {
  const before = processorTime(pid);
  for (let i = 0; i < WORK_CALLS; i += 1) await call();
  const after = processorTime(pid);
  return before === null || after === null ? Number.NaN : (after - before) / WORK_CALLS;
}

/** The floor and the search of one database; searches without an answer in time are counted. */
function attempts({ url, size }: Filled, shape: Shape) {
  const db = connect(url);
  let unanswered = 0;
  return {
    floor: () => readOne(db, 1 + Math.floor(Math.random() * size)),
    subject: async () => {
      if ((await orNull(search(db, shape))) === null) unanswered += 1;
    },
    unanswered: () => unanswered,
  };
}

async function readOne(db: Database, number: number): Promise<void> {
  await db
    .select({ title: services.title, price: services.priceAmount, city: services.city })
    .from(services)
    .where(eq(services.number, number));
}

async function readsOf(url: string, shape: Shape) {
  const { client, use } = countedClient(url);
  const found = await orNull(search(openDatabase(client), shape));
  return { found, rowsRead: found === null ? null : use.rowsRead };
}

/** The result, or null when the database does not answer within the limit of a read. */
async function orNull<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work;
  } catch (error) {
    if (isUnavailable(error)) return null;
    throw error;
  }
}

async function writeRow({ url }: Filled, turns: Turns): Promise<Row> {
  const { plainRow, service, review } = await timeWrites(url, turns);
  return {
    floor: plainRow.median,
    service: service.median,
    "service p99": service.p99,
    "service longest": service.longest,
    "service x floor": service.median / plainRow.median,
    review: review.median,
    "review p99": review.p99,
    "review longest": review.longest,
    "review x floor": review.median / plainRow.median,
  };
}
