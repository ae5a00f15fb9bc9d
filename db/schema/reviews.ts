import { sql } from "drizzle-orm";
import {
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from "drizzle-orm/sqlite-core";
import { REPORT_OUTCOMES, REPORT_SUBJECTS } from "#app/domain/team/reports.ts";
import { users } from "./accounts.ts";
import { atMost, flag, moment, oneOf, within } from "./columns.ts";
import { services } from "./services.ts";

export const reviews = sqliteTable(
  "reviews",
  {
    id: text("id").primaryKey(),
    serviceId: text("service_id")
      .notNull()
      .references(() => services.id, { onDelete: "cascade" }),
    professionalId: text("professional_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** Null once the customer's account is gone: "Former customer". */
    customerId: text("customer_id").references(() => users.id, { onDelete: "set null" }),
    rating: integer("rating").notNull(),
    comment: text("comment").notNull(),
    /** The number of rows in review_helpful, maintained by triggers. */
    helpfulCount: integer("helpful_count").notNull().default(0),
    /** Whether its author completed a booking that has ended (threat 74), maintained by triggers and by a job. */
    booked: flag("booked").notNull().default(false),
    hiddenAt: moment("hidden_at"),
    /** When its author deleted it while it was hidden: it keeps its place, so that no other is written there (threat 94). */
    deletedAt: moment("deleted_at"),
    createdAt: moment("created_at").notNull(),
    updatedAt: moment("updated_at").notNull(),
  },
  (t) => [
    uniqueIndex("reviews_once").on(t.serviceId, t.customerId),
    index("reviews_service_newest").on(t.serviceId, t.createdAt),
    index("reviews_service_rating").on(t.serviceId, t.rating, t.createdAt),
    index("reviews_service_helpful").on(t.serviceId, t.helpfulCount, t.createdAt),
    index("reviews_professional_newest").on(t.professionalId, t.createdAt),
    index("reviews_professional_rating").on(t.professionalId, t.rating, t.createdAt),
    index("reviews_professional_helpful").on(t.professionalId, t.helpfulCount, t.createdAt),
    index("reviews_service_booked")
      .on(t.serviceId, t.createdAt)
      .where(sql`booked = 1 and hidden_at is null`),
    index("reviews_professional_booked")
      .on(t.professionalId, t.createdAt)
      .where(sql`booked = 1 and hidden_at is null`),
    index("reviews_customer_newest").on(t.customerId, t.createdAt),
    within("reviews_rating", t.rating, 1, 5),
    within("reviews_helpful_count", t.helpfulCount, 0, 1_000_000_000),
    atMost("reviews_comment", t.comment, 2000),
  ],
);

/** The number of reviews of each rating of a service or a professional, maintained by triggers. */
export const ratingCounts = sqliteTable(
  "rating_counts",
  {
    /** The id of a service or of a professional. */
    subjectId: text("subject_id").notNull(),
    rating: integer("rating").notNull(),
    reviewCount: integer("review_count").notNull().default(0),
    /** How many of them are `booked`. */
    bookedCount: integer("booked_count").notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.subjectId, t.rating] }),
    within("rating_counts_rating", t.rating, 1, 5),
    within("rating_counts_count", t.reviewCount, 0, 1_000_000_000),
  ],
);

export const reviewHelpful = sqliteTable(
  "review_helpful",
  {
    reviewId: text("review_id")
      .notNull()
      .references(() => reviews.id, { onDelete: "cascade" }),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    createdAt: moment("created_at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.reviewId, t.userId] }),
    index("review_helpful_user").on(t.userId),
  ],
);

export const reviewReplies = sqliteTable(
  "review_replies",
  {
    reviewId: text("review_id")
      .primaryKey()
      .references(() => reviews.id, { onDelete: "cascade" }),
    professionalId: text("professional_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    content: text("content").notNull(),
    createdAt: moment("created_at").notNull(),
    updatedAt: moment("updated_at").notNull(),
  },
  (t) => [
    index("review_replies_professional").on(t.professionalId),
    atMost("review_replies_content", t.content, 500),
  ],
);

/** Reports and disputes for moderators (decision 97). */
export const reports = sqliteTable(
  "reports",
  {
    id: text("id").primaryKey(),
    reporterId: text("reporter_id").references(() => users.id, { onDelete: "set null" }),
    subjectKind: text("subject_kind", { enum: REPORT_SUBJECTS }).notNull(),
    subjectId: text("subject_id").notNull(),
    reason: text("reason").notNull(),
    createdAt: moment("created_at").notNull(),
    resolvedAt: moment("resolved_at"),
    /** What was done; null while a report is open, and for one that a release before this column closed in its own words. */
    outcome: text("outcome", { enum: REPORT_OUTCOMES }),
    /** Why, in the words of whoever decided. */
    resolution: text("resolution"),
  },
  (t) => [
    index("reports_open").on(t.resolvedAt, t.createdAt),
    index("reports_reporter").on(t.reporterId),
    index("reports_subject").on(t.subjectKind, t.subjectId),
    oneOf("reports_subject_kind", t.subjectKind, REPORT_SUBJECTS),
    oneOf("reports_outcome", t.outcome, REPORT_OUTCOMES),
    atMost("reports_reason", t.reason, 1000),
  ],
);
