import { type Client, type Config, createClient } from "@libsql/client";
import { withTimeout } from "#app/domain/failures/with-timeout.ts";
import { PlainError } from "#db/connection/plain-error.ts";
import type { HostedDatabase } from "./settings.ts";

const ANSWER_MS = 5_000;

/** A client of a hosted database, once it has answered. Throws a PlainError that names the setting. */
export async function openHosted(
  hosted: HostedDatabase,
  options: Pick<Config, "intMode"> = {},
): Promise<Client> {
  const client = clientOf({ ...hosted, ...options });
  const problem = await problemOf(client);
  if (problem === undefined) return client;
  client.close();
  throw unusable(hosted, problem);
}

function clientOf(hosted: HostedDatabase & Pick<Config, "intMode">): Client {
  try {
    return createClient(hosted);
  } catch (error) {
    throw unusable(hosted, causeOf(error));
  }
}

function unusable({ url }: HostedDatabase, problem: string): PlainError {
  return new PlainError(
    `The database ${url} cannot be used (${problem}): check TURSO_DATABASE_URL and TURSO_AUTH_TOKEN, or leave them out to use a local database.`,
  );
}

/** Why the database does not answer within five seconds, in a few words; undefined when it answers. */
export async function problemOf(client: Client): Promise<string | undefined> {
  try {
    await withTimeout(ANSWER_MS, client.execute("select 1"));
    return undefined;
  } catch (error) {
    return causeOf(error);
  }
}

function causeOf(error: unknown): string {
  let cause = error;
  while (cause instanceof Error && cause.cause instanceof Error) cause = cause.cause;
  if (!(cause instanceof Error)) return String(cause);
  const message = cause.message || ("code" in cause ? String(cause.code) : cause.name);
  return message.split("\n")[0]?.slice(0, 120) ?? "unknown";
}
