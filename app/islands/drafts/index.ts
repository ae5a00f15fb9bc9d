import { draftOfPage } from "#app/device/draft-of-page.ts";
import { deleteDraft } from "#app/device/drafts.ts";
import { keepForm } from "#app/device/keep-form.ts";
import { settledDrafts } from "#app/device/settled.ts";
import { warnBeforeLeaving } from "#app/device/warn-before-leaving.ts";
import { DISCARDED, keptText } from "#app/domain/drafts/draft.ts";
import { lineText } from "#app/domain/offline/line.ts";
import { start } from "#app/islands/start.ts";
import jobForm from "../job-form/index.ts?worker&url";
import jobPhotos from "../job-photos/index.ts?worker&url";

for (const notice of document.querySelectorAll<HTMLElement>("[data-draft]")) {
  const form = notice.closest("form");
  const { draft: subject = "", person } = notice.dataset;
  const [text, button] = notice.children;
  if (!form || !(button instanceof HTMLButtonElement)) continue;
  const of = draftOfPage(person, subject);
  if (settledDrafts().includes(subject)) deleteDraft(of);
  const keeper = keepForm(form, {
    ...of,
    onRestored(savedAt) {
      if (text) text.textContent = keptText(savedAt, Date.now());
      button.hidden = false;
      notice.classList.remove("sr-only");
    },
  });
  button.addEventListener("click", () => {
    keeper.discard();
    if (text) text.textContent = DISCARDED;
    button.hidden = true;
    form.querySelector<HTMLElement>("input:not([type=hidden]),select,textarea")?.focus();
  });
  const line = Object.assign(document.createElement("p"), {
    role: "alert",
    className: "bg-pending-tint text-pending px-4 py-2",
  });
  form.addEventListener("submit", (event) => {
    if (navigator.onLine) {
      const query = queryOfTimes(form, event);
      // It leaves the page on purpose, and with everything that is typed.
      if (!query) return warnBeforeLeaving(false);
      event.preventDefault();
      location.search = query;
      return;
    }
    event.preventDefault();
    line.textContent = `${lineText(true)} What you typed is kept. Send it again when you are online.`;
    form.appendChild(line);
    line.scrollIntoView({ block: "nearest" });
  });
  addEventListener("online", () => line.remove());
}

/**
 * What the address of this page says for the times that a button asks for; null for any other button. The device keeps what
 * is typed, so that the address is opened in place of sending the form: then Back and a reload ask nothing.
 */
function queryOfTimes(form: HTMLFormElement, { submitter }: SubmitEvent): string | null {
  if (!(submitter instanceof HTMLButtonElement) || submitter.value !== "change") return null;
  const query = new URL(submitter.formAction).searchParams;
  const length = form.elements.namedItem("duration");
  if (length instanceof HTMLSelectElement) query.set("duration", length.value);
  return String(query);
}

// The form of a job is the only public one with these, and begins with a draft as well.
if (document.querySelector("[data-trade]")) start(jobForm);
if (document.querySelector("[data-photos]")) start(jobPhotos);
