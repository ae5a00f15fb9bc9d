import { emptyDatabase, type TestDatabase } from "#tests/support/database.ts";
import { memoryBucket } from "#tests/support/records/photos.ts";
import type { TestBrowser } from "./accounts.ts";
import { appOver, losingAnswerTo } from "./app.ts";

export type LostFixture = {
  database: TestDatabase;
  app: ReturnType<typeof appOver>;
  papers: ReturnType<typeof memoryBucket>;
};

/** A form whose first matching statement is done while the answer of the database to it is lost. */
export type LostForm = {
  name: string;
  lost: RegExp;
  /** The status of the answer; 303 by default. */
  status?: number;
  /** Whether the line of the security log may stand there twice. */
  logsTwice?: true;
  /** Prepares what the form needs; gives the browser that sends it, where to, and what. */
  form: (
    fixture: LostFixture,
  ) => Promise<{ browser: TestBrowser; path: string; fields: Record<string, string> }>;
};

/** The number of rows of each table, except for some. */
async function rowCounts(
  { client }: TestDatabase,
  except: readonly string[],
): Promise<Record<string, number>> {
  const { rows } = await client.execute(
    "select name from sqlite_schema where type = 'table' and name not like '%search%' and name not like 'sqlite%'",
  );
  const names = rows.map(({ name }) => String(name)).filter((name) => !except.includes(name));
  const counts = await client.batch(names.map((name) => `select count(*) as n from ${name}`));
  return Object.fromEntries(names.map((name, i) => [name, Number(counts[i]?.rows[0]?.n)]));
}

/** The outcome of a form over a new database: the answer, the e-mails and the number of rows. */
export async function outcomeOf({ lost, logsTwice, form }: LostForm, losing: boolean) {
  const database = await emptyDatabase();
  const papers = memoryBucket();
  const app = appOver(losing ? losingAnswerTo(lost, database.client) : database.db, { papers });
  const { browser, path, fields } = await form({ database, app, papers });
  const answer = await browser.post(path, fields);
  const place = answer.headers.get("Location")?.replace(/[\w-]{36}|(ticket|token)=.*/g, "") ?? null;
  const { rows } = await database.client.execute("select kind, recipient from mail_outbox");
  return {
    status: answer.status,
    place,
    emails: rows.map(({ kind, recipient }) => `${kind} ${recipient}`),
    // Attempts are counted, also those whose answer was lost.
    rows: await rowCounts(database, ["rate_limits", ...(logsTwice ? ["security_events"] : [])]),
  };
}
