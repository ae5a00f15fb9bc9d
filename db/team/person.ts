import { and, count, eq, isNull, sql } from "drizzle-orm";
import type { Role } from "#app/domain/accounts/role.ts";
import { type AccountState, accountStateOf } from "#app/domain/team/reports.ts";
import { fullName } from "#db/accounts/display-name.ts";
import type { Database } from "#db/connection/client.ts";
import { securityEvents } from "#db/schema/access.ts";
import { users } from "#db/schema/accounts.ts";
import { bookings } from "#db/schema/bookings.ts";
import { reports } from "#db/schema/reviews.ts";
import { isInTeam } from "./staff.ts";

/** What the team sees of one side of a report, and what was decided about it before. */
export type TeamPerson = {
  id: string;
  name: string;
  email: string;
  role: Role;
  createdAt: number;
  account: AccountState;
  /** When a suspension ends, UTC milliseconds. */
  suspendedUntil: number | null;
  /** Bookings as customer or professional, completed ones only. */
  completedBookings: number;
  /** Reports that this person sent, and those of them after which something was done. */
  sentReports: number;
  confirmedReports: number;
  /** What moderators did before: warnings, things hidden, suspensions. */
  measures: number;
};

/** A person as the team sees them; null for nobody, and for somebody who is erased. */
export async function readPerson(db: Database, id: string | null): Promise<TeamPerson | null> {
  if (id === null) return null;
  const sent = sql`select count(*) from ${reports} where ${reports.reporterId} = ${users.id}`;
  const [person] = await db
    .select({
      id: users.id,
      name: fullName(users),
      email: users.email,
      role: users.role,
      createdAt: users.createdAt,
      hiddenAt: users.hiddenAt,
      isOfTeam: isInTeam(users.id).mapWith(Boolean),
      suspendedUntil: users.hiddenUntil,
      completedBookings: sql<number>`(${db
        .select({ count: count() })
        .from(bookings)
        .where(
          sql`(${bookings.customerId} = ${users.id} or ${bookings.professionalId} = ${users.id})
            and ${bookings.status} = 'completed'`,
        )})`,
      sentReports: sql<number>`(${sent})`,
      confirmedReports: sql<number>`(${sent} and ${reports.outcome} in ('warned', 'hidden', 'suspended', 'banned'))`,
      measures: sql<number>`(${db
        .select({ count: count() })
        .from(securityEvents)
        .where(
          sql`${securityEvents.userId} = ${users.id} and ${securityEvents.event} in ('hidden', 'warned', 'suspended', 'banned')`,
        )})`,
    })
    .from(users)
    .where(and(eq(users.id, id), isNull(users.deletedAt)));
  if (!person) return null;
  const { hiddenAt, isOfTeam, ...facts } = person;
  const account = accountStateOf(hiddenAt, person.suspendedUntil);
  return { ...facts, account: isOfTeam && account === "shown" ? "in-team" : account };
}
