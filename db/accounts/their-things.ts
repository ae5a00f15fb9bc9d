import { eq, or, sql } from "drizzle-orm";
import { bookings } from "#db/schema/bookings.ts";
import { jobs, offers } from "#db/schema/jobs.ts";
import { conversations } from "#db/schema/messages.ts";
import { reviews } from "#db/schema/reviews.ts";
import { services } from "#db/schema/services.ts";

/** The condition that a booking has a person on one of its sides. */
export const isOfBooking = (id: string) =>
  or(eq(bookings.customerId, id), eq(bookings.professionalId, id));

/** The condition that a conversation is with a person. */
export const isOfConversation = (id: string) =>
  or(eq(conversations.participant1, id), eq(conversations.participant2, id));

/** The ids of the person and of what is theirs, alone or with one other. */
export const theirThings = (id: string) => sql`(select ${id}
  union all select ${services.id} from ${services} where ${services.proId} = ${id}
  union all select ${reviews.id} from ${reviews} where ${reviews.customerId} = ${id}
  union all select ${bookings.id} from ${bookings} where ${isOfBooking(id)}
  union all select ${conversations.id} from ${conversations} where ${isOfConversation(id)}
  union all select ${jobs.id} from ${jobs} where ${jobs.customerId} = ${id}
  union all select ${offers.id} from ${offers} where ${offers.professionalId} = ${id})`;
