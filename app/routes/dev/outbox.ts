import { data, type RouterContextProvider } from "react-router";
import { configContext, databaseContext } from "#app/context.ts";
import { readForResource } from "#app/http/try-database.ts";
import { readNewestEmails } from "#db/email/outbox.ts";

/**
 * The newest e-mails in the outbox, to everybody or to the address in `?to=`. Throws a 404 unless this is a developer's
 * machine: e-mails hold one-time codes.
 */
export async function outboxOf(context: Readonly<RouterContextProvider>, url: URL) {
  if (!context.get(configContext).isLocal) throw data(null, { status: 404 });
  const to = url.searchParams.get("to")?.trim().toLowerCase() || null;
  return readForResource(readNewestEmails(context.get(databaseContext), to));
}
