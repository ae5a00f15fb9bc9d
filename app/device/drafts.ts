import { type Draft, draftKey, ownerOfKey, readStoredDraft } from "#app/domain/drafts/draft.ts";
import { currentPerson } from "./person.ts";

/** Whose draft, and of what. */
export type DraftOf = { person: string; subject: string };

/** The draft of a subject; null without one, on somebody else's device, and in a browser that stores nothing. */
export function readDraft({ person, subject }: DraftOf): Draft | null {
  if (currentPerson() !== person) return null;
  try {
    return readStoredDraft(localStorage.getItem(draftKey(person, subject)), Date.now());
  } catch {
    return null;
  }
}

/** Stores a draft in place of the one before; false when it could not be, or the device is somebody else's by now. */
export function writeDraft({ person, subject }: DraftOf, draft: Draft): boolean {
  if (currentPerson() !== person) return false;
  try {
    localStorage.setItem(draftKey(person, subject), JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

/** Deletes the draft of a subject. */
export function deleteDraft({ person, subject }: DraftOf): void {
  try {
    localStorage.removeItem(draftKey(person, subject));
  } catch {
    // A browser that stores nothing has nothing to delete.
  }
}

/** Deletes the drafts of everybody else, and those that are too old. */
export function forgetDrafts(person: string): void {
  for (const key of Object.keys(localStorage)) {
    const owner = ownerOfKey(key);
    if (owner === null) continue;
    const draft = readStoredDraft(localStorage.getItem(key), Date.now());
    if (owner !== person || !draft) localStorage.removeItem(key);
  }
}
