import { and, eq, gt, inArray, isNotNull, lte, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { rolesWith, type StaffRole } from "#app/domain/team/roles.ts";
import { STAFF_IDLE_MS } from "#app/domain/team/staff-session.ts";
import { canSignIn } from "#db/accounts/reachable.ts";
import { isSessionOf } from "#db/accounts/sessions.ts";
import type { Database } from "#db/connection/client.ts";
import { twoFactor } from "#db/schema/access.ts";
import { users } from "#db/schema/accounts.ts";
import { staff, staffSessions } from "#db/schema/team.ts";
import { insertSelect } from "#db/statements/insert-select.ts";
import { bare, excluded } from "#db/statements/upsert.ts";
import { logAct } from "./log.ts";

/** Somebody of the team in the session of a request; `now` in UTC milliseconds. */
export type InSession = { userId: string; sessionHash: string; now: number };

type StaffMember = {
  role: StaffRole;
  /** Whether two-factor sign-in is on; without it nobody opens the team's pages. */
  hasFactor: boolean;
  /** When the staff session of this session was last used, UTC milliseconds; null where none counts. */
  seenAt: number | null;
};

/** The condition that a staff session counts: in use within 30 minutes, begun with the second factor that is on. */
const isOpen = ({ userId, sessionHash, now }: InSession): SQL | undefined =>
  and(
    eq(staffSessions.sessionHash, sessionHash),
    eq(staffSessions.userId, userId),
    gt(staffSessions.lastSeenAt, now - STAFF_IDLE_MS),
    isNotNull(twoFactor.confirmedAt),
    lte(twoFactor.confirmedAt, staffSessions.startedAt),
  );

/** Somebody's place in the team, and whether their staff session counts; null for everybody else. */
export async function readStaffMember(
  db: Database,
  session: InSession,
): Promise<StaffMember | null> {
  const [member] = await db
    .select({
      role: staff.role,
      hasFactor: isNotNull(twoFactor.confirmedAt).mapWith(Boolean),
      seenAt: staffSessions.lastSeenAt,
    })
    .from(staff)
    .innerJoin(users, eq(users.id, staff.userId))
    .leftJoin(twoFactor, eq(twoFactor.userId, staff.userId))
    .leftJoin(staffSessions, isOpen(session))
    .where(and(eq(staff.userId, session.userId), canSignIn(users)));
  return member ?? null;
}

/** The condition, for what somebody of the team writes, that they still have a role that includes this one. */
export function isStaff(session: InSession, required: StaffRole): SQL {
  return sql`exists (select 1 from ${staff}
    join ${twoFactor} on ${twoFactor.userId} = ${staff.userId}
    join ${staffSessions} on ${isOpen(session)}
    where ${staff.userId} = ${session.userId} and ${inArray(staff.role, [...rolesWith(required)])})`;
}

/** The condition that somebody has a role in the team. */
export const isInTeam = (userId: string | SQLWrapper): SQL<number> =>
  sql<number>`exists (select 1 from ${staff} where ${staff.userId} = ${userId})`;

/** Begins a staff session, or begins it again, and logs it; nothing where the session or the role has gone. */
export async function beginStaffSession(db: Database, session: InSession): Promise<void> {
  const { userId, sessionHash, now } = session;
  const subject = { kind: "account", id: userId } as const;
  await db.batch([
    db.run(
      insertSelect(
        staffSessions,
        { sessionHash, userId, startedAt: now, lastSeenAt: now },
        sql`where ${isSessionOf(userId, sessionHash)} and ${isInTeam(userId)}
          on conflict (${bare(staffSessions.sessionHash)}) do update set
            ${bare(staffSessions.startedAt)} = ${excluded(staffSessions.startedAt)},
            ${bare(staffSessions.lastSeenAt)} = ${excluded(staffSessions.lastSeenAt)}`,
      ),
    ),
    logAct(db, { staffId: userId, act: "entered", subject, reason: "", now }),
  ]);
}

/** Notes that a staff session that counts was in use. */
export async function touchStaffSession(db: Database, session: InSession): Promise<void> {
  await db
    .update(staffSessions)
    .set({ lastSeenAt: session.now })
    .where(
      and(
        eq(staffSessions.sessionHash, session.sessionHash),
        eq(staffSessions.userId, session.userId),
        gt(staffSessions.lastSeenAt, session.now - STAFF_IDLE_MS),
      ),
    );
}

/** Ends the staff session of a session; the session itself stays. */
export async function endStaffSession(db: Database, { userId, sessionHash }: InSession) {
  await db
    .delete(staffSessions)
    .where(and(eq(staffSessions.sessionHash, sessionHash), eq(staffSessions.userId, userId)));
}
