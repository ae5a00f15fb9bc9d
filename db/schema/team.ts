import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { STAFF_SUBJECTS } from "#app/domain/team/acts.ts";
import { STAFF_ROLES } from "#app/domain/team/roles.ts";
import { sessions, users } from "./accounts.ts";
import { atMost, moment, oneOf } from "./columns.ts";

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
  },
  (t) => [
    index("staff_log_subject").on(t.subjectKind, t.subjectId),
    index("staff_log_staff").on(t.staffId, t.id),
    oneOf("staff_log_subject_kind", t.subjectKind, STAFF_SUBJECTS),
    atMost("staff_log_reason", t.reason, 1000),
  ],
);
