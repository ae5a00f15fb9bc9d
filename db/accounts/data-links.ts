import { and, eq, gt, sql } from "drizzle-orm";
import { DAY_MS } from "#app/domain/durations.ts";
import type { EmailContent } from "#app/domain/email/email.ts";
import type { Database } from "#db/client.ts";
import { queueEmail } from "#db/email/outbox.ts";
import { insertSelect } from "#db/insert-select.ts";
import { dataLinks } from "#db/schema/accounts.ts";
import type { Viewer } from "#db/viewer.ts";
import { logChange, type SecurityContext } from "./security-log.ts";
import { isSessionOf } from "./sessions.ts";

const WORKS_MS = DAY_MS;

/** A link that works: when it was asked for and until when it works, in UTC milliseconds. */
type DataLink = { askedAt: number; expiresAt: number };

type Asked = {
  userId: string;
  sessionHash: string;
  email: string;
  hash: string;
  emailContent: EmailContent;
};

/**
 * Makes the link to a person's data, good for 24 hours, with a line of the security log and the letter that tells.
 * False while an earlier one works, which is the limit of one a day (decision 63), or where the session that asks has
 * ended meanwhile (threat 68); then nothing has changed.
 */
export async function askForData(
  db: Database,
  { userId, sessionHash, email, hash, emailContent }: Asked,
  context: SecurityContext,
): Promise<boolean> {
  const { now } = context;
  const link = { hash, askedAt: now, expiresAt: now + WORKS_MS };
  const [asked] = await db.batch([
    db.run(
      insertSelect(
        dataLinks,
        { userId, ...link },
        sql`where ${isSessionOf(userId, sessionHash)}
          on conflict do update set hash = excluded.hash, asked_at = excluded.asked_at,
            expires_at = excluded.expires_at where ${dataLinks.expiresAt} <= excluded.asked_at`,
      ),
    ),
    logChange(db, userId, "data-asked", context),
    queueEmail(db, {
      kind: "data-asked",
      about: hash.slice(0, 16),
      to: email,
      userId,
      emailContent,
      at: now,
    }),
  ]);
  return asked.rowsAffected === 1;
}

/** The link of a person that works at `now` (UTC ms), or null. */
export async function readDataLink(
  db: Database,
  userId: Viewer,
  now: number,
): Promise<DataLink | null> {
  const [link] = await db
    .select({ askedAt: dataLinks.askedAt, expiresAt: dataLinks.expiresAt })
    .from(dataLinks)
    .where(and(eq(dataLinks.userId, sql`${userId}`), gt(dataLinks.expiresAt, now)));
  return link ?? null;
}

/** Whether a link of a person works at `now` (UTC ms) or has run out; null when it is none of theirs. */
export async function findDataLink(
  db: Database,
  { userId, hash, now }: { userId: string; hash: string; now: number },
): Promise<"works" | "over" | null> {
  const [link] = await db
    .select({ expiresAt: dataLinks.expiresAt })
    .from(dataLinks)
    .where(and(eq(dataLinks.userId, userId), eq(dataLinks.hash, hash)));
  if (!link) return null;
  return link.expiresAt > now ? "works" : "over";
}
