import type { Client, InStatement } from "@libsql/client";
import { hashPassword } from "#app/auth/password.ts";
import type { ImageDecoder, PhotoBucket } from "#app/photos/ports.ts";
import { settings, users, workRegions } from "#db/schema/accounts.ts";
import { bookingHistory, bookings } from "#db/schema/bookings.ts";
import { jobs, offers } from "#db/schema/jobs.ts";
import { conversationMembers, conversations, messages } from "#db/schema/messages.ts";
import { notifications } from "#db/schema/notifications.ts";
import { reviewHelpful, reviewReplies, reviews } from "#db/schema/reviews.ts";
import { photos, savedServices, services } from "#db/schema/services.ts";
import { licences } from "#db/schema/team.ts";
import { appointmentRows } from "./appointment-rows.ts";
import type { BookingRow } from "./booking-rows.ts";
import { conversationRows } from "./conversation-rows.ts";
import { DEMO_PASSWORD } from "./demo-password.ts";
import type { DemoPeople } from "./demo-people.ts";
import { insertRows } from "./insert-rows.ts";
import { jobRows } from "./job-rows.ts";
import { licenceRows } from "./licence-rows.ts";
import { notificationRows, savedRows } from "./notification-rows.ts";
import { settingsRows, userRows } from "./people-rows.ts";
import { reviewRows } from "./review-rows.ts";
import type { Schedule } from "./schedule.ts";
import { serviceRows } from "./service-rows.ts";
import { workRegionRows } from "./work-region-rows.ts";

const SALT = Buffer.from("kayap demo salt.");

type DemoOptions = {
  demoPeople: DemoPeople;
  now: number;
  passwordHash: string;
  photos?: { bucket: PhotoBucket; decoder: ImageDecoder };
  log: (line: string) => void;
};

/** The hash of the password that all demo people share. */
export function demoPasswordHash(): Promise<string> {
  return hashPassword(DEMO_PASSWORD, SALT);
}

/** The statements that insert all demo people. */
export function peopleStatements(
  demoPeople: DemoPeople,
  now: number,
  passwordHash: string,
): InStatement[] {
  return [
    ...insertRows(users, userRows(demoPeople, now, passwordHash)),
    ...insertRows(settings, settingsRows(demoPeople, now)),
  ];
}

/** Fills an empty database with the demo data; triggers derive the index, the counts and the ratings. */
export async function seedDemoData(client: Client, options: DemoOptions) {
  const { demoPeople, now, passwordHash, log } = options;
  await client.batch(
    [
      ...peopleStatements(demoPeople, now, passwordHash),
      ...insertRows(licences, licenceRows(demoPeople, now)),
      ...insertRows(services, serviceRows(demoPeople, now)),
      ...insertRows(workRegions, workRegionRows(demoPeople)),
    ],
    "write",
  );
  log(
    `${demoPeople.professionals.length} professionals with ${demoPeople.services.length} services.`,
  );
  const reviewCount = await seedActivity(client, demoPeople, now);
  log(`${reviewCount} reviews, bookings, jobs and conversations.`);
  const photoCount = options.photos ? await seedPhotos(client, demoPeople, now, options.photos) : 0;
  log(`${photoCount} photos.`);
  return {
    professionals: demoPeople.professionals.length,
    services: demoPeople.services.length,
    reviews: reviewCount,
    photos: photoCount,
  };
}

async function seedActivity(client: Client, demoPeople: DemoPeople, now: number): Promise<number> {
  const schedule: Schedule = new Map();
  const appointments = appointmentRows(demoPeople, now, schedule);
  const reviewed = reviewRows(demoPeople, now, schedule);
  const posted = jobRows(demoPeople, now, schedule);
  const conversationsAndMessages = conversationRows(demoPeople, now);
  await client.batch(
    [
      ...bookingStatements([...appointments.bookings, ...reviewed.bookings, ...posted.bookings]),
      ...insertRows(bookingHistory, [
        ...appointments.history,
        ...reviewed.history,
        ...posted.history,
      ]),
      ...insertRows(jobs, posted.jobs),
      ...insertRows(offers, posted.offers),
      ...insertRows(reviews, reviewed.reviews),
      ...insertRows(reviewHelpful, reviewed.helpful),
      ...insertRows(reviewReplies, reviewed.replies),
      ...insertRows(conversations, conversationsAndMessages.conversations),
      ...insertRows(conversationMembers, conversationsAndMessages.members),
      ...insertRows(messages, conversationsAndMessages.messages),
      ...insertRows(notifications, notificationRows(demoPeople, now)),
      ...insertRows(savedServices, savedRows(demoPeople, now)),
    ],
    "write",
  );
  return reviewed.reviews.length;
}

/** A booking is completed by a change, which counts it. */
function bookingStatements(rows: readonly BookingRow[]): InStatement[] {
  const open = rows.map((row) => ({
    ...row,
    status: row.status === "completed" ? ("confirmed" as const) : row.status,
  }));
  const completed = rows.filter(({ status }) => status === "completed").map(({ id }) => id);
  return [
    ...insertRows(bookings, open),
    {
      sql: "update bookings set status = 'completed' where id in (select value from json_each(?))",
      args: [JSON.stringify(completed)],
    },
  ];
}

// Imported here, so that a seed without photos does not load the picture library.
async function seedPhotos(
  client: Client,
  demoPeople: DemoPeople,
  now: number,
  storage: { bucket: PhotoBucket; decoder: ImageDecoder },
): Promise<number> {
  const { storeJobPicture, storePictures, storePortraits } = await import("./photo-rows.ts");
  const pictures = await storePictures(demoPeople, now, storage);
  const portraits = await storePortraits(demoPeople, now, storage);
  const ofJob = await storeJobPicture(demoPeople, now, storage);
  await client.batch(
    [
      ...insertRows(photos, pictures),
      ...insertRows(photos, [ofJob]),
      ...insertRows(photos, portraits),
      ...portraits.map(({ id, ownerId }) => ({
        sql: "update users set profile_picture = ? where id = ?",
        args: [id, ownerId],
      })),
    ],
    "write",
  );
  return pictures.length + 1 + portraits.length;
}
