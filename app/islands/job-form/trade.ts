const what = document.querySelector<HTMLInputElement>("#what");
const part = document.querySelector("[data-trade]");
const said = document.querySelector("[data-proposed]");
const [trade, category] = part?.querySelectorAll("select") ?? [];
/** What was filled in here; anything else was chosen by the person, and stays. */
let proposed = "";

const isChosen = () => Boolean((trade?.value && trade.value !== proposed) || category?.value);

/** Once the words of a job are left, fills in the trade that they speak of, as the page of these words has it. */
async function propose() {
  if (!what || !trade || isChosen()) return;
  const typed = what.value;
  const address = `${location.pathname}?what=${encodeURIComponent(typed)}`;
  const answer = await fetch(address).catch(() => null);
  if (!answer?.ok) return;
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  const found = page.querySelector("[data-trade]");
  if (!found || isChosen() || what.value !== typed) return;
  proposed = found.querySelector("select")?.value ?? "";
  trade.value = proposed;
  part?.querySelector("ul")?.remove();
  const others = found.querySelector("ul");
  if (others) trade.parentElement?.insertAdjacentElement("afterend", others);
  const [option] = trade.selectedOptions;
  if (said && proposed) said.textContent = `From your words: ${option?.text}.`;
}

what?.addEventListener("change", propose);

/** Proposes for words that were typed and left before this script came. */
export function proposeForTyped(): void {
  if (what && what !== document.activeElement && what.value !== what.defaultValue) void propose();
}
