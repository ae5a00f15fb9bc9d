import { and, eq, isNull, ne, sql } from "drizzle-orm";
import type { StaffRole } from "#app/domain/team/roles.ts";
import type { Database } from "#db/connection/client.ts";
import { twoFactor } from "#db/schema/access.ts";
import { users } from "#db/schema/accounts.ts";
import { staff, staffSessions } from "#db/schema/team.ts";
import { insertSelect } from "#db/statements/insert-select.ts";
import { bare, excluded } from "#db/statements/upsert.ts";
import { storeAct } from "./log.ts";

/** Everybody of the team, by address, and whether two-factor sign-in is on. */
export function readRoster(db: Database) {
  return db
    .select({
      email: users.email,
      role: staff.role,
      hasFactor: sql<number>`${twoFactor.confirmedAt} is not null`.mapWith(Boolean),
    })
    .from(staff)
    .innerJoin(users, eq(users.id, staff.userId))
    .leftJoin(twoFactor, eq(twoFactor.userId, staff.userId))
    .orderBy(users.email);
}

/** The id of the account with an address, in lower case; null where there is none, or none any more. */
export async function findAccount(db: Database, email: string): Promise<string | null> {
  const [person] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(sql`lower(${users.email}) = ${email}`, isNull(users.deletedAt)));
  return person?.id ?? null;
}

type Change = { userId: string /** UTC milliseconds now. */; now: number };

/** Gives somebody a role in the team, from the command line, and logs it. False when they have it already. */
export async function giveRole(
  db: Database,
  { userId, role, now }: Change & { role: StaffRole },
): Promise<boolean> {
  const subject = { kind: "account", id: userId } as const;
  return storeAct(
    db,
    { staffId: null, act: "role-given", subject, reason: role, now },
    db.run(
      insertSelect(
        staff,
        { userId, role, createdAt: now },
        sql`from ${users} where ${users.id} = ${userId} and ${users.deletedAt} is null
          on conflict (${bare(staff.userId)}) do update set
            ${bare(staff.role)} = ${excluded(staff.role)}
          where ${ne(staff.role, role)}`,
      ),
    ),
  );
}

/** Takes somebody's role and their staff sessions away, and logs it. False when they have none. */
export async function takeRole(db: Database, { userId, now }: Change): Promise<boolean> {
  const subject = { kind: "account", id: userId } as const;
  return storeAct(
    db,
    { staffId: null, act: "role-taken", subject, reason: "", now },
    db.delete(staff).where(eq(staff.userId, userId)),
    [db.delete(staffSessions).where(eq(staffSessions.userId, userId))],
  );
}
