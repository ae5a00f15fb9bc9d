import { and, eq, gt, sql } from "drizzle-orm";
import type { EmailContent } from "#app/domain/email/email.ts";
import { DAY_MS } from "#app/domain/time/durations.ts";
import type { Database } from "#db/connection/client.ts";
import { isQueuedAbout, queueEmail } from "#db/email/outbox.ts";
import { dataLinks } from "#db/schema/accounts.ts";
import { insertSelect } from "#db/statements/insert-select.ts";
import { namedBatch } from "#db/statements/named-batch.ts";
import { rowIf } from "#db/statements/row-if.ts";
import { bare, excluded } from "#db/statements/upsert.ts";
import type { Viewer } from "#db/viewer.ts";
import { logChange, type SecurityContext } from "./security-log.ts";
import { isSessionOf } from "./sessions.ts";

const WORKS_MS = DAY_MS;

/** A link that works: when it was requested and until when it works, in UTC milliseconds. */
type DataLink = { requestedAt: number; expiresAt: number };

type DataLinkRequest = {
  userId: string;
  sessionHash: string;
  email: string;
  hash: string;
  emailContent: EmailContent;
};

/**
 * Makes the link to a person's data, valid for 24 hours, with a line of the security log and an e-mail to the owner.
 * False while an earlier one works, which is the limit of one a day (decision 63), or where the session that asks has
 * ended meanwhile (threat 68); then nothing has changed.
 */
export async function requestDataLink(
  db: Database,
  { userId, sessionHash, email, hash, emailContent }: DataLinkRequest,
  context: SecurityContext,
): Promise<boolean> {
  const { now } = context;
  const link = { hash, askedAt: now, expiresAt: now + WORKS_MS };
  const replaced = [dataLinks.hash, dataLinks.askedAt, dataLinks.expiresAt].map(
    (column) => sql`${bare(column)} = ${excluded(column)}`,
  );
  const about = crypto.randomUUID();
  const { done } = await namedBatch(db, {
    link: db.run(
      insertSelect(
        dataLinks,
        { userId, ...link },
        sql`where ${isSessionOf(userId, sessionHash)}
          on conflict do update set ${sql.join(replaced, sql`, `)}
          where ${dataLinks.expiresAt} <= ${excluded(dataLinks.askedAt)}`,
      ),
    ),
    log: logChange(db, userId, "data-asked", context),
    email: queueEmail(db, {
      kind: "data-asked",
      about,
      to: email,
      userId,
      emailContent,
      at: now,
    }),
    done: rowIf(db, isQueuedAbout("data-asked", about)),
  });
  return done.length === 1;
}

/** The link of a person that works at `now` (UTC ms), or null. */
export async function readDataLink(
  db: Database,
  userId: Viewer,
  now: number,
): Promise<DataLink | null> {
  const [link] = await db
    .select({ requestedAt: dataLinks.askedAt, expiresAt: dataLinks.expiresAt })
    .from(dataLinks)
    .where(and(eq(dataLinks.userId, sql`${userId}`), gt(dataLinks.expiresAt, now)));
  return link ?? null;
}

/** Whether a link of a person works at `now` (UTC ms) or has expired; null when it is not theirs. */
export async function findDataLink(
  db: Database,
  { userId, hash, now }: { userId: string; hash: string; now: number },
): Promise<"valid" | "expired" | null> {
  const [link] = await db
    .select({ expiresAt: dataLinks.expiresAt })
    .from(dataLinks)
    .where(and(eq(dataLinks.userId, userId), eq(dataLinks.hash, hash)));
  if (!link) return null;
  return link.expiresAt > now ? "valid" : "expired";
}
