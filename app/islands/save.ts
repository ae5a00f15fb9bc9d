import { OWN_HEADER } from "#app/domain/offline/own-answer.ts";

const SAVED = "Service saved.";
const REMOVED = "Service removed from saved list";
const FAILED = "Failed to save/unsave service. Please try again.";

addEventListener("submit", async (event) => {
  const { target: form, submitter: button } = event;
  if (!(form instanceof HTMLFormElement) || !(button instanceof HTMLButtonElement)) return;
  if (!form.matches("[data-save]")) return;
  event.preventDefault();
  if (form.ariaBusy) return;
  form.ariaBusy = "true";
  const body = new URLSearchParams({ saved: button.value });
  for (const input of form.querySelectorAll("input")) body.set(input.name, input.value);
  const status = await fetch("/saved.json", { method: "POST", body }).then(
    // Something on the way may have answered, with a page of its own.
    (answer) => (answer.headers.has(OWN_HEADER) ? answer.status : 500),
    () => 500,
  );
  form.ariaBusy = null;
  // These results need a page of their own: signing in, or the reason for a refusal.
  if ([401, 403, 404].includes(status)) {
    form.removeAttribute("data-save");
    form.requestSubmit(button);
    return;
  }
  const isStored = status === 200 || status === 409;
  const saved = button.value === "on";
  if (isStored) {
    button.value = saved ? "off" : "on";
    if (button.ariaPressed) button.ariaPressed = String(saved);
    else button.lastChild?.replaceWith(saved ? "Saved" : "Save");
  }
  const failure = form.querySelector("[data-failed]");
  failure?.toggleAttribute("hidden", isStored);
  failure?.replaceChildren(isStored ? "" : FAILED);
  form.querySelector("[aria-live]")?.replaceChildren(isStored ? (saved ? SAVED : REMOVED) : "");
});

// The second press of a double click means the same as the first, not its opposite.
addEventListener("click", (event) => {
  const { target, detail } = event;
  if (detail > 1 && target instanceof Element && target.closest("[data-save]")) {
    event.preventDefault();
  }
});
