import { and, eq, inArray, isNotNull, isNull, ne, not, or, type SQL, sql } from "drizzle-orm";
import type { EmailContent } from "#app/domain/email/email.ts";
import type { StaffAct } from "#app/domain/team/acts.ts";
import type { Hideable, MeasureKind } from "#app/domain/team/measures.ts";
import type { ReportOutcome } from "#app/domain/team/reports.ts";
import { endAccess } from "#db/accounts/end-access.ts";
import type { Database } from "#db/connection/client.ts";
import { queueEmail } from "#db/email/outbox.ts";
import { securityEvents } from "#db/schema/access.ts";
import { users } from "#db/schema/accounts.ts";
import { notifications } from "#db/schema/notifications.ts";
import { reports } from "#db/schema/reviews.ts";
import { measures } from "#db/schema/team.ts";
import { insertSelect } from "#db/statements/insert-select.ts";
import { namedBatch } from "#db/statements/named-batch.ts";
import { rowIf } from "#db/statements/row-if.ts";
import { HIDEABLE_ROWS } from "./hideable.ts";
import { logAct } from "./log.ts";
import { type Decider, mayTake, reportOf } from "./may-decide.ts";
import { isDispute } from "./report.ts";
import { isInTeam } from "./staff.ts";

/** What each kind of measure is called where it leaves a trace: in the log, the report and the security log. */
const NAMES = {
  warning: "warned",
  hidden: "hidden",
  suspension: "suspended",
  ban: "banned",
} as const satisfies Record<MeasureKind, StaffAct & ReportOutcome>;

export type NewMeasure = {
  /** Its id, which the link in its e-mail is made with. */
  id: string;
  kind: MeasureKind;
  person: { id: string; email: string };
  /** What is hidden; the account for what is about the person. */
  subject: { kind: Hideable; id: string };
  /** When a suspension ends, UTC milliseconds. */
  until: number | null;
  reason: string;
  emailContent: EmailContent;
  decider: Decider;
  /** UTC milliseconds. */
  now: number;
};

/**
 * The condition that there is something to do: a warning always, what is hidden already is not hidden again. On its pages the
 * team closes no account of its own.
 */
function isDue({ kind, subject, decider }: NewMeasure): SQL {
  const { table } = HIDEABLE_ROWS[subject.kind];
  const isThere = eq(table.id, subject.id);
  const isShown = isNull(table.hiddenAt);
  const mayEnd = kind === "ban" ? or(isShown, isNotNull(users.hiddenUntil)) : isShown;
  const isOfTeam = subject.kind === "account" && decider !== null && isInTeam(subject.id);
  return sql`exists (select 1 from ${table}
    where ${and(isThere, kind === "warning" ? undefined : mayEnd)})
    ${isOfTeam && kind !== "warning" ? sql`and not ${isOfTeam}` : sql``}`;
}

/**
 * Takes a measure: the person gets an e-mail and an entry in their security log with the reason, the log of the team has a
 * line, and the report that it answers is closed, with all about what is hidden. Access to a closed account ends as the list of
 * the domain says (its sockets within a minute, by the jobs). False when it is not theirs to decide, or decided already.
 */
export async function takeMeasure(db: Database, measure: NewMeasure): Promise<boolean> {
  const { id, kind, person, subject, until, reason, emailContent, decider, now } = measure;
  const isTaken = sql`exists (select 1 from ${measures} where ${measures.id} = ${id})`;
  const name = NAMES[kind];
  const { done } = await namedBatch(db, {
    measure: db.run(
      insertSelect(
        measures,
        {
          id,
          personId: person.id,
          kind,
          subjectKind: subject.kind,
          subjectId: subject.id,
          reportId: sql`${reportOf(decider)}`,
          until: sql`${until}`,
          reason,
          decidedBy: sql`${decider?.by.userId ?? null}`,
          createdAt: now,
        },
        sql`where ${mayTake(decider, person.id)} and ${isDue(measure)} and not ${isTaken}`,
      ),
    ),
    log: logAct(db, { staffId: decider?.by.userId ?? null, act: name, subject, reason, now }),
    event: db.run(
      insertSelect(
        securityEvents,
        {
          userId: person.id,
          event: name,
          details: JSON.stringify({ ...subject, reason }),
          createdAt: now,
        },
        sql`where changes() > 0`,
      ),
    ),
    email: queueEmail(db, {
      kind: "moderation",
      about: id,
      to: person.email,
      userId: person.id,
      emailContent,
      at: now,
    }),
    reports: closeReports(db, measure, name, isTaken),
    effects: kind === "warning" ? [] : hide(db, measure, isTaken),
    done: rowIf(db, isTaken),
  });
  return done.length === 1;
}

/** Closes the report that is answered, and all that are about what is hidden; no dispute about whose an account is. */
function closeReports(
  db: Database,
  { kind, subject, reason, decider, now }: NewMeasure,
  outcome: ReportOutcome,
  isTaken: SQL,
) {
  const answered = reportOf(decider);
  const isAnswered = answered === null ? undefined : eq(reports.id, answered);
  const isAboutHidden = and(
    eq(reports.subjectKind, HIDEABLE_ROWS[subject.kind].reported),
    eq(reports.subjectId, subject.id),
    not(isDispute),
  );
  return db
    .update(reports)
    .set({ resolvedAt: now, outcome, resolution: reason })
    .where(
      and(
        kind === "warning" ? (isAnswered ?? sql`0`) : or(isAnswered, isAboutHidden),
        isNull(reports.resolvedAt),
        isTaken,
      ),
    );
}

/** Hides what a measure is about. */
function hide(db: Database, { id, subject, person, until, now }: NewMeasure, isTaken: SQL) {
  const { table } = HIDEABLE_ROWS[subject.kind];
  if (subject.kind !== "account") {
    return [
      db
        .update(table)
        .set({ hiddenAt: now, updatedAt: now })
        .where(and(eq(table.id, subject.id), isTaken)),
      // What others were notified of repeats the words of a job; the page it leads to is gone for them.
      ...(subject.kind === "job"
        ? [
            db.delete(notifications).where(
              sql`${notifications.kind} = 'job' and ${notifications.aboutUserId} = ${person.id}
                and ${notifications.userId} <> ${person.id} and ${notifications.readAt} is null
                and ${notifications.link} like ${`%/${subject.id}`} and ${isTaken}`,
            ),
          ]
        : []),
    ];
  }
  return [
    db
      .update(users)
      .set({ hiddenAt: now, hiddenUntil: until, updatedAt: now })
      .where(and(eq(users.id, subject.id), isTaken)),
    // A ban takes the place of a suspension.
    db
      .update(measures)
      .set({ endedAt: now })
      .where(
        and(
          eq(measures.subjectKind, "account"),
          eq(measures.subjectId, subject.id),
          inArray(measures.kind, ["suspension", "ban"]),
          isNull(measures.endedAt),
          ne(measures.id, id),
          isTaken,
        ),
      ),
    ...endAccess(db, { event: "hidden", owner: subject.id, onlyIf: isTaken, byJob: true }),
  ];
}
