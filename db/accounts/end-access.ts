import { and, eq, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import {
  ACCESS_KINDS,
  type AccessKind,
  type AccountEvent,
  endsWith,
} from "#app/domain/accounts/access-after.ts";
import type { Database } from "#db/connection/client.ts";
import { endpointsSignedOut, HAS_PASSED_TWO_FACTOR } from "#db/notifications/push-endpoints.ts";
import {
  devices,
  recoveryCodes,
  sessions,
  tokens,
  twoFactor,
  twoFactorDevices,
  twoFactorRecoveries,
} from "#db/schema/access.ts";
import { dataLinks } from "#db/schema/accounts.ts";
import { pushEndpoints } from "#db/schema/notifications.ts";
import { bookingRules } from "#db/schema/schedule.ts";
import { staffSessions } from "#db/schema/team.ts";
import { unsentForms } from "#db/schema/unsent-forms.ts";

/** What an event spares, by hashes: the session and the browser that act, and the token it makes. */
export type Except = {
  sessionHash?: string | null;
  deviceHash?: string | null;
  tokenHash?: string;
};

type Ending = {
  event: AccountEvent;
  /** Whose access: an id, or an expression that gives one. */
  owner: SQL | string;
  except?: Except;
  /** The condition under which the event happened at all. */
  onlyIf?: SQL;
  /** Where no room can be told: the job that removes expired sessions every minute closes the sockets. */
  byJob?: boolean;
};

type Statement = BatchItem<"sqlite">;

type StoredKind = Exclude<AccessKind, (typeof tokens.$inferSelect)["kind"] | Unstored>;
/** Rooms close sockets; the cookie after a password counts only with that password; e-mail links are signed. */
type Unstored = "socket" | "pending-two-factor" | "unsubscribe-link" | "appeal-link";

/** How what is stored of each kind ends. Sessions and devices that passed the factor first: endpoints look at them. */
const STATEMENTS: Record<StoredKind, (db: Database, ending: Required<Ending>) => Statement> = {
  "security-notice": (db, { owner, onlyIf }) =>
    db.delete(twoFactorDevices).where(and(eq(twoFactorDevices.userId, owner), onlyIf)),
  session: (db, { owner, except, onlyIf, byJob }) => {
    const others = and(
      eq(sessions.userId, owner),
      sql`${sessions.idHash} is not ${except.sessionHash ?? null}`,
      onlyIf,
    );
    if (byJob) return db.update(sessions).set({ expiresAt: 0 }).where(others);
    return db.delete(sessions).where(others);
  },
  "staff-session": (db, { owner, onlyIf }) =>
    db.delete(staffSessions).where(and(eq(staffSessions.userId, owner), onlyIf)),
  "push-endpoint": (db, { owner, except, onlyIf }) => {
    const ended = except.sessionHash ? endpointsSignedOut(owner) : eq(pushEndpoints.userId, owner);
    // Those stay for security notices alone.
    return db.delete(pushEndpoints).where(and(ended, sql`not ${HAS_PASSED_TWO_FACTOR}`, onlyIf));
  },
  "two-factor-recovery": (db, { owner, onlyIf }) =>
    db.delete(twoFactorRecoveries).where(and(eq(twoFactorRecoveries.userId, owner), onlyIf)),
  "two-factor-setup": (db, { owner, onlyIf }) =>
    db
      .delete(twoFactor)
      .where(and(eq(twoFactor.userId, owner), isNull(twoFactor.confirmedAt), onlyIf)),
  "two-factor": (db, { owner, onlyIf }) =>
    db
      .delete(twoFactor)
      .where(and(eq(twoFactor.userId, owner), isNotNull(twoFactor.confirmedAt), onlyIf)),
  "recovery-code": (db, { owner, onlyIf }) =>
    db.delete(recoveryCodes).where(and(eq(recoveryCodes.userId, owner), onlyIf)),
  "calendar-feed": (db, { owner, onlyIf }) =>
    db
      .update(bookingRules)
      .set({ feedHash: null })
      .where(and(eq(bookingRules.userId, owner), onlyIf)),
  "data-link": (db, { owner, onlyIf }) =>
    db.delete(dataLinks).where(and(eq(dataLinks.userId, owner), onlyIf)),
  "known-device": (db, { owner, except, onlyIf }) =>
    db
      .update(devices)
      .set({ known: false })
      .where(
        and(
          eq(devices.userId, owner),
          sql`${devices.idHash} is not ${except.deviceHash ?? null}`,
          onlyIf,
        ),
      ),
  "unsent-form": (db, { owner, onlyIf }) =>
    db.delete(unsentForms).where(and(eq(unsentForms.userId, owner), onlyIf)),
};

const isStored = (kind: AccessKind): kind is StoredKind => kind in STATEMENTS;

/**
 * The statements that end a person's access as `ACCESS_AFTER` of the domain says, for the end of the batch of the event
 * (threat 68). Tokens go last, so that `owner` and `onlyIf` may read the one that is used. The caller closes the sockets
 * afterwards, or leaves it to the job.
 */
export function endAccess(
  db: Database,
  { event, owner, except = {}, onlyIf = sql`1`, byJob = false }: Ending,
): Statement[] {
  const isOver = (kind: AccessKind) => endsWith(kind, event);
  const statements = ACCESS_KINDS.filter(isStored)
    .filter(isOver)
    .map((kind) => STATEMENTS[kind](db, { event, owner, except, onlyIf, byJob }));
  // A kind of token that the list of access does not know is a type error here.
  const kinds = tokens.kind.enumValues.filter(isOver);
  const usedTokens = and(
    eq(tokens.userId, owner),
    sql`${tokens.hash} is not ${except.tokenHash ?? null}`,
    sql`${tokens.kind} in ${kinds}`,
    onlyIf,
  );
  return [...statements, db.delete(tokens).where(usedTokens)];
}
