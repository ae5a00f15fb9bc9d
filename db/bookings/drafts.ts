import { and, desc, eq, gt, notInArray, type SQL, sql } from "drizzle-orm";
import { type BookingDraft, readDraft } from "#app/domain/bookings/form.ts";
import { DAY_MS } from "#app/domain/time/durations.ts";
import { type DraftOwners, isDraftOf } from "#db/accounts/draft-owners.ts";
import type { Database } from "#db/connection/client.ts";
import {
  type ConditionalUse,
  countedOf,
  countingStatements,
  refusedUntil,
  withinLimit,
} from "#db/rate-limit.ts";
import { users } from "#db/schema/accounts.ts";
import { requestDrafts } from "#db/schema/bookings.ts";
import { services } from "#db/schema/services.ts";
import { insertSelect } from "#db/statements/insert-select.ts";
import { namedBatch } from "#db/statements/named-batch.ts";
import { bare, excluded } from "#db/statements/upsert.ts";

/** As long as the link in the confirmation e-mail of a sign-up works. */
const KEPT_MS = DAY_MS;
const MOST_OF_OWNER = 5;

/** A draft of a service by its id; with null the newest one. */
type WantedDraft = DraftOwners & { serviceId: string; draftId: string | null };

type WantedOfAny = Omit<WantedDraft, "serviceId"> & { serviceId: string | null };

function isWanted({ serviceId, draftId, ...owners }: WantedOfAny, now: number) {
  return and(
    isDraftOf(requestDrafts.owner, owners),
    serviceId === null ? undefined : eq(requestDrafts.serviceId, serviceId),
    draftId === null ? undefined : eq(requestDrafts.id, draftId),
    gt(requestDrafts.expiresAt, now),
  );
}

type NewDraft = Pick<typeof requestDrafts.$inferInsert, "owner" | "id" | "serviceId" | "fields"> & {
  now: number;
};

/**
 * Stores a booking form for a day, in place of an older state of the same form; the owner's five newest stay. `now` in
 * UTC milliseconds. Over one of the limits nothing is stored, and it returns when the limit ends (UTC milliseconds).
 */
export async function storeDraft(
  db: Database,
  { owner, id, serviceId, fields, now }: NewDraft,
  limits: readonly ConditionalUse[],
): Promise<number | null> {
  const row = { serviceId, fields, createdAt: now, expiresAt: now + KEPT_MS };
  const isOfOwner = eq(requestDrafts.owner, owner);
  const newest = db
    .select({ id: requestDrafts.id })
    .from(requestDrafts)
    .where(isOfOwner)
    // This one first, also when the clock was ahead before.
    .orderBy(desc(eq(requestDrafts.id, id)), desc(requestDrafts.createdAt))
    .limit(MOST_OF_OWNER);
  const { serviceId: service, fields: typed, createdAt, expiresAt } = requestDrafts;
  const set = sql.join(
    [service, typed, createdAt, expiresAt].map(
      (column) => sql`${bare(column)} = ${excluded(column)}`,
    ),
    sql`, `,
  );
  const { counted } = await namedBatch(db, {
    draft: db.run(
      insertSelect(
        requestDrafts,
        { owner, id, ...row },
        sql`where ${and(sql`1`, ...limits.map(withinLimit))} on conflict do update set ${set}`,
      ),
    ),
    older: db.delete(requestDrafts).where(and(isOfOwner, notInArray(requestDrafts.id, newest))),
    counted: countingStatements(db, limits),
  });
  return refusedUntil(countedOf(limits, counted));
}

/**
 * The statement that reads a draft, for `draftOf`. A signed-in person also gets what their browser kept for a visitor: that
 * holds only what the browser sent itself, so it tells nobody anything of an account (decision 65).
 */
export function selectDraft(db: Database, wanted: WantedDraft, now: number) {
  return db
    .select({ fields: requestDrafts.fields })
    .from(requestDrafts)
    .where(isWanted(wanted, now))
    .orderBy(desc(requestDrafts.createdAt))
    .limit(1);
}

/** The draft in the rows of `selectDraft`; null where there is none, or none that this release can read. */
export function draftOf([row]: { fields: unknown }[]): BookingDraft | null {
  return row ? readDraft(row.fields) : null;
}

/** A request that a browser keeps: its draft, when it would start, and who gets it. */
export type WaitingRequest = {
  serviceId: string;
  draftId: string;
  startsAt: number;
  proFirstName: string;
};

/** The request that a browser keeps for a visitor, of any service where none is named; null when none waits. */
export async function readWaitingRequest(
  db: Database,
  wanted: Omit<WantedOfAny, "userId">,
  now: number,
): Promise<WaitingRequest | null> {
  const { id: draftId, serviceId, fields } = requestDrafts;
  const [row] = await db
    .select({ draftId, serviceId, fields, proFirstName: users.firstName })
    .from(requestDrafts)
    .innerJoin(services, eq(services.id, requestDrafts.serviceId))
    .innerJoin(users, eq(users.id, services.proId))
    .where(isWanted({ ...wanted, userId: null }, now))
    .orderBy(desc(requestDrafts.createdAt))
    .limit(1);
  const draft = row && readDraft(row.fields);
  if (!draft) return null;
  return {
    serviceId: row.serviceId,
    draftId: row.draftId,
    startsAt: draft.form.slot,
    proFirstName: row.proFirstName,
  };
}

/** The statement that deletes the draft of a request that was sent, by the key of its form, where `isSent`. */
export function deleteDraft(
  db: Database,
  { id, ...owners }: DraftOwners & { id: string },
  isSent: SQL,
) {
  return db
    .delete(requestDrafts)
    .where(and(isDraftOf(requestDrafts.owner, owners), eq(requestDrafts.id, id), isSent));
}
