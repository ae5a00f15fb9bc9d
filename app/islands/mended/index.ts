const END = "-error";

/** The errors that a changed control is described by, its own or that of a group around it. */
function errorsOf(target: EventTarget | null): HTMLElement[] {
  const ids: string[] = [];
  for (
    let element = target instanceof Element ? target : null;
    element && !element.matches("form");
    element = element.parentElement
  ) {
    ids.push(...(element.getAttribute("aria-describedby") ?? "").split(" "));
  }
  return ids.filter((id) => id.endsWith(END)).flatMap((id) => document.getElementById(id) ?? []);
}

/** The line about a field in the summary of a refused form. */
const lineOf = (error: Element) =>
  document
    .querySelector(`[data-errors] a[href="#${error.id.slice(0, -END.length)}"]`)
    ?.closest("li");

/** Shows or hides the line of a field, and the summary with its last line. */
function showLine(line: HTMLElement | null | undefined, isShown: boolean) {
  if (!line) return;
  line.hidden = !isShown;
  const summary = line.closest<HTMLElement>("[role=alert]");
  if (summary) summary.hidden = !summary.querySelector("li:not([hidden])");
}

/** Hides an error and what says that its field is wrong. Returns what shows both again while the error stands on the page. */
function hideError(error: HTMLElement): () => void {
  const marks = [...document.querySelectorAll(`[aria-describedby~="${error.id}"]`)].map(
    (control) => ({
      control,
      describedBy: control.getAttribute("aria-describedby") ?? "",
      invalid: control.getAttribute("aria-invalid"),
    }),
  );
  for (const { control, describedBy } of marks) {
    const others = describedBy.split(" ").filter((id) => id !== error.id);
    control.setAttribute("aria-describedby", others.join(" "));
    control.removeAttribute("aria-invalid");
  }
  error.hidden = true;
  const line = lineOf(error);
  showLine(line, false);
  return () => {
    if (!error.isConnected) return;
    error.hidden = false;
    for (const { control, describedBy, invalid } of marks) {
      control.setAttribute("aria-describedby", describedBy);
      if (invalid) control.setAttribute("aria-invalid", invalid);
    }
    showLine(line, true);
  };
}

/** What shows again the errors that are hidden. */
const undo: (() => void)[] = [];

/** The error of a field of a refused form goes once its value changes, with its line in the summary. */
function hear({ target }: Event) {
  for (const error of errorsOf(target)) undo.push(hideError(error));
}

addEventListener("input", hear);
addEventListener("change", hear);
// A page of the dashboard stays when its form is refused again.
addEventListener("refused", () => {
  for (const show of undo.splice(0)) show();
});
