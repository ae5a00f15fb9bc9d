import { HOUR_MS } from "#app/domain/durations.ts";
import type { notifications } from "#db/schema/email.ts";
import type { savedServices } from "#db/schema/services.ts";
import { bookingId } from "./booking-rows.ts";
import { sometime } from "./days.ts";
import { METER_REQUEST, PUMP_REQUEST, SUITE, WIRING, WIRING_REQUEST } from "./demo-bookings.ts";
import { BRAIDS_TALK, conversationId, PUMP_TALK } from "./demo-messages.ts";
import { DEMO_PROFESSIONAL, type DemoPeople, serviceAt } from "./demo-people.ts";
import { seedId } from "./seeded-random.ts";

type Notice = {
  kind: "booking" | "message" | "review" | "account";
  title: string;
  body: string;
  link: string;
  hoursAgo: number;
  read: boolean;
};

const FOR_CUSTOMER: readonly Notice[] = [
  {
    kind: "message",
    title: "New message from Shonette Adams",
    body: "Knotless braids at your home",
    link: talkLink(BRAIDS_TALK),
    hoursAgo: 1,
    read: false,
  },
  {
    kind: "booking",
    title: "Ravi Persaud accepted your booking",
    body: "House wiring and breaker panels",
    link: bookingLink(WIRING),
    hoursAgo: 22,
    read: false,
  },
  {
    kind: "review",
    title: "Ravi Persaud replied to your review",
    body: "Pump wiring with float switch for the black tank",
    link: "/dashboard/reviews",
    hoursAgo: 90,
    read: true,
  },
  {
    kind: "booking",
    title: "Shondell Pilgrim marked your booking as completed",
    body: "Suite, mattress and rug washing at home",
    link: bookingLink(SUITE),
    hoursAgo: 276,
    read: true,
  },
];

const FOR_PROFESSIONAL: readonly Notice[] = [
  {
    kind: "message",
    title: "New message from Imran Shaw",
    body: "Pump wiring with float switch for the black tank",
    link: talkLink(PUMP_TALK),
    hoursAgo: 2.8,
    read: false,
  },
  {
    kind: "booking",
    title: "New booking request from Imran Shaw",
    body: "Pump wiring with float switch for the black tank",
    link: bookingLink(PUMP_REQUEST),
    hoursAgo: 3,
    read: false,
  },
  {
    kind: "booking",
    title: "New booking request from Hemwattie Boodhoo",
    body: "House wiring and breaker panels",
    link: bookingLink(WIRING_REQUEST),
    hoursAgo: 9,
    read: false,
  },
  {
    kind: "booking",
    title: "New booking request from Chandra Kissoon",
    body: "Getting a house ready for the GPL connection",
    link: bookingLink(METER_REQUEST),
    hoursAgo: 20,
    read: true,
  },
  {
    kind: "review",
    title: "Anita Ramdeen wrote a review",
    body: "Pump wiring with float switch for the black tank",
    link: "/dashboard/reviews",
    hoursAgo: 165,
    read: true,
  },
];

const SAVED = [
  "food-catering-services/0/0",
  "automotive-services/1/0",
  "education-tutoring/0/0",
  "agriculture-farming/0/0",
  "event-entertainment/0/0",
  "construction-trades/0/4",
] as const;

/** Notifications of the two demo logins, read and unread. */
export function notificationRows(
  demoPeople: DemoPeople,
  now: number,
): (typeof notifications.$inferInsert)[] {
  const { professional } = serviceAt(demoPeople, `${DEMO_PROFESSIONAL}/0`);
  return [
    { userId: demoPeople.customers[0].id, notices: FOR_CUSTOMER },
    { userId: professional.id, notices: FOR_PROFESSIONAL },
  ].flatMap(({ userId, notices }) =>
    notices.map(({ hoursAgo, read, ...notice }, i) => ({
      id: seedId(`notification:${userId}/${i}`),
      userId,
      ...notice,
      readAt: read ? now - hoursAgo * HOUR_MS + HOUR_MS : null,
      createdAt: now - hoursAgo * HOUR_MS,
    })),
  );
}

/** What the demo customer has saved, newest first. */
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

function bookingLink(key: string): string {
  return `/dashboard/bookings/${bookingId(key)}`;
}

function talkLink(key: string): string {
  return `/dashboard/messages?conversation=${conversationId(key)}`;
}
