import { matchedPieces } from "#app/domain/search/suggestions/suggestions.ts";
import css from "./combobox.css?inline";
import type { Option } from "./options.ts";

const GAP = 4;
const MARGIN = 16;
const LEAST_WIDTH = 328;

const sheet = new CSSStyleSheet();
sheet.replaceSync(css);
document.adoptedStyleSheets.push(sheet);

/** The list; it lies above the page, so that nothing moves and nothing cuts it off. */
export const list = element("ul", {
  id: "suggestions",
  role: "listbox",
  ariaLabel: "Suggestions",
  popover: "manual",
});

/** Where the number of suggestions is announced. */
const status = element("p", { role: "status", className: "sr-only" });

function element(tag: string, properties: Partial<HTMLElement>): HTMLElement {
  return Object.assign(document.createElement(tag), properties);
}

/** Makes a field the one that the list belongs to. */
export function attachTo(field: HTMLInputElement): void {
  Object.assign(field, { role: "combobox", ariaAutoComplete: "list", autocomplete: "off" });
  field.setAttribute("aria-controls", list.id);
  field.parentNode?.append(list, status);
  close(field);
}

/** Opens the list below a field; `choose` gets the option that is pressed. */
export function open(
  options: readonly Option[],
  field: HTMLInputElement,
  choose: (option: Option) => void,
): void {
  list.replaceChildren(
    ...options.map((option, i) => {
      const item = element("li", {
        id: list.id + i,
        role: "option",
        ariaSelected: "false",
        onclick: () => choose(option),
      });
      const { name, term, group } = option;
      item.replaceChildren(
        markMatches("span", name, field.value),
        markMatches("small", term ?? "", field.value, term ? ` · ${group}` : group),
      );
      return item;
    }),
  );
  list.showPopover();
  field.ariaExpanded = "true";
  place(field);
  status.textContent = options.length > 1 ? `${options.length} suggestions` : "1 suggestion";
}

/** Closes the list and says no more. */
export function close(field: HTMLInputElement): void {
  list.hidePopover();
  field.ariaExpanded = "false";
  field.removeAttribute("aria-activedescendant");
  status.textContent = "";
}

/** A text in which what was typed is bold, and what follows it. */
function markMatches(tag: string, text: string, input: string, rest = ""): HTMLElement {
  const pieces = matchedPieces(text, input).map((textContent, i) =>
    i % 2 ? element("b", { textContent }) : textContent,
  );
  const whole = element(tag, {});
  whole.replaceChildren(...pieces, rest);
  return whole;
}

/** Puts the list below its field. It scrolls with the page, so a keyboard on the screen hides nothing for good. */
export function place(field: HTMLInputElement): void {
  const { left, bottom, width } = field.getBoundingClientRect();
  const page = document.body.clientWidth - MARGIN;
  const wide = Math.min(Math.max(width, LEAST_WIDTH), page - MARGIN);
  list.style.cssText = `top:${bottom + scrollY + GAP}px;left:${Math.min(left, page - wide)}px;width:${wide}px`;
}
