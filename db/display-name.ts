import { type SQL, type SQLWrapper, sql } from "drizzle-orm";

/** SQL for the public name: of the business when there is one, else of the person; `alias` is a row of users. */
export const nameOf = (alias: string) =>
  `coalesce(nullif(${alias}.business_name, ''), ${alias}.first_name || ' ' || ${alias}.last_name)`;

type NamedPerson = Record<"businessName" | "firstName" | "lastName", SQLWrapper>;

/** The public name: of the business when there is one, else of the person. */
export function displayName({ businessName, firstName, lastName }: NamedPerson): SQL<string> {
  return sql<string>`coalesce(nullif(${businessName}, ''), ${firstName} || ' ' || ${lastName})`;
}
