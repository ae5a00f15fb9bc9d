import categories from "./categories/index.ts?worker&url";
import combobox from "./combobox/index.ts?worker&url";
import { keepTyped } from "./device.ts";
import mended from "./mended/index.ts?worker&url";
import registration from "./registration/index.ts?worker&url";
import { start } from "./start.ts";

/** What a field does while somebody types is a script of its own, loaded when a field that has it gets the focus. */
function load({ target }: { target: EventTarget | null }) {
  if (!(target instanceof Element)) return;
  if (target.closest("form")?.querySelector("[data-draft]")) keepTyped();
  if (target.matches("[data-filters]")) start(categories);
  if (document.querySelector("[data-errors]")) start(mended);
  if (target.matches("[data-checked] *")) start(registration);
  // The list of suggestions lies above the page, which browsers without popovers cannot do.
  if (target.matches("[data-suggest]") && "popover" in HTMLElement.prototype) start(combobox);
}

addEventListener("focusin", load);
// Over a slow line somebody has begun before this script has come.
load({ target: document.activeElement });
// A browser that goes back fills a field with what was typed, without the focus.
addEventListener("pageshow", () => {
  const field = document.querySelector<HTMLInputElement>("[data-filters]");
  if (field?.value) start(categories);
});
