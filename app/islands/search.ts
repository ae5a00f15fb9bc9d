import atOnce from "./at-once/index.ts?worker&url";

const labelTexts = new Map<Element, string | null>();
const { documentElement } = document;
let isLoaded = false;

addEventListener("submit", ({ defaultPrevented, target }) => {
  if (defaultPrevented || !isSearch(target)) return;
  for (const label of document.querySelectorAll("[data-search-label]")) {
    labelTexts.set(label, label.textContent);
    label.textContent = "Searching...";
  }
  documentElement.toggleAttribute("data-busy", true);
});

// Short addresses: what is empty or means the default is left out.
addEventListener("formdata", ({ target, formData }) => {
  if (!isSearch(target)) return;
  for (const [name, value] of [...formData]) {
    if (value === "" || value === "relevance") formData.delete(name);
  }
});

addEventListener("pageshow", ({ persisted }) => {
  for (const [label, text] of labelTexts) label.textContent = text;
  labelTexts.clear();
  documentElement.toggleAttribute("data-busy", false);
  if (persisted) showAddress();
});

// A browser that goes back or reloads may fill the controls with what was chosen last, not with what is applied.
const [visit] = performance.getEntriesByType("navigation");
if (visit instanceof PerformanceNavigationTiming && visit.type !== "navigate") showAddress();

function showAddress() {
  for (const form of document.querySelectorAll<HTMLFormElement>("[data-search]")) form.reset();
}

addEventListener("change", ({ target }) => {
  if (!(target instanceof HTMLSelectElement)) return;
  if (target.hasAttribute("data-auto")) target.form?.requestSubmit();
});

// The script that makes filters act at once is loaded by the first use of one, and then hears of that use. A hydrated page
// applies its filters by itself; to hear of one once more would apply it twice.
for (const type of ["change", "toggle", "popstate"]) {
  addEventListener(type, ({ target }) => hearFilter(target, type), true);
}
hearFilter(document.querySelector("[data-sheet][open]"), "toggle");

async function hearFilter(target: EventTarget | null, type: string) {
  const isFilter =
    target instanceof Element
      ? target.matches("[data-sheet],:root:not([data-hydrated]) [form=search]")
      : target && document.querySelector("[data-live]");
  if (isLoaded || !isFilter) return;
  try {
    await import(/* @vite-ignore */ atOnce);
    isLoaded = true;
    target?.dispatchEvent(new Event(type, { bubbles: true }));
  } catch {
    document.querySelector("[data-not-updated]")?.toggleAttribute("hidden", type === "toggle");
  }
}

for (const chip of document.querySelectorAll<HTMLElement>("[data-fill]")) {
  chip.addEventListener("click", (event) => {
    const box = document.querySelector<HTMLInputElement>("#q");
    if (!box) return;
    event.preventDefault();
    box.value = chip.textContent;
    box.focus();
  });
}

function isSearch(target: EventTarget | null) {
  return target instanceof Element && target.matches("[data-search]");
}
