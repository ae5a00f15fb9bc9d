import type { Navigation, Path } from "react-router";
import { connectivity, noteConnectivity, type UnansweredForm } from "./connectivity.ts";
import { movedBy } from "./stay.ts";

const LONGEST_NAME = 40;

let link: HTMLAnchorElement | null = null;
let sent: UnansweredForm | null = null;

/** Notes which link and which form was pressed last; what somebody does meanwhile keeps the page. Returns a stop. */
export function watchPresses(): () => void {
  const click = ({ target }: MouseEvent) => {
    link = (target instanceof Element && target.closest("a")) || null;
    if (link) sent = null;
  };
  const submit = ({ target, submitter }: SubmitEvent) => {
    forgetWanted();
    sent = target instanceof HTMLFormElement ? { form: target, button: submitter } : null;
    if (connectivity().unanswered) noteConnectivity({ unanswered: null });
  };
  document.addEventListener("click", click, true);
  document.addEventListener("submit", submit, true);
  document.addEventListener("input", forgetWanted, true);
  window.addEventListener("submit", holdDocumentForm);
  return () => {
    document.removeEventListener("click", click, true);
    document.removeEventListener("submit", submit, true);
    document.removeEventListener("input", forgetWanted, true);
    window.removeEventListener("submit", holdDocumentForm);
  };
}

/** A form that is sent as a document would end at the browser's own page; offline it stays, like all others. */
function holdDocumentForm(event: SubmitEvent): void {
  if (event.defaultPrevented || navigator.onLine || sent?.form.method !== "post") return;
  event.preventDefault();
  noteConnectivity({ unanswered: sent });
}

/** The page that could not be opened is opened no more: the person goes on here. */
export function forgetWanted(): void {
  if (connectivity().wanted) noteConnectivity({ wanted: null });
}

/** Notes that a navigation got no answer, and what opens its page later. */
export function noteWanted({ location, formMethod }: Navigation, open: () => void): void {
  const moved = movedBy();
  const name = moved < 0 ? "The page before" : moved > 0 ? "The next page" : pressedLink(location);
  const isAfterForm = formMethod !== undefined && formMethod !== "GET";
  noteConnectivity({ wanted: { name, isAfterForm, open } });
}

/** What the pressed link to a page is called. */
function pressedLink(to: Path | undefined): string {
  const [line = ""] = link?.innerText.trim().split("\n") ?? [];
  const leadsThere = link?.pathname === to?.pathname && link?.search === to?.search;
  return leadsThere && line !== "" && line.length <= LONGEST_NAME ? `“${line}”` : "The page";
}

/** The form that was sent to an address; null when a script sent it without one. */
export function pressedForm(address: string): UnansweredForm | null {
  if (!sent) return null;
  const { pathname, search } = new URL(sent.form.action);
  return pathname + search === address ? sent : null;
}
