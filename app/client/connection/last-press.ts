import type { Navigation, Path } from "react-router";
import { connectivity, type LostForm, noteConnectivity } from "./connectivity.ts";
import { historySteps } from "./stay.ts";

const LONGEST_NAME = 40;

let link: HTMLAnchorElement | null = null;
let lastForm: LostForm | null = null;

/** Notes which link and which form was pressed last; what somebody does meanwhile keeps the page. Returns a stop. */
export function watchPresses(): () => void {
  const click = ({ target }: MouseEvent) => {
    link = (target instanceof Element && target.closest("a")) || null;
    if (link) lastForm = null;
  };
  const submit = ({ target, submitter }: SubmitEvent) => {
    forgetNextPage();
    lastForm = target instanceof HTMLFormElement ? { form: target, button: submitter } : null;
    if (connectivity().lostForm) noteConnectivity({ lostForm: null });
  };
  document.addEventListener("click", click, true);
  document.addEventListener("submit", submit, true);
  document.addEventListener("input", forgetNextPage, true);
  window.addEventListener("submit", holdDocumentForm);
  return () => {
    document.removeEventListener("click", click, true);
    document.removeEventListener("submit", submit, true);
    document.removeEventListener("input", forgetNextPage, true);
    window.removeEventListener("submit", holdDocumentForm);
  };
}

/** A form that is sent as a document would end at the browser's own page; offline it stays, like all others. */
function holdDocumentForm(event: SubmitEvent): void {
  if (event.defaultPrevented || navigator.onLine || lastForm?.form.method !== "post") return;
  event.preventDefault();
  noteConnectivity({ lostForm: lastForm });
}

/** The page that could not be opened is opened no more: the person goes on here. */
export function forgetNextPage(): void {
  if (connectivity().nextPage) noteConnectivity({ nextPage: null });
}

/** Notes that a navigation got no answer, and what opens its page later. */
export function noteNextPage({ location, formMethod }: Navigation, open: () => void): void {
  const steps = historySteps();
  const name = steps < 0 ? "The page before" : steps > 0 ? "The next page" : pressedLink(location);
  const isAfterForm = formMethod !== undefined && formMethod !== "GET";
  noteConnectivity({ nextPage: { name, isAfterForm, open } });
}

/** What the pressed link to a page is called. */
function pressedLink(to: Path | undefined): string {
  const [line = ""] = link?.innerText.trim().split("\n") ?? [];
  const leadsThere = link?.pathname === to?.pathname && link?.search === to?.search;
  return leadsThere && line !== "" && line.length <= LONGEST_NAME ? `“${line}”` : "The page";
}

/** The form that was sent to an address; null when a script sent it without one. */
export function pressedForm(address: string): LostForm | null {
  if (!lastForm) return null;
  const { pathname, search } = new URL(lastForm.form.action);
  return pathname + search === address ? lastForm : null;
}
