import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { blocks } from "#db/schema/accounts.ts";

type Person = Record<
  "hiddenAt" | "deactivatedAt" | "deletionRequestedAt" | "deletedAt",
  SQLWrapper
>;

/** The condition that a person has an account that others can see and write to. */
export function isReachable(person: Person): SQL {
  const { hiddenAt, deactivatedAt, deletionRequestedAt, deletedAt } = person;
  return sql`coalesce(${hiddenAt}, ${deactivatedAt}, ${deletionRequestedAt}, ${deletedAt}) is null`;
}

/** The picture of a person; null while others cannot see it (threat 94). */
export function shownPicture(person: Person & { profilePicture: SQLWrapper }): SQL<string | null> {
  return sql<string | null>`iif(${isReachable(person)}, ${person.profilePicture}, null)`;
}

/** The condition that neither of two people has blocked the other. */
export function noBlock(one: SQLWrapper, other: SQLWrapper): SQL {
  const { blockerId, blockedId } = blocks;
  return sql`not exists (select 1 from ${blocks} where (${blockerId} = ${one} and ${blockedId} = ${other})
    or (${blockerId} = ${other} and ${blockedId} = ${one}))`;
}

/** The condition that a person may sign in: neither erased nor hidden by a moderator. */
export function canSignIn({ deletedAt, hiddenAt }: Pick<Person, "deletedAt" | "hiddenAt">): SQL {
  return sql`coalesce(${deletedAt}, ${hiddenAt}) is null`;
}
