/** Where an estimate stands beside the form, it says the start time that is chosen, in the words of its tile. */
export function showChosenTime(form: HTMLFormElement): void {
  const when = document.querySelector("[data-when]");
  if (!when) return;
  const show = () => {
    const tile = form.querySelector("[name=slot]:checked")?.closest("label");
    const start = tile?.querySelector("b")?.textContent;
    if (!start) return;
    // Only a suggested time has its day in its own words.
    const day = form.querySelector("#slot legend time")?.textContent;
    when.textContent = tile?.closest("[data-suggested]") ? start : `${day}, ${start}`;
  };
  form.addEventListener("change", show);
  show();
}
