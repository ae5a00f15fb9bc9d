import type { Client, ResultSet } from "@libsql/client";
import { type Database, isRead } from "./client.ts";
import { databaseThrough, type Statement } from "./database-through.ts";
import { answerGroups, type StatementGroup, statementsOf } from "./statement-group.ts";
import { isUnavailable } from "./unavailable.ts";

/**
 * Two views of a request's database, whose reads that begin in the same tick travel in one call. `forSession` is for what
 * finds out who sends the request. Through `forPage` reads begin at once too, but nothing is written before `confirmed` is
 * fulfilled; once it is rejected, so is every write. When the session could not be read, nothing further is.
 */
export function gatherReads(db: Database, confirmed: Promise<unknown>) {
  const gathered = gatheredReads(db.$client);
  let unavailable: unknown = null;
  const readSession = (statements: Statement[]) => {
    const results = gathered(statements);
    results.catch((error: unknown) => {
      if (isUnavailable(error)) unavailable = error;
    });
    return results;
  };
  const readPage = (statements: Statement[]) =>
    unavailable ? Promise.reject(unavailable) : gathered(statements);
  // Nothing need be written.
  confirmed.catch(() => {});
  return {
    forSession: databaseOver(db.$client, readSession, Promise.resolve()),
    forPage: databaseOver(db.$client, readPage, confirmed),
  };
}

type Read = (statements: Statement[]) => Promise<ResultSet[]>;

function databaseOver(client: Client, read: Read, confirmed: Promise<unknown>): Database {
  return databaseThrough(client, (statements, alone) =>
    statements.every(isRead) ? read(statements) : confirmed.then(alone),
  );
}

/** Runs the statements of everybody who asks in one tick as one batch, and gives each their own results. */
function gatheredReads(client: Client): Read {
  let waiting: StatementGroup[] = [];
  const run = async () => {
    const groups = waiting;
    waiting = [];
    try {
      answerGroups(groups, await client.batch(statementsOf(groups)));
    } catch (error) {
      for (const group of groups) await failOrRunAlone(group, groups.length, error);
    }
  };
  // A statement that the database refuses fails its own group only.
  const failOrRunAlone = (
    { statements, answer, fail }: StatementGroup,
    of: number,
    error: unknown,
  ) =>
    of === 1 || isUnavailable(error) ? fail(error) : client.batch(statements).then(answer, fail);
  return (statements) =>
    new Promise((answer, fail) => {
      if (waiting.length === 0) setTimeout(run);
      waiting.push({ statements, answer, fail });
    });
}
