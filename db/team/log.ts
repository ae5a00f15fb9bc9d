import { and, desc, eq, isNull, lt, type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { StaffAct, StaffSubject } from "#app/domain/team/acts.ts";
import type { Database } from "#db/connection/client.ts";
import { users } from "#db/schema/accounts.ts";
import { staffLog } from "#db/schema/team.ts";
import { insertSelect } from "#db/statements/insert-select.ts";
import { namedBatch } from "#db/statements/named-batch.ts";
import { rowIf } from "#db/statements/row-if.ts";
import { nameOf } from "./name.ts";

type Statement = BatchItem<"sqlite">;

type LoggedAct = {
  /** The account of who does it; null for the command line. */
  staffId: string | null;
  act: StaffAct;
  /** What it is about; the id may be an expression that gives one. */
  subject: { kind: StaffSubject; id: string | SQL<string> };
  /** Why; empty where the act says everything. */
  reason: string;
  /** UTC milliseconds now. */
  now: number;
  /** A random id of the call, where it looks for its line afterwards. */
  call?: string;
};

const STATEMENT_BEFORE_CHANGED = sql`changes() > 0`;

/**
 * The statement that writes what somebody of the team does into the log, for the batch of the act: only if the statement
 * before it changed a row, or if `onlyIf` holds.
 */
export function logAct(
  db: Database,
  { staffId, act, subject, reason, now, call }: LoggedAct,
  onlyIf: SQL = STATEMENT_BEFORE_CHANGED,
) {
  const row = {
    act,
    subjectKind: subject.kind,
    subjectId: subject.id,
    reason,
    createdAt: now,
    callId: call,
  };
  return db.run(insertSelect(staffLog, { staffId: sql`${staffId}`, ...row }, sql`where ${onlyIf}`));
}

/**
 * The condition that the log has the line of a call, by which one that is sent again because its answer was lost recognises what
 * it did before.
 */
export const isLogged = ({ subject, call }: Required<Pick<LoggedAct, "subject" | "call">>): SQL =>
  sql`exists (select 1 from ${staffLog} where ${staffLog.subjectKind} = ${subject.kind}
    and ${staffLog.subjectId} = ${subject.id} and ${staffLog.callId} = ${call})`;

/**
 * Makes the change of an act, logs it, and does what follows from it, in one batch. Whether this call did so, also in a first try whose
 * answer was lost; false where the change changed nothing.
 */
export async function storeAct(
  db: Database,
  act: Omit<LoggedAct, "call">,
  change: Statement,
  consequences: readonly Statement[] = [],
): Promise<boolean> {
  const line = { ...act, call: crypto.randomUUID() };
  const { done } = await namedBatch(db, {
    change,
    log: logAct(db, line),
    consequences,
    done: rowIf(db, isLogged(line)),
  });
  return done.length === 1;
}

type LogEntry = {
  id: number;
  /** The account of who did it, null for the command line; and its name, null once it is erased. */
  staffId: string | null;
  name: string | null;
  act: string;
  subjectKind: StaffSubject;
  subjectId: string;
  reason: string;
  createdAt: number;
};

export const LOG_PAGE = 50;

/** The log, newest first, from below an id on; all of it, or what was done about one thing. */
export function readLog(
  db: Database,
  { before, subject }: { before: number | null; subject?: { kind: StaffSubject; id: string } },
): Promise<LogEntry[]> {
  const about = subject && [
    eq(staffLog.subjectKind, subject.kind),
    eq(staffLog.subjectId, subject.id),
  ];
  return db
    .select({
      id: staffLog.id,
      staffId: staffLog.staffId,
      name: nameOf(users),
      act: staffLog.act,
      subjectKind: staffLog.subjectKind,
      subjectId: staffLog.subjectId,
      reason: staffLog.reason,
      createdAt: staffLog.createdAt,
    })
    .from(staffLog)
    .leftJoin(users, and(eq(users.id, staffLog.staffId), isNull(users.deletedAt)))
    .where(and(before === null ? undefined : lt(staffLog.id, before), ...(about ?? [])))
    .orderBy(desc(staffLog.id))
    .limit(LOG_PAGE);
}
