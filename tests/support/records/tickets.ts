import { createHash } from "node:crypto";
import type { Client } from "@libsql/client";
import { ticketNumber } from "#app/domain/support/contact.ts";
import { insert, NOW } from "#tests/support/fixtures.ts";

let tickets = 0;

/** A message of the contact form, open and without an account by default; its ticket number. */
export async function addTicket(
  client: Client,
  fields: Record<string, string | number | null> = {},
): Promise<string> {
  tickets += 1;
  const digest = createHash("sha256").update(String(tickets));
  const id = digest.copy().digest("hex");
  const ticket = ticketNumber(digest.digest().subarray(0, 6));
  const row = {
    id,
    ticket,
    topic: "general",
    email: "neela@kayap.test",
    user_id: null,
    message: "Do you also work in Lethem?\nWe need a roofer there.",
    created_at: NOW,
    ...fields,
  };
  await insert(client, "contact_messages", row);
  return row.ticket;
}
