const day = document.querySelector<HTMLInputElement>("#day");
const onDay = document.querySelector<HTMLInputElement>("[name=when][value=day]");

/** Whoever chooses a date wants somebody to come on that day. */
function choose() {
  if (day?.value && !onDay?.checked) onDay?.click();
}

day?.addEventListener("change", choose);
