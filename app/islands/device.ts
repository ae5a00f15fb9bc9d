import { currentPerson, LAST_PERSON, VISITOR } from "#app/device/person.ts";
import drafts from "./drafts/index.ts?worker&url";
import forget from "./forget/index.ts?worker&url";
import { start } from "./start.ts";

// Both are loaded by the few pages that need them: for a form, when there is a draft or somebody begins.
const form = document.querySelector("[data-draft]")?.closest("form");
// Pages that hydrate keep their forms themselves.
const keep = () => "__reactRouterContext" in window || start(drafts);

form?.addEventListener("focusin", keep);
// Over a slow line somebody has begun before this script has come.
if (form?.matches(":focus-within")) keep();

try {
  const isAnother = (localStorage.getItem(LAST_PERSON) ?? VISITOR) !== currentPerson();
  if (isAnother || document.cookie.includes("settled-drafts=")) start(forget);
  if (form && Object.keys(localStorage).join().includes("draft:")) keep();
} catch {
  // A browser that stores nothing has nothing to erase.
}
