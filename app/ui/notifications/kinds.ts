import type { NotificationKind } from "#app/domain/notifications/notification.ts";

export const KIND_ICON: Record<NotificationKind, string> = {
  booking: "calendar-days",
  job: "hammer",
  message: "message-circle",
  review: "star",
  account: "user-round",
};

export const KIND_NAME: Record<NotificationKind, string> = {
  booking: "Bookings",
  job: "Jobs",
  message: "Messages",
  review: "Reviews",
  account: "Account",
};
