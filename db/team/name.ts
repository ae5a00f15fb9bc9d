import type { SQL, SQLWrapper } from "drizzle-orm";
import { fullName } from "#db/accounts/display-name.ts";

/** The name of a person in `users` or an alias of it; null where a join found nobody. */
export function nameOf(person: Record<"firstName" | "lastName", SQLWrapper>): SQL<string | null> {
  return fullName(person);
}
