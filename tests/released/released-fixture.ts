import { readFileSync } from "node:fs";
import { copyFile, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Client, createClient, type ResultSet } from "@libsql/client";
import type { z } from "zod";
import { TERMS } from "#app/domain/accounts/terms.ts";
import { migrate, readMigrations } from "#db/migrate.ts";
import { openDatabase } from "#tests/support/application/app.ts";
import type {
  RecordedCall,
  RecordedCredential,
  RecordedData,
  RecordedForm,
  RecordedStatements,
} from "./recorded.ts";

export const STATEMENTS = read<RecordedStatements>("statements.json");
export const FORMS = read<RecordedForm[]>("forms.json");
export const { credentials: CREDENTIALS, handedOut: HANDED_OUT } = read<{
  credentials: RecordedCredential[];
  handedOut: string;
}>("credentials.json");
type JsonSchema = z.core.JSONSchema.JSONSchema;
/** The frames and the answers of the released build, as JSON schemas. */
export const FRAMES =
  read<Record<"conversation" | "member" | "inbox" | "thread" | "missed", JsonSchema>>(
    "frames.json",
  );
export const HYDRATED = read<RecordedData[]>("hydrated.json");

function read<T>(name: string): T {
  return JSON.parse(readFileSync(new URL(name, import.meta.url), "utf8"));
}

const released = readMigrations().filter(({ name }) => name <= STATEMENTS.migration);

/**
 * The database of the released build, after `further` calls of that build: as that build left it, and migrated to the
 * schema of today. Every use gets a copy of its own.
 */
export async function releasedFixture(further: RecordedCall[] = []) {
  const folder = await mkdtemp(join(tmpdir(), "kayap-released-"));
  const [old, next] = [join(folder, "released.db"), join(folder, "next.db")];
  const client = createClient({ url: `file:${old}` });
  await client.execute("pragma synchronous = off");
  await migrate(client, released);
  for (const call of [...STATEMENTS.fixture, ...further]) {
    const answer = await replay(client, call);
    if (typeof answer === "string") throw new Error(`The fixture cannot be replayed: ${answer}`);
  }
  client.close();
  await copyFile(old, next);
  const migrated = createClient({ url: `file:${next}` });
  await migrated.execute("pragma synchronous = off");
  await migrate(migrated);
  migrated.close();

  let copies = 0;
  const inCopyOf = async <T>(file: string, work: (client: Client) => Promise<T>): Promise<T> => {
    copies += 1;
    const copy = join(folder, `copy-${copies}.db`);
    await copyFile(file, copy);
    const client = createClient({ url: `file:${copy}`, concurrency: 1 });
    await client.execute("pragma synchronous = off");
    try {
      return await work(client);
    } finally {
      client.close();
      await rm(copy);
    }
  };
  return {
    /** Runs `work` on the database as the released build left it. */
    asReleased: <T>(work: (client: Client) => Promise<T>) => inCopyOf(old, work),
    /** Runs `work` on that database after the migrations of today. */
    migrated: <T>(work: (client: Client) => Promise<T>) => inCopyOf(next, work),
    /** The same, where everybody has accepted the terms of today: a page of before meets the form that asks for it else. */
    migratedAndAgreed: <T>(work: (client: Client) => Promise<T>) =>
      inCopyOf(next, async (client) => {
        await client.execute({ sql: "update users set terms_version = ?", args: [TERMS.version] });
        return work(client);
      }),
    end: () => rm(folder, { recursive: true }),
  };
}

/** Repeats a call of the released build. Returns its results, or the code of its error. */
export async function replay(client: Client, call: RecordedCall): Promise<ResultSet[] | string> {
  const statements = call.map(([text, ...args]) => ({ sql: STATEMENTS.texts[text] ?? "", args }));
  try {
    return await client.batch(statements, "write");
  } catch (error) {
    return error instanceof Error && "code" in error ? String(error.code) : String(error);
  }
}

export { openDatabase };
