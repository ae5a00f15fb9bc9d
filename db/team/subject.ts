import { and, eq, isNull, sql } from "drizzle-orm";
import type { Hideable } from "#app/domain/team/measures.ts";
import type { Database } from "#db/connection/client.ts";
import { users } from "#db/schema/accounts.ts";
import { reports } from "#db/schema/reviews.ts";
import { readFormerMeasures } from "./former-measures.ts";
import { HIDEABLE_ROWS, ownerOf } from "./hideable.ts";
import { readPerson } from "./person.ts";
import { readReportedThing } from "./reported-thing.ts";

/**
 * Something to decide about without a report, with whose it is and what was done before; `isOwn` where it is mine or I have
 * reported it. Null where nothing has this id.
 */
export async function readSubject(db: Database, kind: Hideable, id: string, me: string) {
  const { reported } = HIDEABLE_ROWS[kind];
  const [[owner], thing] = await Promise.all([
    db
      .select({
        id: users.id,
        isOwn: sql<number>`(${users.id} = ${me} or exists (select 1 from ${reports}
          where ${reports}.reporter_id = ${me} and ${reports}.subject_kind = ${reported}
            and ${reports}.subject_id = ${id}))`.mapWith(Boolean),
      })
      .from(users)
      .where(and(eq(users.id, ownerOf(kind, id)), isNull(users.deletedAt))),
    readReportedThing(db, reported, id),
  ]);
  if (!thing || !owner) return null;
  const [person, former] = await Promise.all([
    readPerson(db, owner.id),
    readFormerMeasures(db, owner.id),
  ]);
  return { kind, id, thing, person, former, isOwn: owner.isOwn };
}
export type DecidedThing = NonNullable<Awaited<ReturnType<typeof readSubject>>>;
