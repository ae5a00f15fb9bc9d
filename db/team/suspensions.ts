import { and, eq, isNull, lte, sql } from "drizzle-orm";
import type { EmailContent } from "#app/domain/email/email.ts";
import type { Database } from "#db/connection/client.ts";
import { queueEmail } from "#db/email/outbox.ts";
import { securityEvents } from "#db/schema/access.ts";
import { users } from "#db/schema/accounts.ts";
import { measures } from "#db/schema/team.ts";
import { insertSelect } from "#db/statements/insert-select.ts";
import { logAct } from "./log.ts";

const AT_ONCE = 50;

/** Whose suspension is over at a moment (UTC milliseconds), at most 50 people. */
export function readSuspensionsToEnd(db: Database, now: number) {
  return db
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(and(lte(users.hiddenUntil, now), isNull(users.deletedAt)))
    .orderBy(users.hiddenUntil)
    .limit(AT_ONCE);
}

type Ending = { person: { id: string; email: string }; emailContent: EmailContent; now: number };

/** Opens an account again whose suspension is over, ends the measure, writes to the person and logs it. */
export async function endSuspension(db: Database, { person, emailContent, now }: Ending) {
  const change = crypto.randomUUID();
  const { id: userId } = person;
  const subject = { kind: "account", id: userId } as const;
  await db.batch([
    db
      .update(users)
      .set({ hiddenAt: null, hiddenUntil: null, updatedAt: now })
      .where(and(eq(users.id, userId), lte(users.hiddenUntil, now))),
    logAct(db, { staffId: null, act: "suspension-ended", subject, reason: "", now }),
    db.run(
      insertSelect(
        securityEvents,
        { userId, event: "suspension-ended", details: "{}", createdAt: now },
        sql`where changes() > 0`,
      ),
    ),
    queueEmail(db, {
      kind: "moderation",
      about: change,
      to: person.email,
      userId,
      emailContent,
      at: now,
    }),
    db
      .update(measures)
      .set({ endedAt: now })
      .where(
        and(
          eq(measures.subjectKind, "account"),
          eq(measures.subjectId, userId),
          eq(measures.kind, "suspension"),
          isNull(measures.endedAt),
          sql`changes() > 0`,
        ),
      ),
  ]);
}
