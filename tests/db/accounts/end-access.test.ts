import { expect, test } from "vitest";
import type { AccessKind } from "#app/domain/accounts/access-after.ts";
import { emptyDatabase } from "#tests/support/database.ts";

/** The columns by which access is stored, and what it is a kind of. */
const STORED: Record<string, AccessKind> = {
  "sessions.id_hash": "session",
  "staff_sessions.session_hash": "staff-session",
  "tokens.hash": "reset-password",
  "devices.id_hash": "known-device",
  "two_factor.secret": "two-factor",
  "recovery_codes.hash": "recovery-code",
  "data_links.hash": "data-link",
  "booking_rules.feed_hash": "calendar-feed",
  "push_endpoints.endpoint": "push-endpoint",
  "push_endpoints.auth": "push-endpoint",
};

/** Columns that sound like access and are none. */
const NO_ACCESS: Record<string, string> = {
  "mail_outbox.dedupe_key": "Says that an e-mail was queued; the code in it is a token.",
  "bookings.idempotency_key": "Names a form that was sent, for its sender alone.",
  "jobs.idempotency_key": "As that of a booking.",
  "licences.paper_key": "Names a file of a private bucket, which no address serves.",
};

const SOUNDS_LIKE_ACCESS = /hash|token|secret|key|(?<!zip)code|auth|endpoint|url|cookie/;

test("every column of a person's rows whose name suggests access is in the list of access, or has a reason why not (threat 68)", async () => {
  const { client } = await emptyDatabase();
  const { rows } = await client.execute(`select t.name || '.' || c.name as name
    from sqlite_schema t, pragma_foreign_key_list(t.name) f, pragma_table_info(t.name) c
    where t.type = 'table' and f."table" = 'users' group by 1 order by 1`);
  const columns = rows.map(({ name }) => String(name));
  const found = columns.filter((name) => SOUNDS_LIKE_ACCESS.test(name.split(".")[1] ?? ""));
  const tryDatabase = [...Object.keys(STORED), ...Object.keys(NO_ACCESS)].sort();
  expect(found).toEqual(tryDatabase);
});
