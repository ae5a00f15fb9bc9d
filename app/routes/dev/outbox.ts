import type { RouterContextProvider } from "react-router";
import { databaseContext } from "#app/context.ts";
import { readForResource } from "#app/http/responses/try-database.ts";
import { readNewestEmails } from "#db/email/outbox.ts";
import { requireLocal } from "./local-only.ts";

/**
 * The newest e-mails in the outbox, to everybody or to the address in `?to=`. Only on a developer's machine: e-mails hold
 * one-time codes.
 */
export async function outboxOf(context: Readonly<RouterContextProvider>, url: URL) {
  requireLocal(context);
  const to = url.searchParams.get("to")?.trim().toLowerCase() || null;
  return readForResource(readNewestEmails(context.get(databaseContext), to));
}
