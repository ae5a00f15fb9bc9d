import { withoutContactDetails } from "#app/domain/jobs/contact-details.ts";
import type { Hideable } from "#app/domain/team/measures.ts";

/** Something that belongs to the reader of an e-mail. The title is that of the service or the job; null where it is gone. */
export type OwnThing = { kind: Hideable; title: string | null };

/** Such a thing in a sentence: “review of “House wiring””. An account needs no name. */
export function ownThingText({ kind, title }: OwnThing): string {
  if (title === null || kind === "account") return kind;
  if (kind === "review") return `review of “${title}”`;
  // Who sent the offer reads the job of somebody else, without its contact details.
  if (kind === "offer") return `offer for “${withoutContactDetails(title)}”`;
  return `${kind} “${title}”`;
}
