import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import type { Letter } from "#app/domain/post/letter.ts";
import type { Database } from "./client.ts";
import { endAccess } from "./people/account-access.ts";
import { queueLetter } from "./post/outbox.ts";

export const HIDEABLE = ["service", "review", "account"] as const;
export type Hideable = (typeof HIDEABLE)[number];

/** The rows that can be hidden, whom they belong to, and how reports name them. */
const KINDS: Record<Hideable, { table: SQL; owner: SQL; reported: string }> = {
  service: { table: sql.raw("services"), owner: sql.raw("pro_id"), reported: "service" },
  review: { table: sql.raw("reviews"), owner: sql.raw("customer_id"), reported: "review" },
  account: { table: sql.raw("users"), owner: sql.raw("id"), reported: "user" },
};

const reportSchema = z.object({
  id: z.string(),
  kind: z.string(),
  subjectId: z.string(),
  reason: z.string(),
  reporter: z.string().nullable(),
  createdAt: z.number(),
});
type OpenReport = z.output<typeof reportSchema>;

/** Reports nobody has settled, oldest first, at most 50. */
export async function readOpenReports(db: Database): Promise<OpenReport[]> {
  const rows =
    await db.all(sql`select r.id, r.subject_kind as kind, r.subject_id as subjectId, r.reason,
      (select email from users where id = r.reporter_id) as reporter, r.created_at as createdAt
    from reports r where r.resolved_at is null order by r.created_at limit 50`);
  return z.array(reportSchema).parse(rows);
}

const lineSchema = z.object({ sender: z.string(), content: z.string(), createdAt: z.number() });

/** The last 50 messages of a conversation that was reported; of any other none: they are nobody's business. */
export async function readReportedConversation(db: Database, conversationId: string) {
  const rows = await db.all(sql`select * from (
      select m.seq, coalesce(u.first_name || ' ' || u.last_name, 'Deleted user') as sender, m.content,
        m.created_at as createdAt
      from messages m left join users u on u.id = m.sender_id
      where m.conversation_id = ${conversationId} and exists (select 1 from reports
        where subject_kind = 'conversation' and subject_id = ${conversationId})
      order by m.seq desc limit 50) order by seq`);
  return z.array(lineSchema).parse(rows);
}

/** The address of whom something belongs to, or null when there is nothing of this id. */
export async function readOwner(db: Database, kind: Hideable, id: string) {
  const { table, owner } = KINDS[kind];
  const [row] = await db.all(sql`select u.id, u.email from users u
    where u.id = (select ${owner} from ${table} where id = ${id})`);
  return z.object({ id: z.string(), email: z.string() }).nullish().parse(row) ?? null;
}

type Moderation = {
  kind: Hideable;
  id: string;
  hide: boolean;
  reason: string;
  owner: { id: string; email: string };
  letter: Letter;
  /** UTC milliseconds. */
  now: number;
};

/**
 * Hides something or shows it again: its person is told and their security log says why; access to a hidden
 * account ends as the list of the domain says (its sockets within a minute, by the jobs), and the reports about what was hidden are settled. False when it was so already.
 */
export async function moderate(db: Database, moderation: Moderation): Promise<boolean> {
  const { kind, id, hide, reason, owner, letter, now } = moderation;
  const { table, reported } = KINDS[kind];
  const change = crypto.randomUUID();
  const written = sql`exists (select 1 from mail_outbox where kind = 'moderation'
    and dedupe_key like ${`moderation:${change}:%`})`;
  const [{ rowsAffected }] = await db.batch([
    db.run(sql`update ${table} set hidden_at = ${hide ? now : null}, updated_at = ${now}
      where id = ${id} and (hidden_at is null) = ${hide ? 1 : 0}`),
    queueLetter(db, {
      kind: "moderation",
      about: change,
      to: owner.email,
      userId: owner.id,
      letter,
      at: now,
    }),
    db.run(sql`insert into security_events (user_id, event, details, created_at)
      select ${owner.id}, ${hide ? "hidden" : "restored"}, ${JSON.stringify({ kind, id, reason })}, ${now}
      where ${written}`),
    db.run(sql`update reports set resolved_at = ${now}, resolution = ${`${hide ? "hidden" : "restored"}: ${reason}`}
      where subject_kind = ${reported} and subject_id = ${id} and resolved_at is null and ${written}`),
    ...(kind === "account" && hide
      ? endAccess(db, { event: "hidden", owner: id, onlyIf: written })
      : []),
  ]);
  return rowsAffected === 1;
}

/** Settles a report without hiding anything. False when there is no such open one. */
export async function settleReport(db: Database, id: string, resolution: string, now: number) {
  const { rowsAffected } =
    await db.run(sql`update reports set resolved_at = ${now}, resolution = ${resolution}
    where id = ${id} and resolved_at is null`);
  return rowsAffected === 1;
}
