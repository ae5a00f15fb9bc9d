import { sql } from "drizzle-orm";
import { z } from "zod";
import { DAY_MS } from "#app/domain/durations.ts";
import type { Letter } from "#app/domain/post/letter.ts";
import type { Database } from "#db/client.ts";
import { queueLetter } from "#db/post/outbox.ts";
import { readRow } from "#db/read.ts";
import { logChange, type SecurityContext } from "./security-log.ts";
import { isSessionOf } from "./sessions.ts";

const WORKS_MS = DAY_MS;

/** A link that works: when it was asked for and until when it works, in UTC milliseconds. */
const dataLinkSchema = z.object({ askedAt: z.number(), expiresAt: z.number() });
type DataLink = z.output<typeof dataLinkSchema>;

type Asked = {
  userId: string;
  sessionHash: string;
  email: string;
  hash: string;
  letter: Letter;
};

/**
 * Makes the link to a person's data, good for 24 hours, with a line of the security log and the letter that tells.
 * False while an earlier one works, which is the limit of one a day (decision 63), or where the session that asks has
 * ended meanwhile (threat 68); then nothing has changed.
 */
export async function askForData(
  db: Database,
  { userId, sessionHash, email, hash, letter }: Asked,
  context: SecurityContext,
): Promise<boolean> {
  const { now } = context;
  const [asked] = await db.batch([
    db.run(sql`insert into data_links (user_id, hash, asked_at, expires_at)
      select ${userId}, ${hash}, ${now}, ${now + WORKS_MS} where ${isSessionOf(userId, sessionHash)}
      on conflict do update set hash = excluded.hash, asked_at = excluded.asked_at,
        expires_at = excluded.expires_at where data_links.expires_at <= excluded.asked_at`),
    logChange(db, userId, "data-asked", context),
    queueLetter(db, {
      kind: "data-asked",
      about: hash.slice(0, 16),
      to: email,
      userId,
      letter,
      at: now,
    }),
  ]);
  return asked.rowsAffected === 1;
}

/** The link of a person that works at `now` (UTC ms), or null. */
export async function readDataLink(
  db: Database,
  userId: string,
  now: number,
): Promise<DataLink | null> {
  const { link } = await readRow(
    db,
    sql`select (select json_object('askedAt', asked_at, 'expiresAt', expires_at) from data_links
      where user_id = ${userId} and expires_at > ${now}) as link_json`,
    z.object({ link: dataLinkSchema.nullable() }),
  );
  return link;
}

/** Whether a link of a person works at `now` (UTC ms) or has run out; null when it is none of theirs. */
export async function findDataLink(
  db: Database,
  { userId, hash, now }: { userId: string; hash: string; now: number },
): Promise<"works" | "over" | null> {
  const { link } = await readRow(
    db,
    sql`select (select iif(expires_at > ${now}, 'works', 'over') from data_links
      where user_id = ${userId} and hash = ${hash}) as link`,
    z.object({ link: z.enum(["works", "over"]).nullable() }),
  );
  return link;
}
