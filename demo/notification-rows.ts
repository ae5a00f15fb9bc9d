import { conversationPath } from "#app/domain/messages/conversation.ts";
import { HOUR_MS } from "#app/domain/time/durations.ts";
import { paths } from "#app/links.ts";
import type { notifications } from "#db/schema/notifications.ts";
import type { savedServices } from "#db/schema/services.ts";
import { bookingId } from "./booking-rows.ts";
import { conversationId } from "./conversation-rows.ts";
import { DEMO_PROFESSIONAL, type DemoPeople, serviceAt } from "./demo-people.ts";
import { jobId } from "./job-rows.ts";
import { seedId } from "./seeded-random.ts";
import { sometime } from "./sometime.ts";
import {
  FOR_CUSTOMER,
  FOR_PROFESSIONAL,
  SAVED,
  type SeedNotification,
} from "./texts/notifications.ts";

/** Notifications of the two demo accounts, read and unread. */
export function notificationRows(
  demoPeople: DemoPeople,
  now: number,
): (typeof notifications.$inferInsert)[] {
  const { professional } = serviceAt(demoPeople, `${DEMO_PROFESSIONAL}/0`);
  return [
    { userId: demoPeople.customers[0].id, texts: FOR_CUSTOMER },
    { userId: professional.id, texts: FOR_PROFESSIONAL },
  ].flatMap(({ userId, texts }) =>
    texts.map(({ about, hoursAgo, read, ...text }, i) => ({
      id: seedId(`notification:${userId}/${i}`),
      userId,
      ...text,
      link: linkTo(about),
      readAt: read ? now - hoursAgo * HOUR_MS + HOUR_MS : null,
      createdAt: now - hoursAgo * HOUR_MS,
    })),
  );
}

/** The services that the demo customer has saved, newest first. */
export function savedRows(
  demoPeople: DemoPeople,
  now: number,
): (typeof savedServices.$inferInsert)[] {
  return SAVED.map((place, i) => ({
    id: seedId(`saved:${place}`),
    userId: demoPeople.customers[0].id,
    serviceId: serviceAt(demoPeople, place).id,
    createdAt: sometime(now, 1 + i * 4, place),
  }));
}

function linkTo(about: SeedNotification["about"]): string {
  if ("path" in about) return about.path;
  if ("job" in about) return paths.job(jobId(about.job));
  if ("booking" in about) return paths.booking(bookingId(about.booking));
  return conversationPath(conversationId(about.conversation));
}
