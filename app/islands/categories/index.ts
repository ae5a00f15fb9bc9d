import { searchInsteadText } from "#app/domain/search/search-instead.ts";
import { containsText } from "#app/domain/search/words/contains-text.ts";
import {
  SUBCATEGORY_FILE,
  type SubcategoryRow,
  type SubcategoryRows,
} from "#app/domain/services/subcategory-file.ts";

const field = document.querySelector<HTMLInputElement>("[data-filters]");
const status = document.querySelector("[data-found]");
const none = document.querySelector<HTMLElement>("[data-none]");
const instead = none?.querySelector("a");
const popular = document.querySelector<HTMLElement>("[data-popular]");
const views = document.querySelectorAll<HTMLAnchorElement>("[data-views] a");
const entries = [...document.querySelectorAll<HTMLElement>("[data-category]")].flatMap((entry) => {
  const list = entry.querySelector("ul");
  const texts = [...entry.querySelectorAll("h3,[data-description]")].map((one) => one.textContent);
  return list ? [{ entry, texts, list, first: [...list.children] }] : [];
});
/** Without them, what the page shows is filtered by alone. */
let subcategories: SubcategoryRows = {};

function filter() {
  const part = field?.value.trim() ?? "";
  let count = 0;
  for (const { entry, texts, list, first } of entries) {
    const rows = subcategories[entry.dataset.category ?? ""] ?? [];
    entry.hidden = !containsText([...texts, ...rows.map(([, name]) => name)], part);
    if (!entry.hidden) count += 1;
    const matching = part ? linksTo(rows, part, first[0]) : [];
    list.replaceChildren(...(matching.length > 0 ? matching : first));
  }
  if (popular) popular.hidden = part !== "";
  if (status) status.textContent = part && foundText(count);
  if (none) none.hidden = count > 0;
  for (const view of views) {
    const query = new URLSearchParams(view.search);
    query.delete("q");
    if (part) query.set("q", part);
    view.search = query.toString();
  }
  if (!instead) return;
  instead.search = new URLSearchParams({ q: part }).toString();
  instead.textContent = searchInsteadText(part);
}

/** An entry for each subcategory that contains the text, made like the first one of the list. */
function linksTo(rows: readonly SubcategoryRow[], part: string, like: Element | undefined) {
  return rows
    .filter(([, name]) => containsText([name], part))
    .flatMap(([id, name]) => {
      const item = like?.cloneNode(true);
      const link = item instanceof Element ? item.querySelector("a") : null;
      if (!item || !link) return [];
      link.search = `subcategory=${id}`;
      link.textContent = name;
      return [item];
    });
}

const foundText = (count: number) =>
  count === 0 ? "No categories found" : `${count} ${count === 1 ? "category" : "categories"} found`;

async function start() {
  const answer = await fetch(`${import.meta.env.SUGGESTION_FILES}/${SUBCATEGORY_FILE}.json`);
  subcategories = await answer.json();
}

// What was typed before the subcategories were there is looked for among them, too.
start()
  .catch(() => {})
  .finally(() => {
    field?.addEventListener("input", filter);
    filter();
  });

// After Back the browser shows the page as it was left, but empties the field.
addEventListener("pageshow", filter);
