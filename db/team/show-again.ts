import { and, eq, isNotNull, isNull, ne, not, type SQL, sql } from "drizzle-orm";
import type { EmailContent } from "#app/domain/email/email.ts";
import type { Hideable } from "#app/domain/team/measures.ts";
import type { Database } from "#db/connection/client.ts";
import { isQueuedAbout, queueEmail } from "#db/email/outbox.ts";
import { securityEvents } from "#db/schema/access.ts";
import { users } from "#db/schema/accounts.ts";
import { reports, reviews } from "#db/schema/reviews.ts";
import { measures } from "#db/schema/team.ts";
import { insertSelect } from "#db/statements/insert-select.ts";
import { namedBatch } from "#db/statements/named-batch.ts";
import { rowIf } from "#db/statements/row-if.ts";
import { HIDEABLE_ROWS } from "./hideable.ts";
import { logAct } from "./log.ts";
import { type Decider, mayTake } from "./may-decide.ts";
import { isDispute } from "./report.ts";

type Showing = {
  subject: { kind: Hideable; id: string };
  owner: { id: string; email: string };
  reason: string;
  emailContent: EmailContent;
  decider: Decider;
  /** UTC milliseconds. */
  now: number;
};

/**
 * Shows again what was hidden, or opens an account again, and ends the measure: its owner gets an e-mail and an entry in their
 * security log with the reason, the log of the team has a line, and the reports about it are settled. A review that its author
 * deleted while it was hidden is not shown again: its place is free (threat 94). False when nothing changed.
 */
export async function showAgain(db: Database, showing: Showing): Promise<boolean> {
  const { subject, owner, reason, emailContent, decider, now } = showing;
  const change = crypto.randomUUID();
  const isQueued = isQueuedAbout("moderation", change);
  const details = JSON.stringify({ ...subject, reason });
  const { done } = await namedBatch(db, {
    thing: unhide(db, subject, now, mayTake(decider, owner.id)),
    log: logAct(db, {
      staffId: decider?.by.userId ?? null,
      act: "restored",
      subject,
      reason,
      now,
    }),
    event: db.run(
      insertSelect(
        securityEvents,
        { userId: owner.id, event: "restored", details, createdAt: now },
        sql`where changes() > 0`,
      ),
    ),
    email: queueEmail(db, {
      kind: "moderation",
      about: change,
      to: owner.email,
      userId: owner.id,
      emailContent,
      at: now,
    }),
    reports: settleReports(db, showing, isQueued),
    measures: endMeasures(db, showing, isQueued),
    deleted: subject.kind === "review" ? [removeIfDeleted(db, subject.id)] : [],
    done: rowIf(db, isQueued),
  });
  return done.length === 1;
}

/** The statement that shows what is hidden, or opens an account again, if `onlyIf` holds. */
export function unhide(db: Database, { kind, id }: Showing["subject"], now: number, onlyIf: SQL) {
  if (kind === "account") {
    return db
      .update(users)
      .set({ hiddenAt: null, hiddenUntil: null, updatedAt: now })
      .where(and(eq(users.id, id), isNotNull(users.hiddenAt), onlyIf));
  }
  const { table } = HIDEABLE_ROWS[kind];
  return db
    .update(table)
    .set({ hiddenAt: null, updatedAt: now })
    .where(and(eq(table.id, id), isNotNull(table.hiddenAt), onlyIf));
}

/** Settles the open reports about what is shown again; no dispute about whose an account is. */
function settleReports(db: Database, { subject, reason, now }: Showing, onlyIf: SQL) {
  return db
    .update(reports)
    .set({ resolvedAt: now, outcome: "restored", resolution: reason })
    .where(
      and(
        eq(reports.subjectKind, HIDEABLE_ROWS[subject.kind].reported),
        eq(reports.subjectId, subject.id),
        not(isDispute),
        isNull(reports.resolvedAt),
        onlyIf,
      ),
    );
}

/** Ends what hid it; a warning stays. */
function endMeasures(db: Database, { subject, now }: Showing, onlyIf: SQL) {
  return db
    .update(measures)
    .set({ endedAt: now })
    .where(
      and(
        eq(measures.subjectKind, subject.kind),
        eq(measures.subjectId, subject.id),
        ne(measures.kind, "warning"),
        isNull(measures.endedAt),
        onlyIf,
      ),
    );
}

/** The statement that removes a review which its author deleted while it was hidden: its place is free again. */
export function removeIfDeleted(db: Database, reviewId: string) {
  return db
    .delete(reviews)
    .where(and(eq(reviews.id, reviewId), isNull(reviews.hiddenAt), isNotNull(reviews.deletedAt)));
}
