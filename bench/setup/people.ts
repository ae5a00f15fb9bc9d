import { createHash, randomUUID } from "node:crypto";
import type { Client, InStatement } from "@libsql/client";
import { TERMS } from "#app/domain/accounts/terms.ts";
import { DAY_MS } from "#app/domain/time/durations.ts";

/** A signed-in person, with the cookie of their session. */
export type Person = { id: string; cookie: string };
/** A value that is in the database once the statements have run. */
export type Prepared<T> = { value: T; statements: InStatement[] };

const AT_ONCE = 50;

/** A new customer, signed in and with everything confirmed. */
export function newPerson(now: number): Prepared<Person> {
  const id = randomUUID();
  const { value, statements } = signedInAs(id, now);
  const person = {
    sql: `insert into users (id, email, password_hash, email_verified_at, first_name, last_name,
      created_at, updated_at)
      values (?1, ?1 || '@bench.test', 'none', ?2, 'Bench', 'Person', ?2, ?2)`,
    args: [id, now],
  };
  return { value, statements: [person, ...statements] };
}

/** Signs in an existing person, with the terms accepted. */
export function signedInAs(userId: string, now: number): Prepared<Person> {
  const session = randomUUID();
  const statements = [
    { sql: "update users set terms_version = ? where id = ?", args: [TERMS.version, userId] },
    {
      sql: `insert into sessions (id_hash, user_id, expires_at, remember, last_seen_at, created_at)
        values (?, ?, ?, 1, ?, ?)`,
      args: [createHash("sha256").update(session).digest("hex"), userId, now + DAY_MS, now, now],
    },
  ];
  return { value: { id: userId, cookie: `session=${session}` }, statements };
}

/** Writes all values, some at a time. */
export async function storeAll<T>(client: Client, all: readonly Prepared<T>[]): Promise<T[]> {
  for (let i = 0; i < all.length; i += AT_ONCE) {
    const some = all.slice(i, i + AT_ONCE);
    await client.batch(
      some.flatMap(({ statements }) => statements),
      "write",
    );
  }
  return all.map(({ value }) => value);
}
