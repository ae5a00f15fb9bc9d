import type { Client, InStatement } from "@libsql/client";
import { aroundCalls } from "./around-calls.ts";

const QUOTED = /"[^"]*"|'[^']*'/y;
const TABLE = /\bfrom "(\w+)"\s+where\b/;
const UNNAMED_PAIR = /(?<![.\w"])"(\w+)" = "(\w+)"(?![.\w])/g;

type Pair = { table: string; one: string; other: string };

/** The pairs of columns that a statement compares in an inner select without naming their tables. */
const pairsOf = new Map<string, Pair[]>();

/**
 * A client that refuses a statement in which an inner select compares two columns of its own table without naming the table.
 * Among the fields of a select from one table drizzle leaves out the names of tables, so that such a comparison, meant
 * between the inner row and the outer one, compares the inner row with itself.
 */
export function withNamedColumns(client: Client): Client {
  return aroundCalls(client, (sent, call) => {
    const pairs = [sent].flat().flatMap(unnamedPairs);
    return pairs.length === 0 ? call() : refuseOwn(client, pairs).then(call);
  });
}

function unnamedPairs(statement: InStatement): Pair[] {
  const sql = typeof statement === "string" ? statement : statement.sql;
  const known = pairsOf.get(sql);
  if (known) return known;
  const pairs = innerSelectsOf(sql).flatMap((inner) => {
    const [, table] = TABLE.exec(inner) ?? [];
    if (table === undefined) return [];
    return [...inner.matchAll(UNNAMED_PAIR)].map(([, one = "", other = ""]) => ({
      table,
      one,
      other,
    }));
  });
  pairsOf.set(sql, pairs);
  return pairs;
}

/** The selects within brackets of a statement, each without those within it. */
function innerSelectsOf(sql: string): string[] {
  const found: string[] = [];
  const open = [""];
  for (let at = 0; at < sql.length; ) {
    QUOTED.lastIndex = at;
    const text = QUOTED.exec(sql)?.[0] ?? sql.charAt(at);
    at += text.length;
    if (text === "(") {
      open.push("");
    } else if (text === ")" && open.length > 1) {
      const inner = open.pop() ?? "";
      const isSelect = /^\s*select\b/i.test(inner);
      if (isSelect) found.push(inner);
      open.push(`${open.pop()}(${isSelect ? "" : inner})`);
    } else {
      open.push(open.pop() + text);
    }
  }
  return found;
}

async function refuseOwn(client: Client, pairs: readonly Pair[]): Promise<void> {
  for (const { table, one, other } of pairs) {
    const { rows } = await client.execute({
      sql: "select 1 from pragma_table_info(?) where name in (?, ?)",
      args: [table, one, other],
    });
    if (rows.length < 2) continue;
    const message = `A select from ${table} compares it with itself: "${one}" = "${other}"`;
    // With another code it is taken for a database that is busy, and the statement is sent again.
    throw Object.assign(new Error(message), { code: "SQL_UNNAMED_COLUMNS" });
  }
}
