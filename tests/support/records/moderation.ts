import { randomUUID } from "node:crypto";
import type { Client } from "@libsql/client";
import { applyMeasure } from "#app/actions/team/apply-measure.ts";
import type { Hideable } from "#app/domain/team/measures.ts";
import type { Database } from "#db/connection/client.ts";
import { HIDEABLE_ROWS, readOwner } from "#db/team/hideable.ts";
import { readReportedThing } from "#db/team/reported-thing.ts";
import { insert, NOW } from "#tests/support/fixtures.ts";

type Moderation = { kind: Hideable; id: string; hide: boolean; now: number };

/** Hides something or shows it again, as `npm run moderate` does; an account is banned. Says whether anything changed. */
export async function moderate(
  db: Database,
  { kind, id, hide, now }: Moderation,
): Promise<boolean> {
  const person = await readOwner(db, kind, id);
  if (!person) throw new Error(`There is no ${kind} with this id.`);
  const named = await readReportedThing(db, HIDEABLE_ROWS[kind].reported, id);
  const hiding = kind === "account" ? "ban" : "hide";
  return applyMeasure(
    db,
    {
      measure: hide ? hiding : "restore",
      days: 0,
      reason: "Asked for money first.",
      person,
      thing: { kind, id, title: named?.title ?? null },
      decider: null,
      now,
    },
    { links: null, supportEmail: "support@kayap.test" },
  );
}

/** A report of something, sent now by nobody who is still there unless the fields say otherwise; returns its id. */
export async function addReport(
  client: Client,
  fields: { subject_kind: string; subject_id: string } & Parameters<typeof insert>[2],
): Promise<string> {
  const id = randomUUID();
  await insert(client, "reports", {
    id,
    reporter_id: null,
    reason: "He asked for money first and never came.",
    created_at: NOW,
    ...fields,
  });
  return id;
}
