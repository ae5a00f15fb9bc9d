import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "#db/client.ts";
import { readRow } from "#db/read.ts";

/** Rows of a table that are somebody's: which, and what of them is given, a column or an expression with its name. */
type Given = { table: string; whose: string; columns: readonly (string | [string, string])[] };

const ONE = {
  account: {
    table: "users",
    whose: "id = me",
    columns: [
      "email",
      "email_verified_at",
      "role",
      "first_name",
      "last_name",
      "phone",
      "profile_picture",
      "bio",
      "date_of_birth",
      "location_city",
      "location_state",
      "location_zipcode",
      "business_name",
      "website",
      ["specialties", "json(specialties)"],
      "years_of_experience",
      "hourly_rate",
      "availability_weekdays",
      "availability_weekends",
      "availability_evenings",
      "rating",
      "review_count",
      "terms_version",
      "terms_accepted_at",
      "created_at",
      "updated_at",
    ],
  },
  settings: {
    table: "settings",
    whose: "user_id = me",
    columns: [
      "theme",
      "language",
      "timezone",
      "date_format",
      "currency",
      "email_notifications",
      "push_notifications",
      "sms_notifications",
      "marketing_emails",
      "booking_reminders",
      "message_notifications",
      "review_notifications",
      "profile_visibility",
      "show_email",
      "show_phone",
      "allow_direct_messages",
      "show_online_status",
      "login_alerts",
      "session_timeout",
      "updated_at",
    ],
  },
  twoFactor: { table: "two_factor", whose: "user_id = me", columns: ["confirmed_at"] },
  twoFactorRecovery: {
    table: "two_factor_recoveries",
    whose: "user_id = me",
    columns: ["started_at", "due_at"],
  },
  bookingRules: {
    table: "booking_rules",
    whose: "user_id = me",
    columns: [
      "buffer_minutes",
      "minimum_notice_hours",
      "horizon_days",
      "max_per_day",
      ["calendar_feed", "feed_hash is not null"],
    ],
  },
} as const satisfies Record<string, Given>;

const REVIEW = ["id", "service_id", "rating", "comment", "created_at", "updated_at"] as const;

