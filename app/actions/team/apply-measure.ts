import { endOfSuspension } from "#app/domain/team/measures.ts";
import type { Measure } from "#app/domain/team/reports.ts";
import { appealLink } from "#app/email/links/appeal-link.ts";
import { moderationEmail } from "#app/email/moderation/moderation-email.ts";
import type { OwnThing } from "#app/email/moderation/own-thing.ts";
import { suspensionEmail } from "#app/email/moderation/suspension-emails.ts";
import { warningEmail } from "#app/email/moderation/warning-email.ts";
import type { Database } from "#db/connection/client.ts";
import type { Decider } from "#db/team/may-decide.ts";
import { showAgain } from "#db/team/show-again.ts";
import { type NewMeasure, takeMeasure } from "#db/team/take-measure.ts";

type MeasureRequest = {
  measure: Exclude<Measure, "dismiss">;
  /** The length of a suspension. */
  days: number;
  reason: string;
  person: { id: string; email: string };
  /** What the measure hides; null for a conversation or a booking, which are between two people. */
  thing: (OwnThing & { id: string }) | null;
  decider: Decider;
  /** UTC milliseconds. */
  now: number;
};

type Contacts = {
  /** The parts of the appeal link; null where the secret is not known. */
  links: { appOrigin: string; secret: string } | null;
  supportEmail: string;
};

/** Takes a measure, or ends one, and writes to the person. False when nothing changed. */
export async function applyMeasure(
  db: Database,
  request: MeasureRequest,
  { links, supportEmail }: Contacts,
): Promise<boolean> {
  const { measure, days, reason, person, thing, decider, now } = request;
  const id = crypto.randomUUID();
  const complaint = { appealUrl: links && appealLink(links, id), supportEmail };
  const account = { kind: "account", id: person.id } as const;
  const base = { id, person, reason, decider, now, subject: account, until: null };
  const take = (rest: Pick<NewMeasure, "kind" | "emailContent"> & Partial<NewMeasure>) =>
    takeMeasure(db, { ...base, ...rest });
  if (measure === "warn") {
    return take({ kind: "warning", emailContent: warningEmail({ thing, reason, ...complaint }) });
  }
  if (measure === "suspend" || measure === "ban") {
    const until = measure === "suspend" ? endOfSuspension(now, days) : null;
    const emailContent = suspensionEmail({ reason, until, ...complaint });
    return take({ kind: measure === "suspend" ? "suspension" : "ban", until, emailContent });
  }
  if (thing === null) return false;
  const emailContent = moderationEmail({
    thing,
    hide: measure === "hide",
    reason,
    ...complaint,
  });
  const subject = { kind: thing.kind, id: thing.id };
  if (measure === "hide") return take({ kind: "hidden", subject, emailContent });
  return showAgain(db, { subject, owner: person, reason, emailContent, decider, now });
}
