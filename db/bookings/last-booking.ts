import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { users } from "#db/schema/accounts.ts";
import { bookings } from "#db/schema/bookings.ts";

/** The phone number that a form begins with for a customer, a row of `users`: that of their last booking, else of their profile. */
export function phoneToBegin(customerId: SQLWrapper): SQL<string | null> {
  return sql`coalesce((select b.customer_phone from ${bookings} b where b.customer_id = ${customerId}
      and b.customer_phone is not null order by b.created_at desc limit 1), ${users.phone})`;
}

/** The region and the place to find of a customer's last booking at their own place; null without one. */
export function lastPlace(customerId: SQLWrapper) {
  const ofLast = (column: SQL) =>
    sql<string | null>`(select ${column} from ${bookings} b where b.customer_id = ${customerId}
      and b.location = 'customer' order by b.created_at desc limit 1)`;
  return { region: ofLast(sql`b.region`), landmark: ofLast(sql`b.landmark`) };
}
