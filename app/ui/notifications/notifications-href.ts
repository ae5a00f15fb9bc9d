import type { NotificationKind } from "#app/domain/notifications/notification.ts";
import type { WrittenPath } from "#app/domain/safe-path.ts";

type NotificationsAsked = { kind: NotificationKind | null; page: number };

/** The address of one page of the notifications of a kind, or of all. */
export function notificationsHref({ kind, page }: NotificationsAsked): WrittenPath {
  const params = new URLSearchParams();
  if (kind) params.set("kind", kind);
  if (page > 1) params.set("page", String(page));
  return params.size > 0 ? `/dashboard/notifications?${params}` : "/dashboard/notifications";
}
