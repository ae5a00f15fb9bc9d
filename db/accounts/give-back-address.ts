import { and, eq, inArray, ne, type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { Database } from "#db/connection/client.ts";
import { tokens } from "#db/schema/access.ts";
import { users } from "#db/schema/accounts.ts";
import { endAccess } from "./end-access.ts";
import { type MovedAddress, moveAddress } from "./moved-address.ts";
import { logChange } from "./security-log.ts";
import { deleteSquatter, squatterOf } from "./squatter.ts";

type GivenBack = MovedAddress & {
  /** A hash that no password made. */
  noPasswordHash: string;
};

/** The condition that no confirmed account of somebody else has an address. */
export const isFreeFor = (userId: string, address: string): SQL =>
  sql`not exists (select 1 from ${users} where lower(${users.email}) = ${address}
    and ${users.id} <> ${userId} and ${users.emailVerifiedAt} is not null)`;

/**
 * The statements that give an account the address back that it had before, by a decision of the team, only if `onlyIf` holds and
 * the address is free: as a link that stops the change does, no password opens the account, access ends, what is stored moves
 * (threat 97), and links by which another mailbox could take the account back end with it.
 */
export function giveBackAddress(
  db: Database,
  { noPasswordHash, ...moved }: GivenBack,
  onlyIf: SQL,
): BatchItem<"sqlite">[] {
  const { userId, from, to, now } = moved;
  const isGiven = sql`(${onlyIf} and (select lower(${users.email}) from ${users} where ${users.id} = ${userId}) = ${to})`;
  const nowhere = { ipPrefix: null, userAgent: null, now };
  return [
    ...deleteSquatter(db, squatterOf(to, userId), onlyIf),
    db
      .update(users)
      .set({ email: to, passwordHash: noPasswordHash, emailVerifiedAt: now, updatedAt: now })
      .where(
        and(
          eq(users.id, userId),
          sql`lower(${users.email}) = ${from}`,
          onlyIf,
          isFreeFor(userId, to),
        ),
      ),
    logChange(db, userId, "email-change-stopped", nowhere),
    ...moveAddress(db, moved, isGiven),
    ...endAccess(db, {
      event: "email-change-stopped",
      owner: userId,
      onlyIf: isGiven,
      byJob: true,
    }),
    db
      .delete(tokens)
      .where(
        and(
          eq(tokens.userId, userId),
          inArray(tokens.kind, ["not-me", "stop-email-change"]),
          ne(tokens.email, to),
          isGiven,
        ),
      ),
  ];
}
