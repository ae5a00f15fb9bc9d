import type { Client } from "@libsql/client";
import { tablesOf } from "./time.ts";

export type Tables = Record<string, Record<string, unknown>[]>;

/** Columns in which two tellings may say the same thing differently, and what is compared instead. */
const MEANINGS: Record<string, string> = {
  // Without scripts a page marks all that it shows, one's own last words too; with scripts only what the other wrote.
  // What counts is how much of the other's is unread.
  "conversation_members.last_read_seq": `(select count(*) from messages
    where conversation_id = told.conversation_id and seq > last_read_seq and sender_id is not user_id)`,
  // Which of two people stands first follows from their ids, which are random.
  "conversations.participant_1":
    "(select min(rowid) from users where id in (participant_1, participant_2))",
  "conversations.participant_2":
    "(select max(rowid) from users where id in (participant_1, participant_2))",
};
/** Rows that lie in the order of their random ids, or of uploads side by side, are read in that of what they belong to. */
const ORDERS: Record<string, string> = {
  photos: "(select rowid from services where id = service_id), position, rowid",
  conversation_members: "conversation_id, (select rowid from users where id = user_id)",
};

/** Rows that tell nothing of the story: whether a check of /health came within its minute. */
const OTHERWISE: Record<string, string> = { rate_limits: "action <> 'health'" };

/** Every row of every table, in the order they were written, in words that two tellings of one story can share. */
export async function readTables(client: Client): Promise<Tables> {
  const say = inOtherWords();
  const tables: Tables = {};
  // People get their names first: those of a table come in the order of its rows.
  const names = await tablesOf(client);
  for (const table of ["users", ...names.filter((name) => name !== "users")]) {
    const { columns, rows } = await client.execute(await everythingIn(client, table));
    tables[table] = rows.map((row) =>
      Object.fromEntries(columns.map((column) => [column, say(column, row[column])])),
    );
  }
  return tables;
}

/** All columns that are stored; those that SQLite computes say nothing of their own. */
async function everythingIn(client: Client, table: string): Promise<string> {
  const { rows: stored } = await client.execute(`select name from pragma_table_info('${table}')`);
  const columns = stored.map(({ name }) => `${MEANINGS[`${table}.${name}`] ?? name} as ${name}`);
  const { rows } = await client.execute(`select wr from pragma_table_list where name = '${table}'`);
  const rowless = rows[0]?.wr === 1;
  const order = ORDERS[table] ?? (rowless ? stored.map(({ name }) => name).join(", ") : "rowid");
  const condition = OTHERWISE[table] ?? "true";
  return `select ${columns.join(", ")} from ${table} as told where ${condition} order by ${order}`;
}

const ID = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;
const HASH = /\b[0-9a-f]{64}\b/g;
const REFERENCE = /KY-[A-Z0-9]{5}/g;
const CODE = /(token=|verify-email:)[\w-]+/g;
const ORIGIN = /https?:\/\/localhost:\d+/g;
const CLOCK = /\b\d{1,2}:\d\d( [AP]M)?/g;
const DAY =
  /(\b[A-Z][a-z]{2} )?\b(\d{1,2} [A-Z][a-z]{2}( \d{4})?|\d\d\/\d\d\/\d{4}|\d{4}-\d\d-\d\d)\b/g;

/** Ids, codes, hashes and times are never the same twice; the same one has the same name everywhere in a telling. */
function inOtherWords(): (column: string, value: unknown) => unknown {
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
