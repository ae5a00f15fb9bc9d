const day = document.querySelector<HTMLInputElement>("#day");
const onDay = document.querySelector<HTMLInputElement>("[name=when][value=day]");

/** Whoever chooses a date wants somebody to come on that day. */
function choose() {
  if (day?.value && !onDay?.checked) onDay?.click();
}

day?.addEventListener("change", choose);

/** Chooses it for a date that was typed before this script came, unless something else was chosen as well. */
export function chooseForTyped(): void {
  if (!document.querySelector("[name=when]:checked:not([checked])")) choose();
}
