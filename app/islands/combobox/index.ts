import { attachTo, close, list, open, place } from "./listbox.ts";
import { type Option, optionsFor } from "./options.ts";
import { clearSearches, rememberSearch } from "./recent-searches.ts";

let field: HTMLInputElement | null = null;
let options: Option[] = [];
let active = -1;
/** Counts what has happened: an answer to what was typed before it comes too late. */
let turn = 0;

/** The field with the focus, if it has suggestions. Nothing is put beside it before its page is hydrated, where it will be. */
function fieldInFocus(): HTMLInputElement | null {
  const input = document.activeElement;
  if (!(input instanceof HTMLInputElement && input.dataset.suggest)) return null;
  if (input !== field || !list.isConnected) {
    const { hydrated } = document.documentElement.dataset;
    if ("__reactRouterContext" in window && hydrated === undefined) return null;
    field = input;
    attachTo(field);
  }
  return field;
}

async function update() {
  const input = fieldInFocus();
  if (!input) return;
  turn += 1;
  const mine = turn;
  const matches = await optionsFor(input);
  if (mine !== turn) return;
  leave();
  options = matches;
  if (options.length > 0) open(options, input, choose);
}

function leave() {
  turn += 1;
  options = [];
  active = -1;
  if (field) close(field);
}

function activate(next: number) {
  list.children[active]?.setAttribute("aria-selected", "false");
  active = next;
  const option = list.children[active];
  option?.setAttribute("aria-selected", "true");
  option?.scrollIntoView({ block: "nearest" });
  field?.setAttribute("aria-activedescendant", option?.id ?? "");
}

function choose({ kind, name }: Option) {
  leave();
  if (kind === "clear") return clearSearches();
  const form = field?.form;
  if (!field || !form) return;
  if (kind !== "typed") field.value = name;
  // A place alone is not yet what somebody is looking for.
  if (kind === "place" && !new FormData(form).get("q")) return;
  // A trade says it all: a category that was chosen before would only hide it.
  const forget = ({ formData }: FormDataEvent) => {
    formData.delete("category");
    formData.delete("subcategory");
  };
  if (kind === "trade") form.addEventListener("formdata", forget, { once: true });
  form.requestSubmit();
}

addEventListener("keydown", (event) => {
  const { key, target, isComposing, keyCode } = event;
  if (!field || target !== field || isComposing || keyCode === 229) return;
  const many = options.length;
  const option = options[active];
  if (key === "ArrowDown" || key === "ArrowUp") {
    const next = key === "ArrowDown" ? active + 1 : Math.max(active, 0) + many - 1;
    if (many) activate(next % many);
    else update();
  } else if (key === "Enter" && option) {
    choose(option);
  } else if (key === "Escape" && (many || field.value)) {
    if (!many) field.value = "";
    leave();
  } else {
    if (option) activate(-1);
    return;
  }
  event.preventDefault();
});
addEventListener("input", ({ target }) => {
  if (target === document.activeElement) update();
});
addEventListener("focusin", () => {
  if (fieldInFocus()?.value === "") update();
});
addEventListener("focusout", leave);
addEventListener("submit", ({ target }) => {
  if (!(target instanceof HTMLFormElement)) return;
  const search = target.querySelector<HTMLInputElement>('[data-suggest="searches"]');
  if (search) rememberSearch(search.value.trim());
  leave();
});
addEventListener("resize", () => {
  if (field) place(field);
});
// The field keeps the focus, and its keyboard, while an option is pressed.
list.addEventListener("mousedown", (event) => event.preventDefault());

// What was typed while this script was loading.
update();
