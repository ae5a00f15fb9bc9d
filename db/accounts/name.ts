import { type SQL, type SQLWrapper, sql } from "drizzle-orm";

/** SQL for the name people know: the business when there is one, else the person; `alias` is a row of users. */
export const nameOf = (alias: string) =>
  `coalesce(nullif(${alias}.business_name, ''), ${alias}.first_name || ' ' || ${alias}.last_name)`;

type NamedPerson = Record<"businessName" | "firstName" | "lastName", SQLWrapper>;

/** The name people know: the business when there is one, else the person. */
export function displayName({ businessName, firstName, lastName }: NamedPerson): SQL<string> {
  return sql<string>`coalesce(nullif(${businessName}, ''), ${firstName} || ' ' || ${lastName})`;
}
