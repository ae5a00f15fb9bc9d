import { and, asc, eq, gte, isNull, sql } from "drizzle-orm";
import type { EmailContent } from "#app/domain/email/email.ts";
import { earliestAppealable } from "#app/domain/team/appeals.ts";
import type { Database } from "#db/connection/client.ts";
import { isQueuedAbout, queueEmail } from "#db/email/outbox.ts";
import { users } from "#db/schema/accounts.ts";
import { measures } from "#db/schema/team.ts";

/** The measures against which their people can still appeal at `now` (UTC milliseconds), oldest first. */
export function readAppealable(db: Database, now: number) {
  return db
    .select({
      id: measures.id,
      kind: measures.kind,
      subjectKind: measures.subjectKind,
      reason: measures.reason,
      createdAt: measures.createdAt,
      person: { id: users.id, email: users.email },
    })
    .from(measures)
    .innerJoin(users, eq(users.id, measures.personId))
    .where(
      and(
        isNull(measures.appealedAt),
        gte(measures.createdAt, earliestAppealable(now)),
        isNull(users.deletedAt),
      ),
    )
    .orderBy(asc(measures.createdAt));
}

type NewLink = {
  measureId: string;
  person: { id: string; email: string };
  /** The hash of the token in the link. */
  linkHash: string;
  emailContent: EmailContent;
  /** UTC milliseconds. */
  now: number;
};

/** Queues the e-mail with a link to appeal, once for each link, also where the person's address has changed since. */
export async function queueAppealLink(
  db: Database,
  { measureId, person, linkHash, emailContent, now }: NewLink,
): Promise<void> {
  const about = `${measureId}:${linkHash}`;
  await queueEmail(
    db,
    { kind: "moderation", about, to: person.email, userId: person.id, emailContent, at: now },
    sql`not ${isQueuedAbout("moderation", about)}`,
  );
}
