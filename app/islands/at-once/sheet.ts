const onPhones = matchMedia("(width < 60rem)");

/** The filters while they are open over the page. */
function openSheet(): HTMLDetailsElement | null {
  return onPhones.matches ? document.querySelector("[data-sheet][open]") : null;
}

function close(sheet: HTMLDetailsElement) {
  sheet.open = false;
  sheet.querySelector("summary")?.focus();
}

addEventListener("keydown", (event) => {
  const sheet = openSheet();
  if (!sheet) return;
  if (event.key === "Escape") close(sheet);
  if (event.key !== "Tab") return;
  // From its last control the focus goes to its first, and back.
  const ends = [...sheet.querySelectorAll<HTMLElement>("summary,a")];
  if (event.shiftKey) ends.reverse();
  const [first, last] = ends;
  if (document.activeElement !== last) return;
  event.preventDefault();
  first?.focus();
});

addEventListener("focusin", ({ target }) => {
  const sheet = openSheet();
  if (!sheet || !(target instanceof Element)) return;
  if (!target.closest("[data-sheet],[data-not-updated]")) sheet.querySelector("summary")?.focus();
});

// Every filter is applied already: its button shows the results.
addEventListener("click", (event) => {
  const sheet = openSheet();
  if (!sheet || !(event.target instanceof Element) || !event.target.closest("[data-counted]")) {
    return;
  }
  event.preventDefault();
  close(sheet);
});

// Before its filters act, the button is the one that sends them.
addEventListener("toggle", () => countOn(openSheet()?.querySelector("[data-counted]")), true);

/** Lets the button name how many services there are to show. */
export function countOn(button?: HTMLElement | null, counted = button?.dataset.counted) {
  if (!button || !counted) return;
  button.dataset.counted = counted;
  if (button.textContent !== counted) button.textContent = counted;
}