const LISTS = {
  services: {
    table: "services",
    whose: "pro_id = me",
    columns: [
      "id",
      "title",
      "description",
      "category_id",
      "subcategory_id",
      "price_amount",
      "price_type",
      "location_city",
      "location_state",
      "location_zipcode",
      "availability_weekdays",
      "availability_weekends",
      "availability_evenings",
      "status",
      "created_at",
      "updated_at",
    ],
  },
  photos: {
    table: "photos",
    whose: "owner_id = me",
    columns: ["id", "service_id", "position", "alt", "width", "height", "created_at"],
  },
  availability: {
    table: "availability",
    whose: "user_id = me",
    columns: ["weekday", "starts_minute", "ends_minute"],
  },
  daysOff: { table: "days_off", whose: "user_id = me", columns: ["day"] },
  bookings: {
    table: "bookings",
    whose: "me in (customer_id, professional_id)",
    columns: [
      "reference",
      "service_id",
      ["as", "iif(customer_id = me, 'customer', 'professional')"],
      "starts_at",
      "ends_at",
      "status",
      "ended_by",
      "end_reason",
      "no_show",
      "total_amount",
      "price_type",
      "location",
      "region",
      "landmark",
      "notes",
      ["customer_phone", "iif(customer_id = me, customer_phone, null)"],
      "proposed_starts_at",
      "proposed_by",
      "created_at",
      "updated_at",
    ],
  },
  bookingHistory: {
    table: "booking_history",
    whose: "booking_id in (select id from bookings where me in (customer_id, professional_id))",
    columns: [
      ["reference", "(select reference from bookings where id = booking_id)"],
      "actor",
      "action",
      "from_status",
      "to_status",
      "reason",
      "created_at",
    ],
  },
  conversations: {
    table: "conversations",
    whose: "me in (participant_1, participant_2)",
    columns: ["id", "service_id", "created_at", "updated_at"],
  },
  conversationSettings: {
    table: "conversation_members",
    whose: "user_id = me",
    columns: ["conversation_id", "last_read_seq", "muted"],
  },
  messages: {
    table: "messages",
    whose: "sender_id = me",
    columns: ["conversation_id", "content", "created_at"],
  },
  reviewsWritten: { table: "reviews", whose: "customer_id = me", columns: REVIEW },
  reviewsReceived: { table: "reviews", whose: "professional_id = me", columns: REVIEW },
  reviewReplies: {
    table: "review_replies",
    whose: "professional_id = me",
    columns: ["review_id", "content", "created_at", "updated_at"],
  },
  helpfulReviews: {
    table: "review_helpful",
    whose: "user_id = me",
    columns: ["review_id", "created_at"],
  },
  savedServices: {
    table: "saved_services",
    whose: "user_id = me",
    columns: ["service_id", "created_at"],
  },
  recentSearches: {
    table: "recent_searches",
    whose: "user_id = me",
    columns: ["query", "searched_at"],
  },
  notifications: {
    table: "notifications",
    whose: "user_id = me",
    columns: ["kind", "title", "body", "link", "read_at", "created_at"],
  },
  blockedPeople: {
    table: "blocks",
    whose: "blocker_id = me",
    columns: ["blocked_id", "created_at"],
  },
  reports: {
    table: "reports",
    whose: "reporter_id = me",
    columns: ["subject_kind", "subject_id", "reason", "created_at", "resolved_at"],
  },
  contactMessages: {
    table: "contact_messages",
    whose: "user_id = me",
    columns: ["ticket", "topic", "email", "message", "created_at"],
  },
  newsletter: {
    table: "newsletter_subscriptions",
    whose: "email = my_address",
    columns: ["email", "confirmed_at", "unsubscribed_at", "created_at"],
  },
  letters: {
    table: "mail_outbox",
    whose: "recipient = my_address",
    columns: ["kind", "recipient", "subject", "status", "created_at", "sent_at"],
  },
  sessions: {
    table: "sessions",
    whose: "user_id = me",
    columns: ["created_at", "last_seen_at", "expires_at", "remember", "ip_prefix", "user_agent"],
  },
  devices: {
    table: "devices",
    whose: "user_id = me",
    columns: ["first_seen_at", "last_seen_at"],
  },
  twoFactorDevices: {
    table: "two_factor_devices",
    whose: "user_id = me",
    columns: ["passed_at"],
  },
  pushDevices: {
    table: "push_endpoints",
    whose: "user_id = me",
    columns: [
      "created_at",
      // The rest of the address is a secret of the browser, as its keys are.
      ["service", "substr(endpoint, 9, instr(substr(endpoint, 9), '/') - 1)"],
      [
        "user_agent",
        `(select s.user_agent from sessions s where s.user_id = me and s.device_id = push_endpoints.device_id
          order by s.last_seen_at desc limit 1)`,
      ],
    ],
  },
  securityLog: {
    table: "security_events",
    whose: "user_id = me",
    columns: ["event", "ip_prefix", "user_agent", "created_at"],
  },
} as const satisfies Record<string, Given>;

/** Tables about people of which nothing is given, and why. */
export const NOT_GIVEN: Record<string, string> = {
  tokens: "hashes of one-time codes",
  recovery_codes: "hashes of one-time codes",
  data_links: "the hash of the link that leads to this data",
  removed_saved_services: "gone after a minute",
  typed_forms: "gone after an hour, and shown on its page",
};

/** The tables of which a person's rows are given. */
export const GIVEN_TABLES: readonly string[] = [...Object.values(ONE), ...Object.values(LISTS)].map(
  ({ table }) => table,
);

const ownDataSchema = z
  .object({ photos: z.array(z.looseObject({ id: z.string(), created_at: z.number() })) })
  .catchall(z.unknown());
export type OwnData = z.output<typeof ownDataSchema>;

/** Everything a person has with us, in one statement: never a hash, and of others only what the person has seen. */
export function readOwnData(db: Database, userId: string): Promise<OwnData> {
  const one = Object.entries(ONE).map(
    ([name, given]) => `(select ${objectOf(given)} ${rowsOf(given)}) as "${name}_json"`,
  );
  const lists = Object.entries(LISTS).map(
    ([name, given]) =>
      `(select json_group_array(${objectOf(given)}) ${rowsOf(given)}) as "${name}_json"`,
  );
  return readRow(
    db,
    sql`select ${sql.raw([...one, ...lists].join(",\n"))}
      from (select id as me, lower(email) as my_address from users where id = ${userId})`,
    ownDataSchema,
  );
}

const objectOf = ({ columns }: Given) =>
  `json_object(${columns
    .map((column) => (typeof column === "string" ? [column, column] : column))
    .map(([name, value]) => `'${name}', ${value}`)
    .join(", ")})`;

const rowsOf = ({ table, whose }: Given) => `from ${table} where ${whose}`;
