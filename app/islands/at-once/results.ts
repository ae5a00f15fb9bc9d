import { OWN_HEADER } from "#app/domain/offline/own-answer.ts";
import { countOn } from "./sheet.ts";

/** The form of a public search; a hydrated page applies its filters by itself. */
const form = document.querySelector<HTMLFormElement>("[data-live]");
const notUpdated = document.querySelector<HTMLElement>("[data-not-updated]");
let address = performance.getEntriesByType("navigation")[0]?.name ?? location.href;
let pending = new AbortController();
let retry = () => {};
const label = document.querySelector("[data-search-label][data-part]");
/** What was found before the search that runs. */
let found: string | null | undefined = null;
/** The control whose change is applied; it stays as it is. */
let control: Element | null = null;

addEventListener("change", ({ target }) => {
  if (!form || !(target instanceof Element) || target.getAttribute("form") !== form.id) return;
  // Each category has its own subcategories.
  const subcategory =
    target.id === "filter-category" && document.querySelector("#filter-subcategory");
  if (subcategory instanceof HTMLSelectElement) subcategory.value = "";
  control = target;
  show(addressOf(form));
});

addEventListener("popstate", () => {
  if (form && location.href.split("#")[0] !== address.split("#")[0]) show(location.href, true);
});

addEventListener("click", (event) => {
  const { target } = event;
  if (!form || !(target instanceof Element)) return;
  if (target.closest("[data-not-updated] button")) {
    event.preventDefault();
    retry();
  }
  const link = target.closest<HTMLAnchorElement>("a[data-at-once]");
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  show(link.href, true);
});

function addressOf(form: HTMLFormElement): string {
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form)) query.append(name, String(value));
  const address = new URL(form.action);
  address.search = String(query);
  return address.href;
}

/** Shows the results of an address; `controls` says whether the controls follow it, too. */
async function show(href: string, controls = false) {
  if (controls) control = null;
  pending.abort();
  pending = new AbortController();
  const { signal } = pending;
  retry = () => show(href, controls);
  document.documentElement.toggleAttribute("data-busy", true);
  found ??= label?.textContent;
  if (label) label.textContent = "Searching...";
  try {
    const answer = await fetch(href, { signal });
    if (!answer.ok || !answer.headers.has(OWN_HEADER)) throw answer;
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    signal.throwIfAborted();
    if (href !== location.href) history.pushState(null, "", href);
    address = href;
    document.title = page.title;
    showParts(page);
    takeDefaults(page);
    if (controls) form?.reset();
    notUpdated?.toggleAttribute("hidden", true);
  } catch {
    if (signal.aborted) return;
    notUpdated?.toggleAttribute("hidden", false);
    if (label) label.textContent = found ?? "";
  }
  if (signal.aborted) return;
  found = null;
  document.documentElement.toggleAttribute("data-busy", false);
}

/** Takes over what depends on the filters, but for the control that is just used. */
function showParts(page: Document) {
  for (const part of document.querySelectorAll<HTMLElement>("[data-part]")) {
    const fresh = page.querySelector(`[data-part=${part.dataset.part}]`);
    const hasFocus = part.contains(document.activeElement);
    if (!fresh || part.contains(control)) continue;
    part.replaceChildren(...fresh.childNodes);
    if (!hasFocus) continue;
    part.tabIndex = -1;
    part.focus({ preventScroll: true });
  }
  const sheet = document.querySelector("[data-sheet]");
  if (page.querySelector("[data-sheet][open]")) sheet?.toggleAttribute("open", true);
  const button = page.querySelector<HTMLElement>("[data-counted]");
  if (button) countOn(document.querySelector("[data-counted]"), button.dataset.counted);
}

/** What is applied becomes the default of every control, so that a reset shows it; what is being typed stays. */
function takeDefaults(page: Document) {
  for (const control of form?.elements ?? []) {
    const name = control.getAttribute("name");
    const value = control.getAttribute("value");
    const isChoice = control.matches("[type=radio],[type=checkbox]");
    const fresh = page.querySelector(`[name=${name}]${isChoice ? `[value="${value}"]` : ""}`);
    if (control instanceof HTMLSelectElement && fresh instanceof HTMLSelectElement) {
      for (const [at, option] of [...control.options].entries()) {
        option.defaultSelected = fresh.options[at]?.defaultSelected ?? false;
      }
    }
    if (!(control instanceof HTMLInputElement && fresh instanceof HTMLInputElement)) continue;
    control.defaultValue = fresh.defaultValue;
    control.defaultChecked = fresh.defaultChecked;
    control.placeholder = fresh.placeholder;
    control.ariaInvalid = fresh.ariaInvalid;
    // A price that means no bound is shown as an empty field.
    if (name?.endsWith("Price") && control !== document.activeElement) control.value = fresh.value;
  }
}
