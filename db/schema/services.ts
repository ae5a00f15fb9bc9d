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
import { PRICE_TYPES } from "#app/domain/money.ts";
import {
  AGE_STEP_MS,
  AGE_STEPS,
  COMPLETED_STEPS,
  NEUTRAL_REPLY_STEP,
  POINTS_CAP,
  POINTS_PER_STAR,
  PRIOR_REVIEWS,
  PRIOR_STARS,
} from "#app/domain/search/standing.ts";
import { APPROVALS } from "#app/domain/services/approval.ts";
import { SERVICE_STATUSES } from "#app/domain/services/form.ts";
import { users } from "./accounts.ts";
import { atMost, flag, moment, oneOf, within } from "./columns.ts";
import { jobs } from "./jobs.ts";

// One token for each facet, after a private-use character that nobody can type. Kept in step with `app/domain/search/match.ts`.
const MARK = "char(57346)";
const TOKEN = `' ' || ${MARK} || `;
const when = (condition: string, text: string) => `case when ${condition} then ${text} else '' end`;
const rated = (name: string) => `' ' || replace(search_windows, ${MARK}, ${MARK} || '${name}')`;
const joined = (parts: string[]) => parts.map((part) => `(${part})`).join(" || ");

// The empty window is a facet too: the whole scope, or all of a rating.
const SEARCH_WINDOWS = joined([
  MARK,
  ...["weekdays", "weekends", "evenings"].map((window) =>
    when(`availability_${window}`, `${TOKEN}'${window}'`),
  ),
]);
const PRICE_LENGTH = `${TOKEN}'p' || char(96 + length(price_amount))`;
const SEARCH_FACETS = joined([
  "search_windows",
  when("rating >= 3", rated("r30")),
  when("rating >= 4", rated("r40")),
  when("rating >= 4.5", rated("r45")),
  PRICE_LENGTH,
  ...Array.from({ length: 10 }, (_, i) => i + 1).map((digit) =>
    when(
      `length(price_amount) >= ${digit}`,
      `${PRICE_LENGTH} || substr(price_amount, 1, ${digit}) || ${PRICE_LENGTH} || substr(price_amount, 1, ${digit - 1}) || case when substr(price_amount, ${digit}, 1) < '5' then 'l' else 'h' end`,
    ),
  ),
]);
// All facets twice, for all categories and for its own, so that a search in one category reads one short list.
const SEARCH_DOC = joined([
  "search_text",
  `' ' || replace(search_facets, ${MARK}, ${MARK} || 'all')`,
  `' ' || replace(search_facets, ${MARK}, ${MARK} || 'c' || replace(category_id, '-', ''))`,
  `${TOKEN}'s' || replace(coalesce(subcategory_id, ''), '-', '')`,
]);
// Only the table by standing holds these, so that it can give the new places of their own.
const SEARCH_NEW = when(
  "review_count = 0",
  joined([
    `${TOKEN}'nall'`,
    `${TOKEN}'nc' || replace(category_id, '-', '')`,
    `${TOKEN}'ns' || replace(coalesce(subcategory_id, ''), '-', '')`,
  ]),
);

// `standingPoints` and `standingOrder` of `app/domain/search/standing.ts`; a test compares them.
const POINTS = [
  `${POINTS_PER_STAR} * (${PRIOR_STARS} + rating_sum) / (${PRIOR_REVIEWS} + review_count)`,
  ...COMPLETED_STEPS.map((step) => `(completed_count >= ${step})`),
  "reply_step",
].join(" + ");
const STANDING = [
  `(${POINTS_CAP} - min(${POINTS_CAP}, ${POINTS})) * ${AGE_STEPS}`,
  `${AGE_STEPS - 1} - max(0, min(${AGE_STEPS - 1}, created_at / ${AGE_STEP_MS}))`,
].join(" + ");

function derived(name: string, value: string) {
  return text(name).generatedAlwaysAs(sql.raw(value), { mode: "virtual" });
}

function rank(name: string, order: string) {
  return integer(name).generatedAlwaysAs(sql.raw(`((${order}) << 32) | number`), {
    mode: "virtual",
  });
}

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
    /** Average to one decimal (specification B, section 7); 0 without reviews. */
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
    /** Availability, and all facets, as tokens without their scope. */
    searchWindows: derived("search_windows", SEARCH_WINDOWS),
    searchFacets: derived("search_facets", SEARCH_FACETS),
    /** The indexed document: the words plus the tokens of its facets. Read by triggers and `db:reindex` only. */
    searchDoc: derived("search_doc", SEARCH_DOC),
    /** Further tokens of a service without reviews, after its document in the table by standing; else empty. */
    searchNew: derived("search_new", SEARCH_NEW),
    /** rowid of each search table: what sorts first has the smallest number; the low 32 bits are `number`. */
    rankStanding: rank("rank_standing", STANDING),
    rankRating: rank(
      "rank_rating",
      "(50 - cast(round(10 * rating) as integer)) * 16777216 + 16777215 - min(review_count, 16777215)",
    ),
    rankReviews: rank(
      "rank_reviews",
      "(16777215 - min(review_count, 16777215)) * 64 + 50 - cast(round(10 * rating) as integer)",
    ),
    rankPriceLow: rank("rank_price_low", "price_amount"),
    rankPriceHigh: rank("rank_price_high", "1000000000 - price_amount"),
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
