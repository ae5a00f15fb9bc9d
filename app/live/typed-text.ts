import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { z } from "zod";
import { isSecretField } from "#app/domain/typed-form.ts";

const KEY = "typed";
const SIGN_IN = /^\/(login|login\/code|terms\/accept)$/;

const typedSchema = z.object({
  person: z.string(),
  /** The page it was typed on. */
  address: z.string(),
  /** The field that was typed into last, by which its form is known again. */
  field: z.string(),
  fields: z.array(z.tuple([z.string(), z.string()])),
});
type Typed = z.output<typeof typedSchema>;

/**
 * Keeps what a person types into a form of the dashboard as long as they are on its page, and fills the form again when
 * they come back to it from the sign-in page (decision 24). True when it did.
 */
export function useTypedText(person: string): boolean {
  const { key } = useLocation();
  const [filled, setFilled] = useState(false);
  useEffect(() => {
    const typed = taken();
    const isBack = typed?.person === person && typed.address === addressHere() && cameFromSignIn();
    setFilled(isBack && fillAgain(typed));
    const note = (event: Event) => noteTyping(person, event);
    document.addEventListener("input", note);
    document.addEventListener("submit", forgetOnLogout);
    return () => {
      document.removeEventListener("input", note);
      document.removeEventListener("submit", forgetOnLogout);
    };
  }, [person]);
  const [first] = useState(key);
  useEffect(() => {
    if (key === first) return;
    sessionStorage.removeItem(KEY);
    setFilled(false);
  }, [key, first]);
  return filled;
}

function addressHere(): string {
  return location.pathname + location.search;
}

function noteTyping(person: string, { target }: Event): void {
  if (!isField(target) || !target.form || target.form.method !== "post") return;
  const fields = [...new FormData(target.form)].flatMap(([name, value]): [string, string][] =>
    typeof value === "string" && !isSecretField(name) ? [[name, value]] : [],
  );
  const typed: Typed = { person, address: addressHere(), field: target.name, fields };
  sessionStorage.setItem(KEY, JSON.stringify(typed));
}

/** What was kept, once. */
function taken(): Typed | null {
  const kept = sessionStorage.getItem(KEY);
  sessionStorage.removeItem(KEY);
  if (kept === null) return null;
  return typedSchema.safeParse(JSON.parse(kept)).data ?? null;
}

/** Not by a reload, which begins a form anew. */
function cameFromSignIn(): boolean {
  const [entry] = performance.getEntriesByType("navigation");
  const isReload = entry instanceof PerformanceNavigationTiming && entry.type !== "navigate";
  const { origin, pathname } = new URL(document.referrer || "about:blank");
  return !isReload && origin === location.origin && SIGN_IN.test(pathname);
}

function fillAgain({ field, fields }: Typed): boolean {
  const forms = [...document.querySelectorAll<HTMLFormElement>("main form[method=post]")];
  const form = forms.find(({ elements }) => elements.namedItem(field) !== null);
  if (!form) return false;
  const folded = form.closest("details");
  if (folded) folded.open = true;
  fill(form, fields);
  // What only appears once something else is chosen.
  setTimeout(() => fill(form, fields));
  return true;
}

function fill(form: HTMLFormElement, fields: Typed["fields"]): void {
  for (const element of form.elements) {
    if (!isField(element) || ["hidden", "file"].includes(element.type)) continue;
    const values = fields.filter(([name]) => name === element.name).map(([, value]) => value);
    if (element instanceof HTMLInputElement && ["checkbox", "radio"].includes(element.type)) {
      if (element.checked !== values.includes(element.value)) element.click();
    } else if (values[0] !== undefined && values[0] !== element.value) write(element, values[0]);
  }
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

function isField(target: unknown): target is Field {
  return (
    target instanceof HTMLInputElement ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement
  );
}

/** As if it were typed, so that whatever follows from it follows. */
function write(element: Field, value: string): void {
  // React takes a value that is set on the element itself for one it knows already.
  const own = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), "value");
  own?.set?.call(element, value);
  for (const name of ["input", "change"]) element.dispatchEvent(new Event(name, { bubbles: true }));
}

function forgetOnLogout({ target }: SubmitEvent): void {
  const leaves = target instanceof HTMLFormElement && new URL(target.action).pathname === "/logout";
  if (leaves) sessionStorage.clear();
}
