import { sql } from "drizzle-orm";
import {
  type AnySQLiteColumn,
  check,
  index,
  integer,
  primaryKey,
  real,
  sqliteTable,
  text,
  uniqueIndex,
} from "drizzle-orm/sqlite-core";
import { DEFAULT_VISIT } from "#app/domain/bookings/visit.ts";
import { PRICE_TYPES } from "#app/domain/money/money.ts";
import { NEUTRAL_REPLY_STEP } from "#app/domain/search/standing.ts";
import { APPROVALS } from "#app/domain/services/approval.ts";
import { SERVICE_STATUSES } from "#app/domain/services/form.ts";
import { users } from "./accounts.ts";
import { atMost, flag, moment, oneOf, within } from "./columns.ts";
import { jobs } from "./jobs.ts";
import { searchColumns } from "./search-columns.ts";

export const services = sqliteTable(
  "services",
  {
    /** The integer behind the public id: the search index uses it, and it selects the pattern. */
    number: integer("number").primaryKey({ autoIncrement: true }),
    id: text("id").notNull(),
    proId: text("pro_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    title: text("title").notNull(),
    description: text("description").notNull(),
    categoryId: text("category_id").notNull(),
    subcategoryId: text("subcategory_id"),
    /** GYD cents. */
    priceAmount: integer("price_amount").notNull(),
    priceType: text("price_type", { enum: PRICE_TYPES }).notNull().default("hourly"),
    city: text("location_city").notNull(),
    region: text("location_state").notNull().default("Guyana"),
    postalCode: text("location_zipcode").notNull(),
    availabilityWeekdays: flag("availability_weekdays").notNull().default(false),
    availabilityWeekends: flag("availability_weekends").notNull().default(false),
    availabilityEvenings: flag("availability_evenings").notNull().default(false),
    /** How long the first visit of a job takes, in minutes, where the price is not by the hour (decision 65). */
    visitMinutes: integer("visit_minutes").notNull().default(DEFAULT_VISIT),
    status: text("status", { enum: SERVICE_STATUSES }).notNull().default("active"),
    /** Where the first service of a new professional is with the team; its status is "pending" until it is approved. */
    approval: text("approval", { enum: APPROVALS }),
    /** Sum and count of its reviews' ratings, maintained by triggers. */
    ratingSum: integer("rating_sum").notNull().default(0),
    reviewCount: integer("review_count").notNull().default(0),
    /** Average to one decimal; 0 without reviews. */
    rating: real("rating").generatedAlwaysAs(
      sql`case when review_count = 0 then 0 else round(1.0 * rating_sum / review_count, 1) end`,
      { mode: "virtual" },
    ),
    /** Its completed bookings, maintained by triggers. */
    completedCount: integer("completed_count").notNull().default(0),
    /** How the owner answers requests, in steps of 10 %, from the nightly job (`app/domain/search/standing.ts`). */
    replyStep: integer("reply_step").notNull().default(NEUTRAL_REPLY_STEP),
    /** What the search index holds for this service, built by `app/domain/search/text.ts`. */
    searchText: text("search_text").notNull(),
    /** Whether visitors may see the owner, maintained by triggers from the owner's row and settings. */
    ownerVisible: flag("owner_visible").notNull().default(true),
    hiddenAt: moment("hidden_at"),
    deletedAt: moment("deleted_at"),
    /** Only listed services are in search, counts and sitemap. */
    listed: integer("listed").generatedAlwaysAs(
      sql`status = 'active' and owner_visible = 1 and hidden_at is null and deleted_at is null`,
      { mode: "virtual" },
    ),
    createdAt: moment("created_at").notNull(),
    updatedAt: moment("updated_at").notNull(),
    ...searchColumns,
  },
  (t) => [
    uniqueIndex("services_id").on(t.id),
    index("services_pro").on(t.proId, t.createdAt),
    index("services_waiting").on(t.updatedAt).where(sql`approval = 'waiting'`),
    oneOf("services_status", t.status, SERVICE_STATUSES),
    oneOf("services_approval", t.approval, APPROVALS),
    oneOf("services_price_type", t.priceType, PRICE_TYPES),
    within("services_price", t.priceAmount, 1, 1_000_000_000),
    within("services_rating_sum", t.ratingSum, 0, 5_000_000_000),
    within("services_review_count", t.reviewCount, 0, 1_000_000_000),
    atMost("services_title", t.title, 100),
    atMost("services_description", t.description, 2000),
    check(
      "services_availability",
      sql`availability_weekdays + availability_weekends + availability_evenings > 0`,
    ),
  ],
);

/** Photos of services, profile pictures, and drafts of forms that are not saved yet. */
export const photos = sqliteTable(
  "photos",
  {
    id: text("id").primaryKey(),
    ownerId: text("owner_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    serviceId: text("service_id").references(() => services.id, { onDelete: "set null" }),
    jobId: text("job_id").references((): AnySQLiteColumn => jobs.id, { onDelete: "set null" }),
    position: integer("position").notNull().default(0),
    alt: text("alt").notNull().default(""),
    width: integer("width").notNull(),
    height: integer("height").notNull(),
    bytes: integer("bytes").notNull(),
    createdAt: moment("created_at").notNull(),
    /** The form it was uploaded for, until it is attached. */
    draftId: text("draft_id"),
  },
  (t) => [
    index("photos_service").on(t.serviceId, t.position),
    index("photos_job").on(t.jobId, t.position).where(sql`job_id is not null`),
    index("photos_owner").on(t.ownerId, t.createdAt),
    index("photos_orphans").on(t.createdAt).where(sql`service_id is null`),
    index("photos_draft").on(t.draftId).where(sql`draft_id is not null`),
    within("photos_position", t.position, 0, 4),
    within("photos_width", t.width, 1, 12_000),
    within("photos_height", t.height, 1, 12_000),
    atMost("photos_alt", t.alt, 120),
  ],
);

/**
 * Photos whose files are to be deleted from the bucket at `due_at`. A row is inserted before an upload and deleted in the
 * batch that inserts the photo; a trigger inserts one for every deleted photo. So no file stays without a photo.
 */
export const leftoverPhotos = sqliteTable(
  "leftover_photos",
  { photoId: text("photo_id").primaryKey(), dueAt: moment("due_at").notNull() },
  (t) => [index("leftover_photos_due").on(t.dueAt)],
);

/**
 * Photos of which it may have changed whether others may see them, oldest first. Triggers add a row whenever a photo, its
 * service, its job or its owner changes, and the job hide-photos removes it once the bucket says the same.
 */
export const photoChecks = sqliteTable("photo_checks", {
  number: integer("number").primaryKey({ autoIncrement: true }),
  photoId: text("photo_id").notNull(),
});

export const savedServices = sqliteTable(
  "saved_services",
  {
    id: text("id").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    serviceId: text("service_id")
      .notNull()
      .references(() => services.id, { onDelete: "cascade" }),
    createdAt: moment("created_at").notNull(),
  },
  (t) => [
    uniqueIndex("saved_services_once").on(t.userId, t.serviceId),
    index("saved_services_newest").on(t.userId, t.createdAt),
    index("saved_services_service").on(t.serviceId),
  ],
);

/** The latest removals from lists of saved services, so that they can be undone (decision 52). */
export const removedSavedServices = sqliteTable(
  "removed_saved_services",
  {
    id: text("id").notNull(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    serviceId: text("service_id")
      .notNull()
      .references(() => services.id, { onDelete: "cascade" }),
    /** When it was saved. */
    createdAt: moment("created_at").notNull(),
    removedAt: moment("removed_at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.serviceId] }),
    index("removed_saved_services_age").on(t.removedAt),
  ],
);

/** Listed services per category, maintained by triggers; the row with an empty subcategory holds the category's total. */
export const categoryCounts = sqliteTable(
  "category_counts",
  {
    categoryId: text("category_id").notNull(),
    subcategoryId: text("subcategory_id").notNull().default(""),
    serviceCount: integer("service_count").notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.categoryId, t.subcategoryId] }),
    within("category_counts_count", t.serviceCount, 0, 1_000_000_000),
  ],
);

/** What most services of a trade cost: the middle half of the prices of its listed services, by the nightly job. */
export const usualPrices = sqliteTable(
  "usual_prices",
  {
    categoryId: text("category_id").notNull(),
    /** Empty for the whole category. */
    subcategoryId: text("subcategory_id").notNull().default(""),
    /** GYD cents, rounded to two digits. */
    lowerQuartile: integer("lower_quartile").notNull(),
    upperQuartile: integer("upper_quartile").notNull(),
    serviceCount: integer("service_count").notNull(),
  },
  (t) => [primaryKey({ columns: [t.subcategoryId, t.categoryId] })],
);

/** The last searches of a person (decision 42). */
export const recentSearches = sqliteTable(
  "recent_searches",
  {
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    query: text("query").notNull(),
    searchedAt: moment("searched_at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.query] })],
);
