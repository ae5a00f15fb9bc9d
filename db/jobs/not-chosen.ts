import { and, eq, ne, type SQL, sql } from "drizzle-orm";
import type { EmailContent } from "#app/domain/email/email.ts";
import type { OutboxKind } from "#app/domain/email/kinds.ts";
import type { Database } from "#db/connection/client.ts";
import { mayReach } from "#db/may-reach.ts";
import { users } from "#db/schema/accounts.ts";
import { mailOutbox } from "#db/schema/email.ts";
import { jobs, offers } from "#db/schema/jobs.ts";
import { notifications } from "#db/schema/notifications.ts";
import { wantsEmail } from "#db/settings/notification-switches.ts";
import { insertSelect } from "#db/statements/insert-select.ts";
import { randomId } from "#db/statements/random-id.ts";

/** What the professionals read whose offers were not chosen, the same for each of them. */
export type NotChosenNotice = {
  title: string;
  body: string;
  link: string;
  emailKind: Extract<OutboxKind, `job-${string}`>;
  emailContent: EmailContent;
};

type EndOfOffers = {
  jobId: string;
  /** The offer that is accepted; null for none. */
  accepted: string | null;
  /** What must hold for the job to end. */
  when: SQL;
  notice: NotChosenNotice;
  /** UTC milliseconds now. */
  at: number;
};

/**
 * The statements that end the open offers of a job and notify their professionals, for the batch that ends the job; an
 * offer that was sent a moment before ends too. `ended` returns the ids of these professionals.
 */
export function endOpenOffers(db: Database, end: EndOfOffers) {
  const ends = areEnding(end);
  return {
    notChosenNotification: notifyNotChosen(db, end, ends),
    notChosenEmail: emailNotChosen(db, end, ends),
    ended: db
      .update(offers)
      .set({ status: "not-chosen", updatedAt: end.at })
      .where(ends)
      .returning({ professionalId: offers.professionalId }),
  };
}

/** The condition that an offer ends with its job. */
function areEnding({ jobId, accepted, when }: EndOfOffers) {
  return and(
    eq(offers.jobId, jobId),
    eq(offers.status, "open"),
    accepted === null ? undefined : ne(offers.id, accepted),
    when,
  );
}

/** The condition that a professional hears of it: nobody hears the words of a job that the team has hidden. */
const HEARS = sql`${jobs.hiddenAt} is null and ${mayReach(jobs.customerId, offers.professionalId)}`;

function notifyNotChosen(db: Database, { notice, at }: EndOfOffers, ends: SQL | undefined) {
  const { title, body, link } = notice;
  return db.run(
    insertSelect(
      notifications,
      {
        id: randomId,
        userId: sql`${offers.professionalId}`,
        kind: "job",
        title,
        body,
        link,
        aboutUserId: sql`${jobs.customerId}`,
        fromUserId: sql`${jobs.customerId}`,
        createdAt: at,
      },
      sql`from ${offers} join ${jobs} on ${jobs.id} = ${offers.jobId} where ${ends} and ${HEARS}`,
    ),
  );
}

function emailNotChosen(db: Database, { jobId, notice, at }: EndOfOffers, ends: SQL | undefined) {
  const { emailKind: kind, emailContent } = notice;
  return db.run(
    insertSelect(
      mailOutbox,
      {
        id: randomId,
        dedupeKey: sql`${`${kind}:${jobId}:`} || ${users.email}`,
        kind,
        recipient: sql`${users.email}`,
        userId: sql`${users.id}`,
        fromUserId: sql`${jobs.customerId}`,
        subject: emailContent.subject,
        textBody: emailContent.text,
        htmlBody: emailContent.html,
        headers: emailContent.headers ?? {},
        nextAttemptAt: at,
        createdAt: at,
      },
      sql`from ${offers} join ${users} on ${users.id} = ${offers.professionalId}
        join ${jobs} on ${jobs.id} = ${offers.jobId}
        where ${ends} and ${HEARS} and ${wantsEmail("jobs", users.id)} on conflict do nothing`,
    ),
  );
}
