import type { Client } from "@libsql/client";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { RecordedCall } from "./recorded.ts";
import { releasedFixture, replay, STATEMENTS } from "./released-fixture.ts";

let fixture: Awaited<ReturnType<typeof releasedFixture>>;
let columns: Map<string, string[]>;
beforeAll(async () => {
  fixture = await releasedFixture();
  columns = await fixture.asReleased(columnsIn);
});
afterAll(() => fixture.end());

/** Each table of the application with its columns. */
async function columnsIn(client: Client): Promise<Map<string, string[]>> {
  const { rows } =
    await client.execute(`select t.name as owner, c.name from sqlite_schema t, pragma_table_info(t.name) c
    where t.type = 'table' and t.sql not like 'create virtual%' and t.name not like 'sqlite%' and t.name not like 'search%'
    and t.name <> 'migrations' order by t.name, c.cid`);
  const columns = new Map<string, string[]>();
  for (const { owner, name } of rows) {
    columns.set(String(owner), [...(columns.get(String(owner)) ?? []), String(name)]);
  }
  return columns;
}

/** The outcome of some calls: every answer, then every row of the columns that the release knows. */
async function outcomeOf(client: Client, calls: RecordedCall[]) {
  const answers = [];
  for (const call of calls) {
    const answer = await replay(client, call);
    answers.push(typeof answer === "string" ? answer : answer.map(({ rows }) => rows));
  }
  const tables: Record<string, unknown> = {};
  for (const [table, names] of columns) {
    const { rows } = await client.execute(
      `select ${names.map((name) => `cast(${name} as text) as ${name}`)} from ${table} order by rowid`,
    );
    tables[table] = rows;
  }
  return { answers, tables };
}

type Outcome = Awaited<ReturnType<typeof outcomeOf>>;

/** An outcome without the columns that a row of the release does not have: its Worker reads columns by name. */
function withoutNewColumns(now: Outcome, before: Outcome): Outcome {
  const answers = now.answers.map((answer, i) => {
    const known = before.answers[i];
    if (typeof answer === "string" || !known || typeof known === "string") return answer;
    return answer.map((rows, j) => rows.map((row, k) => only(row, known[j]?.[k])));
  });
  return { ...now, answers };
}

function only<T extends object>(row: T, known: object | undefined): T {
  if (!known) return row;
  const entries = Object.entries(row).filter(([name]) => name in known);
  return Object.assign(Object.create(Object.getPrototypeOf(row)), Object.fromEntries(entries));
}

describe("the Worker of the previous release, over the schema of this one", () => {
  test.each(STATEMENTS.visits)(
    "gets the same answers and writes the same rows: $name (threats 59 and 84)",
    async ({ calls }) => {
      const before = await fixture.asReleased((client) => outcomeOf(client, calls));
      const now = await fixture.migrated((client) => outcomeOf(client, calls));
      expect(withoutNewColumns(now, before)).toEqual(before);
    },
  );
});

/**
 * What later migrations put on tables of the release that could refuse or change what its Worker writes, each with why it
 * does neither.
 */
