import { and, eq, sql } from "drizzle-orm";
import { RESET_MS } from "#app/domain/accounts/account.ts";
import type { EmailContent } from "#app/domain/email/email.ts";
import type { Database } from "#db/connection/client.ts";
import { queueEmail } from "#db/email/outbox.ts";
import { formerOwnerOf, repeatStopLink } from "#db/former-addresses.ts";
import { devices, tokens } from "#db/schema/access.ts";
import { users } from "#db/schema/accounts.ts";
import { insertSelect } from "#db/statements/insert-select.ts";
import { namedBatch } from "#db/statements/named-batch.ts";
import { bare, excluded } from "#db/statements/upsert.ts";
import { mayMailTo } from "./account-email.ts";
import { endAccess } from "./end-access.ts";
import { canSignIn } from "./reachable.ts";
import { logEventFor, logEventOfOwner, type SecurityContext } from "./security-log.ts";
import { deleteTokens, insertToken, isValidToken, ownerOfToken } from "./tokens.ts";
import { withoutSignUp } from "./unfinished.ts";

type ResetRequest = {
  email: string;
  tokenHash: string;
  /** The browser that asks, by the hash of its device cookie. */
  deviceHash: string | null;
  emailContent: EmailContent;
  /** For the address before a change that can be stopped: the link that stops it, by its hash. */
  takeBack: { stopHash: string; emailContent: EmailContent };
  context: SecurityContext;
};

/**
 * Queues an e-mail with a reset link for an address that has an account; older links end. An address that an account had
 * before a change which can be stopped gets the link that stops it once more, with the same end (threat 85). Nothing for any
 * other address, in the same time (threat 11).
 */
export async function requestReset(
  db: Database,
  { email, tokenHash, deviceHash, emailContent, takeBack, context }: ResetRequest,
): Promise<void> {
  const { now } = context;
  const kind = "reset-password";
  const owner = sql`(select ${users.id} from ${users}
    where lower(${users.email}) = ${email} and ${canSignIn(users)})`;
  const may = mayMailTo({ owner, deviceHash }, kind, email, now);
  const token = { kind, hash: tokenHash, owner, email, lastsMs: RESET_MS, now } as const;
  const former = { owner: formerOwnerOf(email, now), deviceHash };
  const mayTakeBack = mayMailTo(former, "email-change-asked", email, now);
  await db.batch([
    deleteTokens(db, kind, owner, may),
    insertToken(db, token, may),
    queueEmail(db, {
      kind,
      about: tokenHash.slice(0, 16),
      to: email,
      deviceHash,
      emailContent,
      at: now,
    }),
    repeatStopLink(db, { hash: takeBack.stopHash, email, now }, mayTakeBack),
    queueEmail(db, {
      kind: "email-change-asked",
      about: takeBack.stopHash.slice(0, 16),
      to: email,
      userId: former.owner,
      deviceHash,
      emailContent: takeBack.emailContent,
      at: now,
    }),
    logEventFor(db, email, "reset-requested", context),
  ]);
}

/** The address a reset token was made for, or null when it is unknown, used or expired. Uses nothing up. */
export async function readReset(db: Database, hash: string, now: number): Promise<string | null> {
  const [owner] = await db
    .select({ email: users.email })
    .from(tokens)
    .innerJoin(users, isValidToken({ kind: "reset-password", hash, now }));
  return owner?.email ?? null;
}

type NewPassword = {
  tokenHash: string;
  email: string;
  passwordHash: string;
  /** The browser in which it is chosen, by the hash of its device cookie: it counts as one that signed in. */
  deviceHash: string;
  emailContent: EmailContent;
  context: SecurityContext;
};

/**
 * Sets a new password by its token, once, and e-mails the owner; access ends as `ACCESS_AFTER` of the domain says
 * (threat 68). Of a sign-up in another browser that nobody has confirmed nothing but the address stays (threat 87). The id of
 * the owner, or null when the token is not valid.
 */
export async function resetPassword(
  db: Database,
  { tokenHash, email, passwordHash, deviceHash, emailContent, context }: NewPassword,
): Promise<string | null> {
  const { now } = context;
  const owner = ownerOfToken({ kind: "reset-password", hash: tokenHash, now });
  const browser = {
    idHash: deviceHash,
    userId: sql`${users.id}`,
    firstSeenAt: now,
    lastSeenAt: now,
  };
  const {
    changed: [changed],
  } = await namedBatch(db, {
    password: db
      .update(users)
      .set({
        passwordHash,
        updatedAt: now,
        emailVerifiedAt: sql`coalesce(${users.emailVerifiedAt}, ${now})`,
        ...withoutSignUp(
          sql`(${users.emailVerifiedAt} is null and ${users.registeredDevice} is not ${deviceHash})`,
        ),
      })
      .where(eq(users.id, owner)),
    // By the hash, which is nobody else's: a batch that is tried again finds the token used up.
    changed: db
      .select({ id: users.id })
      .from(users)
      .where(
        and(sql`lower(${users.email}) = lower(${email})`, eq(users.passwordHash, passwordHash)),
      ),
    email: queueEmail(db, {
      kind: "password-changed",
      about: tokenHash.slice(0, 16),
      to: email,
      emailContent,
      at: now,
    }),
    logged: logEventOfOwner(db, owner, "password-changed", context),
    device: db.run(
      insertSelect(
        devices,
        browser,
        sql`from ${users} where ${users.id} = ${owner}
          on conflict do update set ${bare(devices.lastSeenAt)} = ${excluded(devices.lastSeenAt)},
            ${bare(devices.known)} = 1`,
      ),
    ),
    access: endAccess(db, { event: "password-reset", owner, except: { deviceHash } }),
  });
  return changed?.id ?? null;
}
