import { sql } from "drizzle-orm";
import { z } from "zod";
import { HOUR_MS } from "#app/domain/durations.ts";
import type { Database } from "#db/client.ts";
import { readRow } from "#db/read.ts";

const KEPT_MS = HOUR_MS;

type TypedForm = {
  userId: string;
  /** The address it was sent to. */
  path: string;
  /** As a browser sends them, at most 65,536 characters. */
  fields: string;
  /** UTC milliseconds. */
  now: number;
};

/** Keeps what a person had typed for an hour, in place of what was kept before (decision 24). */
export async function keepTypedForm(db: Database, form: TypedForm): Promise<void> {
  const { userId, path, fields, now } = form;
  await db.run(sql`insert into typed_forms (user_id, path, fields, expires_at)
    values (${userId}, ${path}, ${fields}, ${now + KEPT_MS})
    on conflict do update set path = excluded.path, fields = excluded.fields,
      expires_at = excluded.expires_at`);
}

/** What the person of a session (by its hash) had typed at an address, or null; nobody else's is ever found. */
export async function readTypedForm(
  db: Database,
  { sessionHash, path, now }: { sessionHash: string; path: string; now: number },
): Promise<string | null> {
  const { fields } = await readRow(
    db,
    sql`select (select t.fields from sessions s join typed_forms t on t.user_id = s.user_id
      where s.id_hash = ${sessionHash} and s.expires_at > ${now}
        and t.path = ${path} and t.expires_at > ${now}) as fields`,
    z.object({ fields: z.string().nullable() }),
  );
  return fields;
}

/** Forgets what a person had typed. */
export async function forgetTypedForm(db: Database, userId: string): Promise<void> {
  await db.run(sql`delete from typed_forms where user_id = ${userId}`);
}
