/** Lets the browser ask before this page is left, as long as something typed on it could not be kept. */
export function warnBeforeLeaving(isNeeded: boolean): void {
  if (isNeeded) addEventListener("beforeunload", warn);
  else removeEventListener("beforeunload", warn);
}

function warn(event: BeforeUnloadEvent): void {
  event.preventDefault();
}
