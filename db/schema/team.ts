import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { LICENCE_STATES } from "#app/domain/licences/licences.ts";
import { STAFF_SUBJECTS } from "#app/domain/team/acts.ts";
import { APPEAL_OUTCOMES } from "#app/domain/team/appeals.ts";
import { MEASURE_KINDS } from "#app/domain/team/measures.ts";
import { STAFF_ROLES } from "#app/domain/team/roles.ts";
import { sessions } from "./access.ts";
import { users } from "./accounts.ts";
import { atMost, flag, moment, oneOf, within } from "./columns.ts";
import { reports } from "./reviews.ts";

/** The people who run Kayap, by their accounts. */
export const staff = sqliteTable(
  "staff",
  {
    userId: text("user_id")
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    role: text("role", { enum: STAFF_ROLES }).notNull(),
    createdAt: moment("created_at").notNull(),
  },
  (t) => [oneOf("staff_role", t.role, STAFF_ROLES)],
);

/** A session in which somebody of the team has given password and code for the team's pages; it ends with the session. */
export const staffSessions = sqliteTable(
  "staff_sessions",
  {
    sessionHash: text("session_hash")
      .primaryKey()
      .references(() => sessions.idHash, { onDelete: "cascade" }),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    startedAt: moment("started_at").notNull(),
    lastSeenAt: moment("last_seen_at").notNull(),
  },
  (t) => [index("staff_sessions_user").on(t.userId)],
);

/**
 * What people of the team did. Triggers let nobody change or delete a row, except for the text of a reason, which becomes
 * "(erased)". It holds ids only, so that it outlasts the accounts.
 */
export const staffLog = sqliteTable(
  "staff_log",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    /** The account of who did it; null for the command line. */
    staffId: text("staff_id"),
    act: text("act").notNull(),
    subjectKind: text("subject_kind", { enum: STAFF_SUBJECTS }).notNull(),
    subjectId: text("subject_id").notNull(),
    reason: text("reason").notNull(),
    createdAt: moment("created_at").notNull(),
    /** The random id of the call that wrote it, which finds its own line by it when the answer was lost. */
    callId: text("call_id"),
  },
  (t) => [
    index("staff_log_subject").on(t.subjectKind, t.subjectId),
    index("staff_log_staff").on(t.staffId, t.id),
    oneOf("staff_log_subject_kind", t.subjectKind, STAFF_SUBJECTS),
    atMost("staff_log_reason", t.reason, 1000),
  ],
);

