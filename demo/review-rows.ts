import { DAY_MS, HOUR_MS } from "#app/domain/time/durations.ts";
import type { reviewHelpful, reviewReplies, reviews } from "#db/schema/reviews.ts";
import { type BookingRows, bookingRows } from "./booking-rows.ts";
import type { Customer, DemoPeople, Service } from "./demo-people.ts";
import { type Schedule, span, takeSlot } from "./schedule.ts";
import type { SeedReview } from "./seed-types.ts";
import { at, draw, seedId } from "./seeded-random.ts";
import { isListed } from "./service-rows.ts";
import { sometime } from "./sometime.ts";
import { APOLOGIES, THANKS } from "./texts/replies.ts";

type ReviewRow = typeof reviews.$inferInsert;
type HelpfulRow = typeof reviewHelpful.$inferInsert;
type ReplyRow = typeof reviewReplies.$inferInsert;

type PlannedReview = {
  /** "construction-trades/0/2/1": second review of a service. */
  place: string;
  service: Service;
  customer: Customer;
  stars: SeedReview[0];
  comment: string;
  daysAgo: number;
  booked: boolean;
};

/** The places of the demo customer's reviews, their age, and whether there was a booking through Kayap. */
const DEMO_CUSTOMER_REVIEWS: ReadonlyMap<string, { booked: boolean; daysAgo: number }> = new Map([
  ["construction-trades/0/2/0", { booked: true, daysAgo: 8 }],
  ["home-services-maintenance/0/0/1", { booked: true, daysAgo: 17 }],
  ["food-catering-services/1/1/0", { booked: false, daysAgo: 11 }],
  ["pet-services/0/2/1", { booked: false, daysAgo: 15 }],
]);

/** The days between the creation of a service and its first review, at least. */
const LEAST_REVIEW_DAYS = 12;

/** The rows of all reviews, helpful votes and replies, and of a completed booking behind about 60 % of the reviews. */
export function reviewRows(demoPeople: DemoPeople, now: number, schedule: Schedule) {
  const planned = demoPeople.services.flatMap((service) => planReviews(demoPeople, service));
  return {
    reviews: planned.map((review) => reviewRow(review, now)),
    helpful: planned.flatMap((review) => helpfulRows(demoPeople, review, now)),
    replies: replyRows(planned, now),
    ...bookingsBehind(planned, now, schedule),
  };
}

/** The id of the review at a place. */
export function reviewId(place: string): string {
  return seedId(`review:${place}`);
}

function planReviews(demoPeople: DemoPeople, service: Service): PlannedReview[] {
  const [demo, ...pool] = demoPeople.customers;
  const { place, reviews: texts, createdDaysAgo } = service;
  const firstReviewer = draw(`reviewers:${place}`, pool.length);
  const oldest = createdDaysAgo - LEAST_REVIEW_DAYS;
  const order = texts
    .map((_, i) => i)
    .sort((a, b) => draw(`order:${place}/${a}`, 1000) - draw(`order:${place}/${b}`, 1000));
  return texts.map(([stars, comment], i) => {
    const key = `${place}/${i}`;
    const byDemoCustomer = DEMO_CUSTOMER_REVIEWS.get(key);
    const share = (order.indexOf(i) + draw(`age:${key}`, 100) / 100) / texts.length;
    return {
      place: key,
      service,
      customer: byDemoCustomer ? demo : at(pool, firstReviewer + i * 5),
      stars,
      comment,
      daysAgo: byDemoCustomer?.daysAgo ?? Math.max(1, Math.round(oldest * share)),
      booked: byDemoCustomer?.booked ?? (isListed(service) && draw(`booked:${key}`, 100) < 60),
    };
  });
}

function reviewRow(
  { place, service, customer, stars, comment, daysAgo }: PlannedReview,
  now: number,
) {
  const createdAt = sometime(now, daysAgo, place);
  const edited = draw(`review-edited:${place}`, 12) === 0;
  return {
    id: reviewId(place),
    serviceId: service.id,
    professionalId: service.professional.id,
    customerId: customer.id,
    rating: stars,
    comment,
    createdAt,
    updatedAt: edited ? Math.min(createdAt + 3 * HOUR_MS, now) : createdAt,
  } satisfies ReviewRow;
}

function helpfulRows(demoPeople: DemoPeople, review: PlannedReview, now: number): HelpfulRow[] {
  const { place, customer, daysAgo } = review;
  const votes = Math.max(0, draw(`votes:${place}`, 10) - 4);
  const first = draw(`voters:${place}`, demoPeople.customers.length);
  const voters = span(0, votes).map((i) => at(demoPeople.customers, first + i * 7));
  const writtenAt = sometime(now, daysAgo, place);
  return voters
    .filter(({ id }) => id !== customer.id)
    .slice(0, votes)
    .map(({ id, email }) => {
      const key = `${place}/${email}`;
      const votedAt = sometime(now, Math.max(1, draw(`voted:${key}`, daysAgo)), key);
      return {
        reviewId: reviewId(place),
        userId: id,
        createdAt: Math.max(votedAt, writtenAt + HOUR_MS),
      };
    });
}

function replyRows(planned: PlannedReview[], now: number): ReplyRow[] {
  const replied = planned.filter(({ place, stars }) => {
    const random = stars <= 3 ? 200 : 70;
    return DEMO_CUSTOMER_REVIEWS.get(place)?.booked || draw(`reply:${place}`, 1000) < random;
  });
  return replied.map(({ place, stars, service, daysAgo }, i) => {
    const moment = Math.min(sometime(now, daysAgo, place) + (1 + (i % 3)) * DAY_MS, now - HOUR_MS);
    return {
      reviewId: reviewId(place),
      professionalId: service.professional.id,
      content: at(stars <= 3 ? APOLOGIES : THANKS, i),
      createdAt: moment,
      updatedAt: moment,
    };
  });
}

function bookingsBehind(planned: PlannedReview[], now: number, schedule: Schedule): BookingRows {
  const rows = planned
    .filter(({ booked }) => booked)
    .flatMap(({ place, service, customer, daysAgo }) => {
      const minutes = 60 + 30 * draw(`length:${place}`, 5);
      const request = { service, daysAgo: span(daysAgo + 1, daysAgo + 9), minutes, key: place };
      const slot = takeSlot(schedule, now, request);
      if (!slot) return [];
      const requestedAt = slot.startsAt - (26 + draw(`ahead:${place}`, 20)) * HOUR_MS;
      return [
        bookingRows({ key: place, service, customer, slot, requestedAt, status: "completed" }),
      ];
    });
  return {
    bookings: rows.map(({ booking }) => booking),
    history: rows.flatMap(({ history }) => history),
  };
}
