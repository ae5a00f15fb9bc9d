import type { Client, InStatement, ResultSet } from "@libsql/client";

const NOTHING: ResultSet = {
  columns: [],
  columnTypes: [],
  rows: [],
  rowsAffected: 0,
  lastInsertRowid: undefined,
  toJSON: () => ({}),
};

/**
 * Sends everything that `write` executes as one batch after it: many rows of a test take one round trip. Nothing can be read
 * meanwhile.
 */
export async function inOneBatch<T>(
  client: Client,
  write: (client: Client) => Promise<T>,
): Promise<T> {
  const statements: InStatement[] = [];
  const gathering = new Proxy(client, {
    get(_, property) {
      if (property !== "execute")
        throw new Error(`Only execute can be gathered: ${String(property)}`);
      return async (statement: InStatement) => {
        statements.push(statement);
        return NOTHING;
      };
    },
  });
  const written = await write(gathering);
  await client.batch(statements, "write");
  return written;
}
