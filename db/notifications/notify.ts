import { type SQL, sql } from "drizzle-orm";
import type { NotificationKind } from "#app/domain/notifications/notification.ts";
import type { Database } from "#db/client.ts";
import { insertSelect } from "#db/insert-select.ts";
import { notifications } from "#db/schema/email.ts";

type QueuedNotification = {
  /** Whom it concerns. */
  userId: string;
  kind: NotificationKind;
  title: string;
  body: string;
  /** A path on this site. */
  link: string;
  /** The other person whom its words name, so that it goes with their account (threat 78); null when they name nobody. */
  about: string | null;
  /** UTC milliseconds now. */
  at: number;
  /** Whether it is about the security of the account: then no switch holds its push back (threat 69). */
  security?: boolean;
};

const STATEMENT_BEFORE_CHANGED = sql`changes() > 0`;

/**
 * The statement that tells a person something, for the batch of the change that causes it. It is written only if the
 * statement before it in the batch changed a row, or if `onlyIf` holds (threat 65); a batch that is tried again because
 * its answer was lost finds it written.
 */
export function queueNotification(
  db: Database,
  { userId, kind, title, body, link, about, at, security = false }: QueuedNotification,
  onlyIf: SQL = STATEMENT_BEFORE_CHANGED,
) {
  const row = {
    id: crypto.randomUUID(),
    userId,
    kind,
    title,
    body,
    link,
    aboutUserId: about,
    createdAt: at,
    security,
  };
  return db.run(insertSelect(notifications, row, sql`where ${onlyIf} on conflict do nothing`));
}
