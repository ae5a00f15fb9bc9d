import type { RouterContextProvider } from "react-router";
import { clockContext, databaseContext, roomsContext } from "#app/context.ts";
import type { NotificationKind } from "#app/domain/notifications/notification.ts";
import { signedIn } from "#app/http/security/signed-in.ts";
import { markAllRead, markRead } from "#db/notifications/notifications.ts";

/**
 * Marks a notification of the signed-in person as read, or all of one kind, or all; the open pages of their inbox hear of it.
 * Nothing for a notification that is not theirs.
 */
export async function markNotificationsRead(
  context: Readonly<RouterContextProvider>,
  chosen: { id: string } | { kind: NotificationKind | null },
): Promise<void> {
  const db = context.get(databaseContext);
  const { id: userId } = signedIn(context);
  const now = context.get(clockContext)();
  if ("id" in chosen) await markRead(db, userId, chosen.id, now);
  else await markAllRead(db, userId, chosen.kind, now);
  context.get(roomsContext).refreshInbox(userId);
}
