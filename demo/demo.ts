import type { Client, InStatement } from "@libsql/client";
import { hashPassword } from "#app/auth/password.ts";
import type { ImageDecoder, PhotoBucket } from "#app/photos/ports.ts";
import { bookingHistory, bookings } from "#db/schema/bookings.ts";
import { conversationMembers, conversations, messages } from "#db/schema/messages.ts";
import { settings, users } from "#db/schema/accounts.ts";
import { notifications } from "#db/schema/email.ts";
import { reviewHelpful, reviewReplies, reviews } from "#db/schema/reviews.ts";
import { photos, savedServices, services } from "#db/schema/services.ts";
import type { Cast } from "./demo-people.ts";
import { demoBookings } from "./demo-bookings.ts";
import { conversationRows } from "./demo-messages.ts";
import { notificationRows, savedRows } from "./demo-notices.ts";
import type { Diary } from "./schedule.ts";
import { insertRows } from "./insert.ts";
import { settingsRows, userRows } from "./people-rows.ts";
import { reviewRows } from "./review-rows.ts";
import { serviceRows } from "./service-rows.ts";

const PASSWORD = "kayap-demo-2026";
const SALT = Buffer.from("kayap demo salt.");

type DemoOptions = {
  cast: Cast;
  now: number;
  passwordHash: string;
  photos?: { bucket: PhotoBucket; decoder: ImageDecoder };
  log: (line: string) => void;
};

/** The hash of the one password of all demo people. */
export function demoPasswordHash(): Promise<string> {
  return hashPassword(PASSWORD, SALT);
}

/** The statements that make everybody of the demo. */
export function peopleStatements(cast: Cast, now: number, passwordHash: string): InStatement[] {
  return [
    ...insertRows(users, userRows(cast, now, passwordHash)),
    ...insertRows(settings, settingsRows(cast, now)),
  ];
}

/** Fills an empty database with the demo; triggers make index, counts and ratings from it. */
export async function seedDemoData(client: Client, options: DemoOptions) {
  const { cast, now, passwordHash, log } = options;
  await client.batch(
    [...peopleStatements(cast, now, passwordHash), ...insertRows(services, serviceRows(cast, now))],
    "write",
  );
  log(`${cast.professionals.length} professionals with ${cast.services.length} services.`);
  const reviewCount = await seedLife(client, cast, now);
  log(`${reviewCount} reviews, bookings and conversations.`);
  const photoCount = options.photos ? await seedPhotos(client, cast, now, options.photos) : 0;
  log(`${photoCount} photos.`);
  return {
    professionals: cast.professionals.length,
    services: cast.services.length,
    reviews: reviewCount,
    photos: photoCount,
  };
}

async function seedLife(client: Client, cast: Cast, now: number): Promise<number> {
  const diary: Diary = new Map();
  const demo = demoBookings(cast, now, diary);
  const reviewed = reviewRows(cast, now, diary);
  const talks = conversationRows(cast, now);
  await client.batch(
    [
      ...insertRows(bookings, [...demo.bookings, ...reviewed.bookings]),
      ...insertRows(bookingHistory, [...demo.history, ...reviewed.history]),
      ...insertRows(reviews, reviewed.reviews),
      ...insertRows(reviewHelpful, reviewed.helpful),
      ...insertRows(reviewReplies, reviewed.replies),
      ...insertRows(conversations, talks.conversations),
      ...insertRows(conversationMembers, talks.members),
      ...insertRows(messages, talks.messages),
      ...insertRows(notifications, notificationRows(cast, now)),
      ...insertRows(savedServices, savedRows(cast, now)),
    ],
    "write",
  );
  return reviewed.reviews.length;
}

// Loaded only here, so that a seed without photos does not need the picture library.
async function seedPhotos(
  client: Client,
  cast: Cast,
  now: number,
  storage: { bucket: PhotoBucket; decoder: ImageDecoder },
): Promise<number> {
  const { storePictures } = await import("./photo-rows.ts");
  const rows = await storePictures(cast, now, storage);
  await client.batch(insertRows(photos, rows), "write");
  return rows.length;
}
