const SAVED = "Service saved.";
const REMOVED = "Service removed from saved list";
const FAILED = "Failed to save/unsave service. Please try again.";

addEventListener("submit", async (event) => {
  const form = event.target;
  const button = event.submitter;
  if (!(form instanceof HTMLFormElement) || !(button instanceof HTMLButtonElement)) return;
  if (!form.matches("[data-save]")) return;
  event.preventDefault();
  if (form.ariaBusy) return;
  form.ariaBusy = "true";
  const body = new URLSearchParams({ saved: button.value });
  for (const input of form.querySelectorAll("input")) body.set(input.name, input.value);
  const answer = await fetch("/saved.json", { method: "POST", body }).catch(() => null);
  // Something on the way may have answered, with a page of its own.
  const status = answer?.headers.has("X-Request-Id") ? answer.status : 500;
  const isSaved = status === 409 && (await saysSaved(answer));
  form.ariaBusy = null;
  // These results need a page of their own: signing in, or the reason for a refusal.
  if ([401, 403, 404].includes(status) || (status === 409 && !isSaved)) {
    form.removeAttribute("data-save");
    form.requestSubmit(button);
    return;
  }
  const done = status === 200 || isSaved;
  const saved = button.value === "on";
  if (done) {
    button.ariaPressed = String(saved);
    button.value = saved ? "off" : "on";
  }
  const failure = form.querySelector("[data-failed]");
  failure?.toggleAttribute("hidden", done);
  failure?.replaceChildren(done ? "" : FAILED);
  form.querySelector("[aria-live]")?.replaceChildren(done ? (saved ? SAVED : REMOVED) : "");
});

/** Else the form was opened in another account, which is the reason. */
const saysSaved = async (answer: Response | null) =>
  !(await answer?.text().catch(() => '"reason"'))?.includes('"reason"');

// The second press of a double click means the same as the first, not its opposite.
addEventListener("click", (event) => {
  const { target, detail } = event;
  if (detail > 1 && target instanceof Element && target.closest("[data-save]")) {
    event.preventDefault();
  }
});
