import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { noBlock } from "#db/accounts/reachable.ts";
import { services } from "#db/schema/services.ts";

/** The condition that a service takes bookings of this customer: it is listed, and neither of the two has blocked the other. */
export function takesBookingsOf(customerId: SQLWrapper): SQL {
  return sql`${services.listed} = 1 and ${noBlock(customerId, services.proId)}`;
}
