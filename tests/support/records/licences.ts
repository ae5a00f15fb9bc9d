import type { Client } from "@libsql/client";
import { insert, NOW } from "#tests/support/fixtures.ts";

type LicenceFields = Partial<
  Record<"id" | "kind" | "number" | "issuer" | "state" | "reason", string> & {
    expires_on: string | null;
    paper_key: string | null;
    created_at: number;
  }
>;

/** A trade licence of a person that waits for the team, or whatever the fields say; its id. */
export async function addLicenceRow(
  client: Client,
  userId: string,
  fields: LicenceFields = {},
): Promise<string> {
  const id = fields.id ?? crypto.randomUUID();
  await insert(client, "licences", {
    id,
    user_id: userId,
    kind: "trade",
    number: "TL-2044",
    issuer: "Georgetown City Council",
    expires_on: "2027-05-31",
    created_at: NOW,
    ...fields,
  });
  return id;
}
