import { and, count, desc, eq, type SQL, sql } from "drizzle-orm";
import type { EmailContent } from "#app/domain/email/email.ts";
import { nextVersion } from "#app/domain/forms/version.ts";
import type { StaffAct } from "#app/domain/team/acts.ts";
import { NEWSLETTER_PAUSE_MS, type NewsletterFields } from "#app/domain/team/newsletters.ts";
import type { Database } from "#db/connection/client.ts";
import { isSubscribed } from "#db/email/newsletter.ts";
import { isForRegion } from "#db/email/newsletter-sending.ts";
import { queueEmail } from "#db/email/outbox.ts";
import { newsletterSubscriptions, newsletters } from "#db/schema/newsletters.ts";
import { insertSelect } from "#db/statements/insert-select.ts";
import { storeAct } from "./log.ts";
import { type InSession, isStaff } from "./staff.ts";

const LIST_LENGTH = 50;

const FACTS = {
  id: newsletters.id,
  subject: newsletters.subject,
  region: newsletters.region,
  state: newsletters.state,
  queued: newsletters.queuedCount,
  sent: newsletters.sentCount,
  failed: newsletters.failedCount,
  unsubscribed: newsletters.unsubscribedCount,
  createdAt: newsletters.createdAt,
  sendingSince: newsletters.sendingSince,
  endedAt: newsletters.endedAt,
};
export type NewsletterFacts = Awaited<ReturnType<typeof readNewsletters>>[number];

/** The newsletters, newest first, at most 50, with their counts. */
export function readNewsletters(db: Database) {
  return db.select(FACTS).from(newsletters).orderBy(desc(newsletters.createdAt)).limit(LIST_LENGTH);
}

/**
 * What was sent within 28 days before `now`, or is going to be, to some of the subscribers of a newsletter, beside itself.
 * One that was stopped before anybody got it does not count; one that has only just begun to be sent does.
 */
const sentLately = (now: number): SQL => sql`from ${newsletters} other
  where other.id <> ${newsletters}.id and (other.queued_count > 0 or other.state = 'sending')
    and other.sending_since > ${now - NEWSLETTER_PAUSE_MS}
    and (other.region = ${newsletters}.region or '' in (other.region, ${newsletters}.region))`;

/**
 * A newsletter with its text, how many subscribers get it, and when another one to some of them began to be sent in the last
 * 28 days; null for an unknown one.
 */
export async function readNewsletter(db: Database, id: string, now: number) {
  const [[found], [subscribers]] = await db.batch([
    db
      .select({
        ...FACTS,
        content: newsletters.content,
        /** When it was last changed, in UTC milliseconds. */
        version: newsletters.updatedAt,
        sentLately: sql<number | null>`(select max(other.sending_since) ${sentLately(now)})`,
      })
      .from(newsletters)
      .where(eq(newsletters.id, id)),
    db
      .select({ count: count() })
      .from(newsletterSubscriptions)
      .innerJoin(newsletters, eq(newsletters.id, id))
      .where(and(isSubscribed, isForRegion(sql`${newsletters.region}`))),
  ]);
  return found ? { ...found, subscribers: subscribers?.count ?? 0 } : null;
}
export type Newsletter = NonNullable<Awaited<ReturnType<typeof readNewsletter>>>;

type Act = {
  id: string;
  /** The version that was seen. */
  version: number;
  by: InSession;
};

const lineOf = ({ id, by }: Pick<Act, "id" | "by">, act: StaffAct) =>
  ({
    staffId: by.userId,
    act,
    subject: { kind: "newsletter", id },
    reason: "",
    now: by.now,
  }) as const;

/** Stores a new draft. False when there is one with this id, or it is not theirs to write. */
export async function createNewsletter(
  db: Database,
  { id, fields, by }: Pick<Act, "id" | "by"> & { fields: NewsletterFields },
): Promise<boolean> {
  return storeAct(
    db,
    lineOf({ id, by }, "newsletter-written"),
    db.run(
      insertSelect(
        newsletters,
        { id, ...fields, createdAt: by.now, updatedAt: by.now },
        sql`where ${isStaff(by, "admin")} on conflict do nothing`,
      ),
    ),
  );
}

/** The condition that a newsletter is still a draft at this version, and somebody of the team may change it. */
const isDraft = ({ id, version, by }: Act) =>
  and(
    eq(newsletters.id, id),
    eq(newsletters.state, "draft"),
    eq(newsletters.updatedAt, version),
    isStaff(by, "admin"),
  );

/** Changes a draft. False when it was changed meanwhile or is sent: its text is fixed from then on. */
export async function changeNewsletter(
  db: Database,
  { fields, ...act }: Act & { fields: NewsletterFields },
): Promise<boolean> {
  return storeAct(
    db,
    lineOf(act, "newsletter-written"),
    db
      .update(newsletters)
      .set({ ...fields, updatedAt: nextVersion(act.version, act.by.now) })
      .where(isDraft(act)),
  );
}

/** Sends one e-mail as the subscribers will get it to somebody of the team. False when it was changed meanwhile. */
export async function testNewsletter(
  db: Database,
  { to, emailContent, ...act }: Act & { to: string; emailContent: EmailContent },
): Promise<boolean> {
  const { id, by } = act;
  const about = `${id}:${crypto.randomUUID()}`;
  return storeAct(
    db,
    lineOf(act, "newsletter-tested"),
    queueEmail(
      db,
      { kind: "newsletter-test", about, to, userId: by.userId, emailContent, at: by.now },
      sql`exists (select 1 from ${newsletters} where ${isDraft(act)})`,
    ),
  );
}

/** Begins to send a draft: the clock does the rest. False when it was changed meanwhile, or another one was sent lately. */
export async function startNewsletter(db: Database, act: Act): Promise<boolean> {
  const { version, by } = act;
  return storeAct(
    db,
    lineOf(act, "newsletter-started"),
    db
      .update(newsletters)
      .set({
        state: "sending",
        sendingSince: by.now,
        updatedAt: nextVersion(version, by.now),
      })
      .where(and(isDraft(act), sql`not exists (select 1 ${sentLately(by.now)})`)),
  );
}

/** Stops a newsletter that is being sent: what still waits in the outbox is not sent either. False when it is not. */
export async function stopNewsletter(
  db: Database,
  { id, by }: Pick<Act, "id" | "by">,
): Promise<boolean> {
  return storeAct(
    db,
    lineOf({ id, by }, "newsletter-stopped"),
    db
      .update(newsletters)
      .set({ state: "stopped", endedAt: by.now })
      .where(and(eq(newsletters.id, id), eq(newsletters.state, "sending"), isStaff(by, "admin"))),
  );
}
