import { sql } from "drizzle-orm";
import type { Letter } from "#app/domain/post/letter.ts";
import type { Database } from "#db/client.ts";
import { queueLetter } from "#db/post/outbox.ts";
import { otherOf } from "./members.ts";

type Within = { conversationId: string; me: string; now: number };

/** The condition that `c` is this conversation and I am in it. */
const mine = ({ conversationId, me }: Within) =>
  sql`c.id = ${conversationId} and ${me} in (c.participant_1, c.participant_2)`;

/** One row where the conversation is there and I am in it. */
const known = (db: Database, within: Within) =>
  db.all(sql`select 1 from conversations c where ${mine(within)}`);

/** Keeps the other one of a conversation from writing to this person. False to strangers. */
export async function blockOther(db: Database, within: Within): Promise<boolean> {
  const { me, now } = within;
  const [, found] = await db.batch([
    db.run(sql`insert into blocks (blocker_id, blocked_id, created_at)
      select ${me}, ${otherOf(me)}, ${now} from conversations c where ${mine(within)} on conflict do nothing`),
    known(db, within),
  ]);
  return found.length === 1;
}

/** Takes it back. False to strangers. */
export async function unblockOther(db: Database, within: Within): Promise<boolean> {
  const [, found] = await db.batch([
    db.run(sql`delete from blocks where blocker_id = ${within.me}
      and blocked_id = (select ${otherOf(within.me)} from conversations c where ${mine(within)})`),
    known(db, within),
  ]);
  return found.length === 1;
}

/** Sets whether a person hears of a conversation outside of it: no mail and no notification while muted. */
export async function setMuted(db: Database, { conversationId, me }: Within, muted: boolean) {
  const { rowsAffected } = await db.run(sql`update conversation_members
    set muted = ${muted ? 1 : 0}, mail_due_at = case when ${muted ? 1 : 0} then null else mail_due_at end
    where conversation_id = ${conversationId} and user_id = ${me}`);
  return rowsAffected === 1;
}

type NewReport = Within & { reason: string; support: { to: string; letter: Letter } };

/** Writes a report about a conversation down for a moderator, with a letter to support. False to strangers. */
export async function reportConversation(db: Database, report: NewReport): Promise<boolean> {
  const { conversationId, me, now, reason, support } = report;
  const id = crypto.randomUUID();
  const [, , found] = await db.batch([
    db.run(sql`insert into reports (id, reporter_id, subject_kind, subject_id, reason, created_at)
      select ${id}, ${me}, 'conversation', ${conversationId}, ${reason}, ${now}
      from conversations c where ${mine(report)} on conflict do nothing`),
    queueLetter(db, { kind: "report", about: id, ...support, at: now }),
    known(db, report),
  ]);
  return found.length === 1;
}
