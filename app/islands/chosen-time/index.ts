const estimateTime = document.querySelector("[data-when]");

/** The estimate beside the booking form says the start time that is chosen, in the words of its tile. */
function showChosenTime() {
  const tile = document.querySelector("[name=slot]:checked")?.closest("label");
  const start = tile?.querySelector("b")?.textContent;
  if (!estimateTime || !start) return;
  // Only a suggested time has its day in its own words.
  const day = !tile.closest("[data-suggested]") && document.querySelector("#slot legend time");
  estimateTime.textContent = day ? `${day.textContent}, ${start}` : start;
}

addEventListener("change", showChosenTime);
showChosenTime();
