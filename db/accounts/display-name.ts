import { type SQL, type SQLWrapper, sql } from "drizzle-orm";

type NamedPerson = Record<"businessName" | "firstName" | "lastName", SQLWrapper>;

/**
 * What of the family name of whoever wrote a review leaves the database: its first letter, because the data of a page has
 * everything that is read for it (decision 80).
 */
export function familyInitial({ lastName }: Pick<NamedPerson, "lastName">): SQL<string | null> {
  return sql<string | null>`substr(${lastName}, 1, 1)`;
}

/** The first and the family name of a person. */
export function fullName({ firstName, lastName }: Omit<NamedPerson, "businessName">): SQL<string> {
  return sql<string>`${firstName} || ' ' || ${lastName}`;
}

/** The public name: of the business when there is one, else of the person. */
export function displayName({ businessName, firstName, lastName }: NamedPerson): SQL<string> {
  return sql<string>`coalesce(nullif(${businessName}, ''), ${fullName({ firstName, lastName })})`;
}
