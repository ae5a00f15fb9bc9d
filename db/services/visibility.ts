import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { isReachable } from "#db/accounts/reachable.ts";
import { settings, users } from "#db/schema/accounts.ts";
import { services } from "#db/schema/services.ts";
import type { Viewer } from "#db/viewer.ts";

type Person = Parameters<typeof isReachable>[0] & { id: SQLWrapper };

/** The condition that a person may be shown: to visitors ("public") or to people who have signed in. */
export function visibleOwner(viewer: "public" | "registered", person: Person = users): SQL {
  const allowed = viewer === "public" ? sql`= 'public'` : sql`<> 'private'`;
  return sql`${isReachable(person)} and ${profileVisibility(person)} ${allowed}`;
}

/** Whether this person can open the page of a service: one that is not listed is for its owner alone, until it is deleted. */
export function hasPageFor(viewer: Viewer): SQL<boolean> {
  return sql<boolean>`(${services.listed} = 1
    or (${services.proId} is ${viewer} and ${services.deletedAt} is null))`.mapWith(Boolean);
}

/** Whether somebody who has signed in can open a person's public profile. */
export function hasProfile(person: Person & { role: SQLWrapper }): SQL<boolean> {
  return sql`${person.role} = 'professional' and ${visibleOwner("registered", person)}`.mapWith(
    Boolean,
  );
}

/** The visibility of a person's profile; public when they set none. */
export function profileVisibility({ id }: Pick<Person, "id">) {
  return sql<
    "public" | "registered" | "private"
  >`coalesce((select ${settings.profileVisibility} from ${settings}
    where ${settings.userId} = ${id}), 'public')`;
}