const HARMLESS: Record<string, string> = {
  bookings_booked_update:
    "as before, but only for bookings whose end has passed: it changes reviews, never the booking",
  bookings_completed_delete: "counts the completed bookings of a service; it refuses nothing",
  bookings_completed_update: "as bookings_completed_delete",
  bookings_never_begin_completed: "no release inserts a booking that is completed",
  "contact_messages: CHECK(\"state\" in ('open', 'answered', 'closed'))":
    "for a new column, whose default it allows",
  free_starts_booking_delete:
    "marks the free times of the services as stale, in a table of this release; it refuses nothing",
  free_starts_booking_insert: "as free_starts_booking_delete",
  free_starts_booking_update: "as free_starts_booking_delete",
  free_starts_day_off_delete: "as free_starts_booking_delete",
  free_starts_day_off_insert: "as free_starts_booking_delete",
  free_starts_day_off_update: "as free_starts_booking_delete",
  free_starts_hours_delete: "as free_starts_booking_delete",
  free_starts_hours_insert: "as free_starts_booking_delete",
  free_starts_hours_update: "as free_starts_booking_delete",
  free_starts_rules_delete: "as free_starts_booking_delete",
  free_starts_rules_insert: "as free_starts_booking_delete",
  free_starts_rules_update: "as free_starts_booking_delete",
  free_starts_service_insert: "makes the row of its free times; it refuses nothing",
  free_starts_service_update: "as free_starts_booking_delete",
  messages_once: "the same columns in another order, so it refuses the same rows",
  newsletters_outcome:
    "counts e-mails of a kind that it does not write, in a table of this release; it refuses nothing",
  newsletters_queued: "as newsletters_outcome",
  newsletters_unqueued: "as newsletters_outcome",
  "notifications: CHECK(\"notifications\".\"kind\" in ('booking', 'message', 'review', 'account', 'job'))":
    "the kinds of the release and one more",
  photos_checked_insert:
    "adds a row to a table of this release, for the job that hides photos; it refuses nothing",
  photos_checked_owner: "as photos_checked_insert",
  photos_checked_service: "as photos_checked_insert",
  photos_checked_update: "as photos_checked_insert",
  "reports: CHECK(\"outcome\" in ('dismissed', 'warned', 'hidden', 'restored', 'suspended', 'banned', 'factor-removed', 'owner-decided', 'erased'))":
    "for a new column, which it leaves empty",
  "reports: CHECK(\"reports\".\"subject_kind\" in ('review', 'service', 'user', 'conversation', 'booking', 'job', 'offer'))":
    "the kinds of the release and two more",
  reviews_insert: "as before, with the same condition on the booking behind a review",
  "services: CHECK(\"approval\" in ('waiting', 'refused'))":
    "for a new column, which it leaves empty",
  services_insert:
    "as before, with other rowids in search_newest, whose lower half is still the number",
  services_newest_update: "as services_insert",
  services_search_delete: "as services_insert",
  services_words_listed: "fills search words again; it refuses nothing",
  "settings: CHECK(job_emails in ('each', 'daily', 'none'))":
    "for a new column, whose default it allows",
  "tokens: CHECK(\"kind\" in ('verify-email', 'reset-password', 'change-email', 'not-me', 'stop-email-change', 'recover-two-factor'))":
    "the kinds of the release and two more",
  trade_workers_home_region:
    "keeps who works in a trade, in a table of this release; it refuses nothing",
  trade_workers_service_delete: "as trade_workers_home_region",
  trade_workers_service_insert: "as trade_workers_home_region",
  trade_workers_service_update: "as trade_workers_home_region",
};

describe("the schema of this release", () => {
  const rulesIn = async (client: Client) => {
    const { rows } = await client.execute(
      "select type, name, tbl_name as owner, sql from sqlite_schema where sql is not null",
    );
    return rows.flatMap(({ type, name, owner, sql }) => {
      const text = String(sql);
      if (!columns.has(String(owner))) return [];
      if (type === "trigger") return [{ rule: String(name), text }];
      if (type === "index" && /^create unique/i.test(text)) return [{ rule: String(name), text }];
      if (type !== "table") return [];
      return Array.from(text.matchAll(/\bcheck\s*\(.*\)/gi), ([check]) => ({
        rule: `${name}: ${check}`,
        text: check,
      }));
    });
  };

  test("adds no trigger, unique index or check to a table of the previous release without a reason why its Worker can go on writing (threats 59 and 84)", async () => {
    const before = await fixture.asReleased(rulesIn);
    const known = new Set(before.map(({ rule, text }) => `${rule} ${text}`));
    const now = await fixture.migrated(rulesIn);
    const added = now.filter(({ rule, text }) => !known.has(`${rule} ${text}`));
    expect(before.length).toBeGreaterThan(20);
    expect(added.map(({ rule }) => rule).sort()).toEqual(Object.keys(HARMLESS).sort());
  });
});
