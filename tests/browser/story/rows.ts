import type { Client } from "@libsql/client";
import { tablesOf } from "./time.ts";

export type Tables = Record<string, Record<string, unknown>[]>;

/** What a recount of free times writes: when it runs follows from the clock. That it is right is tested without browsers. */
const COUNTED_LATER = [
  "first_day",
  "morning",
  "afternoon",
  "evening",
  "notice_hours",
  "horizon_days",
  "counted_version",
].map((column) => [`free_starts.${column}`, "null"]);

/** Columns whose values may differ between two runs, and the SQL that is compared instead. */
const MEANINGS: Record<string, string> = {
  ...Object.fromEntries(COUNTED_LATER),
  // Without scripts a page marks everything it shows as read, own messages included; with scripts only the other person's.
  // The number of unread messages of the other person is the same.
  "conversation_members.last_read_seq": `(select count(*) from messages
    where conversation_id = recorded.conversation_id and seq > last_read_seq and sender_id is not user_id)`,
  // Of the time at which a service was made, and larger than a number of JavaScript.
  "trade_workers.standing": "typeof(standing)",
  // The order of the two people follows from their random ids.
  "conversations.participant_1":
    "(select min(rowid) from users where id in (participant_1, participant_2))",
  "conversations.participant_2":
    "(select max(rowid) from users where id in (participant_1, participant_2))",
};
/** The orders of tables whose rows are sorted by random ids, or by concurrent uploads. */
const ORDERS: Record<string, string> = {
  photos: "(select rowid from services where id = service_id), position, rowid",
  conversation_members: "conversation_id, (select rowid from users where id = user_id)",
};

/** Conditions for tables with rows outside the story: a check of /health may happen or not. */
const CONDITIONS: Record<string, string> = { rate_limits: "action <> 'health'" };

/**
 * The same for a story in which a form is sent again because its answer was lost: each try to get into an account counts,
 * is logged and has its own session or link. What people do with the account is there once.
 */
export const WITHOUT_TRIES: Record<string, string> = {
  rate_limits: "false",
  security_events: "false",
  sessions: "false",
  tokens: "false",
  mail_outbox: "kind <> 'verify-email'",
};

/** Every row of every table in the order they were written, with names for ids and times, so that two runs are equal. */
export async function readTables(client: Client, conditions = CONDITIONS): Promise<Tables> {
  const normalize = valueNormalizer();
  const tables: Tables = {};
  // The people first: names are numbered in the order in which values appear.
  const names = await tablesOf(client);
  for (const table of ["users", ...names.filter((name) => name !== "users")]) {
    const { columns, rows } = await client.execute(await selectAll(client, table, conditions));
    tables[table] = rows.map((row) =>
      Object.fromEntries(columns.map((column) => [column, normalize(column, row[column])])),
    );
  }
  return tables;
}

/** A query of all stored columns; computed ones are left out. */
async function selectAll(
  client: Client,
  table: string,
  conditions: Record<string, string>,
): Promise<string> {
  const { rows: stored } = await client.execute(`select name from pragma_table_info('${table}')`);
  const columns = stored.map(({ name }) => `${MEANINGS[`${table}.${name}`] ?? name} as ${name}`);
  const { rows } = await client.execute(`select wr from pragma_table_list where name = '${table}'`);
  const rowless = rows[0]?.wr === 1;
  const order = ORDERS[table] ?? (rowless ? stored.map(({ name }) => name).join(", ") : "rowid");
  const condition = conditions[table] ?? "true";
  return `select ${columns.join(", ")} from ${table} as recorded where ${condition} order by ${order}`;
}

const ID = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;
const HASH = /\b[0-9a-f]{64}\b/g;
const REFERENCE = /KY-[A-Z0-9]{5}/g;
const CODE = /(token=|verify-email:)[\w-]+/g;
const ORIGIN = /https?:\/\/localhost:\d+/g;
const CLOCK = /\b\d{1,2}:\d\d( [AP]M)?/g;
const DAY =
  /(\b[A-Z][a-z]{2} )?\b(\d{1,2} [A-Z][a-z]{2}( \d{4})?|\d\d\/\d\d\/\d{4}|\d{4}-\d\d-\d\d)\b/g;

/** Replaces ids, codes, hashes and times, which differ in every run; the same value gets the same name everywhere in a run. */
function valueNormalizer(): (column: string, value: unknown) => unknown {
  const names = new Map<string, string>();
  const nameOf = (kind: string) => (found: string) => {
    const name = names.get(found) ?? `${kind} ${names.size + 1}`;
    names.set(found, name);
    return name;
  };
  return (column, value) => {
    if (value === null) return null;
    if (column.endsWith("_at") || ["booking_date", "booking_time"].includes(column))
      return "a moment";
    if (column === "password_hash") return value === "" ? "none" : "a hash";
    if (typeof value !== "string") return value;
    return value
      .replace(ID, nameOf("id"))
      .replace(HASH, nameOf("hash"))
      .replace(REFERENCE, nameOf("reference"))
      .replace(CODE, "$1a code")
      .replace(ORIGIN, "")
      .replace(CLOCK, "a time")
      .replace(DAY, "a day");
  };
}
