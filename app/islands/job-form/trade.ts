const what = document.querySelector<HTMLInputElement>("#what");
const part = document.querySelector("[data-trade]");
const status = document.querySelector("[data-proposed]");
const [trade, category] = part?.querySelectorAll("select") ?? [];
/** What was filled in here; anything else was chosen by the person, and stays. */
let proposal = "";

const isChosen = () => Boolean((trade?.value && trade.value !== proposal) || category?.value);

/** Once the words of a job are left, fills in the trade that they speak of, as the page of these words has it. */
async function propose() {
  if (!what || !trade || isChosen()) return;
  const words = what.value;
  const address = `${location.pathname}?what=${encodeURIComponent(words)}`;
  const answer = await fetch(address).catch(() => null);
  if (!answer?.ok) return;
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  const answerPart = page.querySelector("[data-trade]");
  if (!answerPart || isChosen() || what.value !== words) return;
  proposal = answerPart.querySelector("select")?.value ?? "";
  trade.value = proposal;
  part?.querySelector("ul")?.remove();
  const others = answerPart.querySelector("ul");
  if (others) trade.parentElement?.insertAdjacentElement("afterend", others);
  const [option] = trade.selectedOptions;
  if (status && proposal) status.textContent = `From your words: ${option?.text}.`;
}

what?.addEventListener("change", propose);

/** Proposes for words that were typed and left before this script came. */
export function proposeForTyped(): void {
  if (what && what !== document.activeElement && what.value !== what.defaultValue) void propose();
}
