import { containsText } from "#app/domain/search/contains-text.ts";
import { searchInsteadText } from "#app/domain/search/search-instead.ts";
import { type Category, findCategory } from "#app/domain/services/catalogue.ts";

const field = document.querySelector<HTMLInputElement>("[data-filters]");
const found = document.querySelector("[data-found]");
const none = document.querySelector<HTMLElement>("[data-none]");
const instead = none?.querySelector("a");
const popular = document.querySelector<HTMLElement>("[data-popular]");
const entries = [...document.querySelectorAll<HTMLElement>("[data-category]")].flatMap((entry) => {
  const category = findCategory(entry.dataset.category);
  const list = entry.querySelector("ul");
  return category && list ? [{ entry, category, list, first: [...list.children] }] : [];
});

function filter() {
  const part = field?.value.trim() ?? "";
  let count = 0;
  for (const { entry, category, list, first } of entries) {
    const { name, description, subcategories } = category;
    const texts = [name, description, ...subcategories.map((one) => one.name)];
    entry.hidden = !containsText(texts, part);
    if (!entry.hidden) count += 1;
    const matching = part ? linksTo(category, part, first[0]) : [];
    list.replaceChildren(...(matching.length > 0 ? matching : first));
  }
  if (popular) popular.hidden = part !== "";
  if (found) found.textContent = part && foundText(count);
  if (none) none.hidden = count > 0;
  if (!instead) return;
  instead.search = new URLSearchParams({ q: part }).toString();
  instead.textContent = searchInsteadText(part);
}

/** An entry for each subcategory that contains the text, made like the first one of the list. */
function linksTo({ subcategories }: Category, part: string, like: Element | undefined) {
  return subcategories
    .filter(({ name }) => containsText([name], part))
    .flatMap(({ id, name }) => {
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

field?.addEventListener("input", filter);
// What was typed before this script was there.
filter();