/** What was done about somebody, with their one appeal. */
export const measures = sqliteTable(
  "measures",
  {
    id: text("id").primaryKey(),
    personId: text("person_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    kind: text("kind", { enum: MEASURE_KINDS }).notNull(),
    /** What was hidden, or the account itself. */
    subjectKind: text("subject_kind", { enum: STAFF_SUBJECTS }).notNull(),
    subjectId: text("subject_id").notNull(),
    /** The report that it answers; null where there is none. */
    reportId: text("report_id"),
    /** When a suspension ends by itself. */
    until: moment("until"),
    reason: text("reason").notNull(),
    /** The account of who decided it, also once it is erased; null for the command line. */
    decidedBy: text("decided_by"),
    createdAt: moment("created_at").notNull(),
    /** When it ended: a suspension that is over, or whatever was shown or opened again. */
    endedAt: moment("ended_at"),
    appeal: text("appeal"),
    appealedAt: moment("appealed_at"),
    appealOutcome: text("appeal_outcome", { enum: APPEAL_OUTCOMES }),
    appealAnswer: text("appeal_answer"),
    /** The account of who decided about the appeal. */
    appealDecidedBy: text("appeal_decided_by"),
    appealDecidedAt: moment("appeal_decided_at"),
  },
  (t) => [
    index("measures_person").on(t.personId, t.createdAt),
    index("measures_subject").on(t.subjectKind, t.subjectId, t.createdAt),
    index("measures_appealed")
      .on(t.appealedAt)
      .where(sql`appealed_at is not null and appeal_decided_at is null`),
    oneOf("measures_kind", t.kind, MEASURE_KINDS),
    oneOf("measures_appeal_outcome", t.appealOutcome, APPEAL_OUTCOMES),
    atMost("measures_reason", t.reason, 1000),
    atMost("measures_appeal", t.appeal, 2000),
    atMost("measures_appeal_answer", t.appealAnswer, 1000),
  ],
);

/** Licences and papers that professionals add, and what the team found. */
export const licences = sqliteTable(
  "licences",
  {
    id: text("id").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    kind: text("kind").notNull(),
    number: text("number").notNull(),
    issuer: text("issuer").notNull(),
    /** Its last valid day, YYYY-MM-DD in Guyana; null for one that does not expire. */
    expiresOn: text("expires_on"),
    /** The key of its photo in the private bucket; null once it is decided, when the photo is deleted. */
    paperKey: text("paper_key"),
    state: text("state", { enum: LICENCE_STATES }).notNull().default("waiting"),
    /** Why it was refused; the professional reads it. */
    reason: text("reason").notNull().default(""),
    createdAt: moment("created_at").notNull(),
    decidedAt: moment("decided_at"),
    /** The account of who decided it. */
    decidedBy: text("decided_by"),
    /** When the reminder before its end was sent. */
    remindedAt: moment("reminded_at"),
  },
  (t) => [
    index("licences_person").on(t.userId, t.state),
    index("licences_waiting").on(t.createdAt).where(sql`state = 'waiting'`),
    index("licences_expiry").on(t.expiresOn).where(sql`state = 'seen'`),
    uniqueIndex("licences_paper").on(t.paperKey),
    oneOf("licences_state", t.state, LICENCE_STATES),
    atMost("licences_number", t.number, 60),
    atMost("licences_issuer", t.issuer, 100),
    atMost("licences_reason", t.reason, 1000),
  ],
);

/** Photos of papers that are to leave the private bucket: a trigger writes here what a licence no longer has. */
export const leftoverPapers = sqliteTable(
  "leftover_papers",
  { paperKey: text("paper_key").primaryKey(), dueAt: moment("due_at").notNull() },
  (t) => [index("leftover_papers_due").on(t.dueAt)],
);

/**
 * What the team asked by e-mail those who claim an account, and what they answered. After a decision each of the other side has a
 * row for their appeal, whose id is then that of the report which opens the case again.
 */
export const disputeQuestions = sqliteTable(
  "dispute_questions",
  {
    id: text("id").primaryKey(),
    /** The report that the dispute is. */
    reportId: text("report_id")
      .notNull()
      .references(() => reports.id, { onDelete: "cascade" }),
    recipient: text("recipient").notNull(),
    question: text("question").notNull(),
    isAppeal: flag("is_appeal").notNull().default(false),
    /** The account of who asked, or decided. */
    askedBy: text("asked_by").notNull(),
    createdAt: moment("created_at").notNull(),
    answer: text("answer"),
    answeredAt: moment("answered_at"),
  },
  (t) => [
    index("dispute_questions_report").on(t.reportId, t.createdAt),
    index("dispute_questions_recipient").on(t.recipient),
    atMost("dispute_questions_question", t.question, 1000),
    atMost("dispute_questions_answer", t.answer, 2000),
  ],
);

/** What the team sets for the whole product; at most one row. */
export const siteSettings = sqliteTable(
  "site_settings",
  {
    id: integer("id").primaryKey(),
    signUps: flag("sign_ups").notNull().default(true),
    /** Whether the first service of a new professional waits for the team. */
    approval: flag("approval").notNull().default(false),
    /** Where people write to; "" for the address of the deployment. */
    supportEmail: text("support_email").notNull().default(""),
    /** What every page says on top; "" for nothing. */
    banner: text("banner").notNull().default(""),
    updatedAt: moment("updated_at").notNull(),
  },
  (t) => [within("site_settings_one", t.id, 1, 1), atMost("site_settings_banner", t.banner, 200)],
);
