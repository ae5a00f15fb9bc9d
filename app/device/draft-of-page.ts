import type { DraftOf } from "./drafts.ts";
import { currentPerson, VISITOR } from "./person.ts";

/** What a form of a page for visitors is about, on the device of somebody whose session has ended by itself. */
export const apart = (subject: string): string => `visitor-${subject}`;

/**
 * Whose draft a form of a page without framework scripts is, and of what: `person` is who is signed in. What is typed on a
 * page for visitors lies apart from what is the person's whose device it still is, because whoever opens that page sees it.
 */
export function draftOfPage(person: string | undefined, subject: string): DraftOf {
  if (person) return { person, subject };
  const current = currentPerson();
  return current === VISITOR
    ? { person: current, subject }
    : { person: current, subject: apart(subject) };
}
