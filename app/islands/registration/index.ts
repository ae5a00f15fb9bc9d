import { CHECKED_FIELDS, registrationProblem } from "#app/domain/accounts/registration.ts";

const form = document.querySelector<HTMLFormElement>("form[data-checked]");
const template = document.querySelector<HTMLTemplateElement>("template[data-error]");

/** What stands in a field; "" for a box that is not ticked. */
const textIn = (name: string) => String(form ? (new FormData(form).get(name) ?? "") : "");
const inputOf = (name: string) => form?.querySelector<HTMLInputElement>(`#${name}`) ?? null;
const problemOf = (name: string) => registrationProblem(name, textIn);

/** Shows or removes the message beside a field, as the server would. */
function show(name: string, message: string | null) {
  const input = inputOf(name);
  if (!input) return;
  const id = `${name}-error`;
  const others = (input.getAttribute("aria-describedby") ?? "")
    .split(" ")
    .filter((one) => one !== id);
  document.getElementById(id)?.remove();
  input.toggleAttribute("aria-invalid", false);
  if (message) {
    const error = template?.content.firstElementChild?.cloneNode(true);
    if (!(error instanceof Element)) return;
    error.id = id;
    error.append(message);
    // Beside the field, below its hint; a tick box has its text around it.
    const box = input.type === "checkbox" ? input.parentElement : input;
    box?.parentElement?.insertAdjacentElement("beforeend", error);
    input.ariaInvalid = "true";
    others.push(id);
  }
  const ids = others.join(" ").trim();
  if (ids) input.setAttribute("aria-describedby", ids);
  else input.removeAttribute("aria-describedby");
}

const isShown = (name: string) => inputOf(name)?.ariaInvalid === "true";

/** A person who only passes through an empty field has made no mistake yet. */
function isFilledIn(target: EventTarget | null): target is HTMLInputElement {
  return target instanceof HTMLInputElement && target.type !== "checkbox" && target.value !== "";
}

form?.addEventListener("focusout", ({ target, relatedTarget }) => {
  // A message would move the button from under the finger that presses it; sending the form shows them all.
  if (relatedTarget instanceof HTMLButtonElement && relatedTarget.type === "submit") return;
  if (isFilledIn(target)) show(target.name, problemOf(target.name));
});

// Fields that were left before this script came.
for (const input of form?.querySelectorAll("input") ?? []) {
  const problem = problemOf(input.name);
  if (problem && isFilledIn(input) && input !== document.activeElement) show(input.name, problem);
}

// A message goes as soon as what it says is mended.
form?.addEventListener("input", () => {
  for (const name of CHECKED_FIELDS.filter(isShown)) if (!problemOf(name)) show(name, null);
});

// First, so that the page stays as it is: a shown password is hidden only when it is sent.
form?.addEventListener("submit", refuse, { capture: true });

function refuse(event: Event) {
  const wrong = CHECKED_FIELDS.filter((name) => problemOf(name));
  for (const name of CHECKED_FIELDS) show(name, problemOf(name));
  const [first] = wrong;
  if (!first) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  inputOf(first)?.focus();
}
