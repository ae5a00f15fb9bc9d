import { and, eq, inArray, sql } from "drizzle-orm";
import { alias, QueryBuilder } from "drizzle-orm/sqlite-core";
import { HOUR_MS } from "#app/domain/durations.ts";
import type { EmailContent } from "#app/domain/email/email.ts";
import type { Database } from "#db/client.ts";
import { queueEmail } from "#db/email/outbox.ts";
import { tokens, users } from "#db/schema/accounts.ts";
import { endAccess } from "./account-access.ts";
import { moveAddress } from "./moved-address.ts";
import { logEventOfOwner, type SecurityContext } from "./security-log.ts";
import { deleteSquatter, squatterOf } from "./squatter.ts";
import { insertToken, isValidToken, ownerOfToken } from "./tokens.ts";

const RESET_MS = HOUR_MS;

/** The links by which an owner takes an account back, with the event that each is. */
const EVENTS = { "not-me": "not-me", "stop-email-change": "email-change-stopped" } as const;
export type TakeBackKind = keyof typeof EVENTS;

type TakeBack = {
  kind: TakeBackKind;
  tokenHash: string;
  /** A hash that no password made. */
  noPasswordHash: string;
  /** Of the token by which a new password is chosen. */
  resetHash: string;
  /** Of the link that ends marketing e-mails to an address. */
  unsubscribeHashOf: (address: string) => string;
  /** For the address that is replaced, where one is. */
  emailContent: EmailContent;
  context: SecurityContext;
};

const query = new QueryBuilder();

/**
 * Takes an account back by a link in its owner's mailbox, once. The account gets the address of that mailbox again, unless
 * somebody has confirmed it for another account; an unconfirmed sign-up that holds it is deleted, and the address that is
 * replaced is told, and goes from what is stored (threat 97). Access ends as `ACCESS_AFTER` of the domain says, and of the links that take back the one that is used and
 * those that are younger (threat 85). No password opens the account, and the reset token lets its owner choose one. The id of
 * the owner; null when the token is not valid.
 */
export async function takeBack(db: Database, request: TakeBack): Promise<string | null> {
  const { kind, tokenHash, noPasswordHash, resetHash, unsubscribeHashOf, emailContent, context } =
    request;
  const { now } = context;
  const token = { kind, hash: tokenHash, now } as const;
  const owner = ownerOfToken(token);
  const [link] = await db
    .select({
      userId: users.id,
      current: sql<string>`lower(${users.email})`,
      address: tokens.email,
    })
    .from(tokens)
    .innerJoin(users, isValidToken(token));
  if (!link) return null;
  const { userId, current, address } = link;
  const madeAt = sql`${query.select({ value: tokens.createdAt }).from(tokens).where(eq(tokens.hash, tokenHash))}`;
  const others = alias(users, "others");
  const hasOtherOwner = sql`exists (select 1 from ${users} ${others}
    where lower(${others.email}) = ${address} and ${others.id} <> ${users.id})`;
  const isRestored = sql`${current} <> ${address} and exists (select 1 from ${users}
    where ${users.id} = ${owner} and lower(${users.email}) = ${address})`;
  const unsubscribeHash = unsubscribeHashOf(address);
  const [, , , [taken]] = await db.batch([
    ...deleteSquatter(db, squatterOf(address, owner)),
    db
      .update(users)
      .set({
        passwordHash: noPasswordHash,
        updatedAt: now,
        email: sql`iif(${hasOtherOwner}, ${users.email}, ${address})`,
      })
      .where(eq(users.id, owner))
      .returning({ id: users.id }),
    queueEmail(
      db,
      {
        kind: "email-changed",
        about: tokenHash.slice(0, 16),
        to: current,
        userId,
        emailContent,
        at: now,
      },
      isRestored,
    ),
    ...moveAddress(db, { userId, from: current, to: address, unsubscribeHash, now }, isRestored),
    insertToken(db, {
      kind: "reset-password",
      hash: resetHash,
      owner,
      email: sql`lower(${users.email})`,
      lastsMs: RESET_MS,
      now,
    }),
    logEventOfOwner(db, owner, EVENTS[kind], context),
    ...endAccess(db, { event: EVENTS[kind], owner, except: { tokenHash: resetHash } }),
    db
      .delete(tokens)
      .where(
        and(
          inArray(tokens.kind, ["not-me", "stop-email-change"]),
          eq(tokens.userId, owner),
          sql`${tokens.createdAt} >= ${madeAt}`,
        ),
      ),
  ]);
  return taken?.id ?? null;
}
