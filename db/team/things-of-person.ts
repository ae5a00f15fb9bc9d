import { type SQL, sql } from "drizzle-orm";
import { bookings } from "#db/schema/bookings.ts";
import { jobs, offers } from "#db/schema/jobs.ts";
import { conversationMembers } from "#db/schema/messages.ts";
import { reports, reviews } from "#db/schema/reviews.ts";
import { services } from "#db/schema/services.ts";
import { personConcerned } from "./report.ts";

/**
 * Kind and id, as reports have them, of what is somebody's, alone or with one other. As one select: what is
 * in several is not looked up in an index.
 */
export const thingsOf = (
  id: string,
  account: "user" | "account",
) => sql`(select kind, id from (select ${account} as kind, ${id} as id
  union all select 'service', ${services.id} from ${services} where ${services.proId} = ${id}
  union all select 'review', ${reviews.id} from ${reviews} where ${reviews.customerId} = ${id}
  union all select 'job', ${jobs.id} from ${jobs} where ${jobs.customerId} = ${id}
  union all select 'offer', ${offers.id} from ${offers} where ${offers.professionalId} = ${id}
  union all select 'booking', ${bookings.id} from ${bookings} where ${isOf(id)}
  union all select 'conversation', ${conversationMembers.conversationId} from ${conversationMembers}
    where ${conversationMembers.userId} = ${id}))`;

/** The condition that a booking has a person on one of its sides. */
export const isOf = (id: string) =>
  sql`(${bookings.customerId} = ${id} or ${bookings.professionalId} = ${id})`;

/** The condition that a report is about a person, or about a thing of theirs that is about them. */
export const concernsPerson = (id: string): SQL =>
  sql`(${reports.subjectKind}, ${reports.subjectId}) in ${thingsOf(id, "user")}
    and ${personConcerned} = ${id}`;
