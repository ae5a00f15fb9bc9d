import { type SQL, sql } from "drizzle-orm";
import {
  ACCESS_KINDS,
  type AccessKind,
  type AccountEvent,
  endsWith,
} from "#app/domain/accounts/account-access.ts";
import type { Database } from "#db/client.ts";
import { endpointsSignedOut, HAS_PASSED_TWO_FACTOR } from "#db/notifications/push-endpoints.ts";
import { tokens } from "#db/schema/accounts.ts";

/** What an event spares, by hashes: the session and the browser that act, and the token it makes. */
type Kept = { sessionHash?: string | null; deviceHash?: string | null; tokenHash?: string };

type Ending = {
  event: AccountEvent;
  /** Whose access: an id, or an expression that gives one. */
  owner: SQL | string;
  kept?: Kept;
  /** The condition under which the event happened at all. */
  onlyIf?: SQL;
};

/** A kind of token that the list of access does not know is a type error here. */
const TOKEN_KINDS: readonly AccessKind[] = tokens.kind.enumValues;

type StoredKind = Exclude<AccessKind, (typeof tokens.$inferSelect)["kind"] | Unstored>;
/** Rooms close sockets; the cookie after a password counts only with that password; e-mail links are signed. */
type Unstored = "socket" | "pending-two-factor" | "unsubscribe-link";

type Rows = { event: AccountEvent; owner: SQL | string; kept: Kept };

/** How what is stored of each kind ends. Sessions and devices that passed the factor first: endpoints look at them. */
const STATEMENTS: Record<StoredKind, (rows: Rows) => SQL> = {
  "security-notice": ({ owner }) => sql`delete from two_factor_devices where user_id = ${owner}`,
  session: ({ event, owner, kept }) => {
    const others = sql`user_id = ${owner} and id_hash is not ${kept.sessionHash ?? null}`;
    // Not deleted: the next minute's removal of what has run out closes their sockets.
    if (event === "hidden") return sql`update sessions set expires_at = 0 where ${others}`;
    return sql`delete from sessions where ${others}`;
  },
  "push-endpoint": ({ owner, kept }) => {
    const rows = kept.sessionHash ? endpointsSignedOut(owner) : sql`user_id = ${owner}`;
    // Those stay for security notices alone.
    return sql`delete from push_endpoints where ${rows} and not ${HAS_PASSED_TWO_FACTOR}`;
  },
  "two-factor-recovery": ({ owner }) =>
    sql`delete from two_factor_recoveries where user_id = ${owner}`,
  "two-factor-setup": ({ owner }) =>
    sql`delete from two_factor where user_id = ${owner} and confirmed_at is null`,
  "two-factor": ({ owner }) =>
    sql`delete from two_factor where user_id = ${owner} and confirmed_at is not null`,
  "recovery-code": ({ owner }) => sql`delete from recovery_codes where user_id = ${owner}`,
  "calendar-feed": ({ owner }) =>
    sql`update booking_rules set feed_hash = null where user_id = ${owner}`,
  "data-link": ({ owner }) => sql`delete from data_links where user_id = ${owner}`,
  "known-device": ({ owner, kept }) =>
    sql`delete from devices where user_id = ${owner} and id_hash is not ${kept.deviceHash ?? null}`,
  "typed-form": ({ owner }) => sql`delete from typed_forms where user_id = ${owner}`,
};

const isStored = (kind: AccessKind): kind is StoredKind => kind in STATEMENTS;

/**
 * The statements that end a person's access as the list of the domain says, for the end of the batch of the event
 * (threat 68). Tokens go last, so that `owner` and `onlyIf` may read the one that is spent. Whoever asks closes the
 * sockets afterwards.
 */
export function endAccess(db: Database, { event, owner, kept = {}, onlyIf = sql`1` }: Ending) {
  const isOver = (kind: AccessKind) => endsWith(kind, event);
  const ended = ACCESS_KINDS.filter(isStored)
    .filter(isOver)
    .map((kind) => STATEMENTS[kind]({ event, owner, kept }));
  const spent = sql`delete from tokens where user_id = ${owner} and hash is not ${kept.tokenHash ?? null}
    and kind in ${TOKEN_KINDS.filter(isOver)}`;
  return [...ended, spent].map((statement) => db.run(sql`${statement} and ${onlyIf}`));
}
