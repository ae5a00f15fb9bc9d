import { type SQL, sql } from "drizzle-orm";
import type { NotificationBody } from "#app/domain/notifications/body.ts";
import type { NotificationKind } from "#app/domain/notifications/notification.ts";
import type { Database } from "#db/connection/client.ts";
import { mayReach } from "#db/may-reach.ts";
import { notifications } from "#db/schema/notifications.ts";
import { insertSelect } from "#db/statements/insert-select.ts";

/** Whom it comes from, or null for what reaches always: as of an e-mail. */
type From =
  | { kind: "account"; from?: null }
  | { kind: Exclude<NotificationKind, "account">; from: string | null };

type QueuedNotification = From & {
  /** The recipient. */
  userId: string;
  title: string;
  body: string | NotificationBody;
  /** A path on this site. */
  link: string;
  /** The other person named in it: it is deleted with their account (threat 78). Null when it names nobody. */
  about: string | null;
  /** UTC milliseconds now. */
  at: number;
  /** Whether it is about the security of the account: then its push is sent whatever the settings say (threat 69). */
  security?: boolean;
};

const PREVIOUS_STATEMENT_CHANGED = sql`changes() > 0`;

/**
 * The statement that notifies a person, for the batch of the change that causes it. It inserts only if the statement
 * before it in the batch changed a row, or if `onlyIf` holds (threat 65), if it may reach the person (threat 95), and once
 * when the batch is repeated because its response was lost.
 */
export function queueNotification(
  db: Database,
  { userId, kind, title, body, link, about, from = null, at, security = false }: QueuedNotification,
  onlyIf: SQL = PREVIOUS_STATEMENT_CHANGED,
) {
  const row = {
    id: crypto.randomUUID(),
    userId,
    kind,
    title,
    ...stored(body),
    link,
    aboutUserId: about,
    fromUserId: from,
    createdAt: at,
    security,
  };
  const reaches = mayReach(sql`${from}`, sql`${userId}`);
  return db.run(
    insertSelect(notifications, row, sql`where ${onlyIf} and ${reaches} on conflict do nothing`),
  );
}

/** The columns of a body: plain text where it names no moment. */
function stored(body: string | NotificationBody) {
  if (typeof body === "string") return { body };
  const hasTimes = body.some((part) => typeof part === "number");
  return hasTimes ? { body: "", bodyParts: body } : { body: body.join("") };
}
