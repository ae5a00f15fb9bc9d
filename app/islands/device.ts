import { currentPerson, LAST_PERSON, VISITOR } from "#app/device/person.ts";
import drafts from "./drafts/index.ts?worker&url";
import forget from "./forget/index.ts?worker&url";
import { start } from "./start.ts";

/** Starts to keep what is typed into the form of the page, unless it hydrates and does that by itself. */
export function keepTyped(): void {
  if (!("__reactRouterContext" in window)) start(drafts);
}

// Both are loaded by the few pages that need them: for a form, when there is a draft or somebody begins.
try {
  const isAnother = (localStorage.getItem(LAST_PERSON) ?? VISITOR) !== currentPerson();
  if (isAnother || document.cookie.includes("settled-drafts=")) start(forget);
  const hasDrafts = Object.keys(localStorage).join().includes("draft:");
  if (hasDrafts && document.querySelector("[data-draft]")) keepTyped();
} catch {
  // A browser that stores nothing has nothing to erase.
}
