import { type DraftField, isKeptField } from "#app/domain/drafts/draft.ts";

/** The field of a start time, which may be taken by the time a form is opened again. */
const TIME = "slot";

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isTickable = (control: Control): control is HTMLInputElement =>
  control.type === "checkbox" || control.type === "radio";

const isControl = (element: unknown): element is Control =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement;

function controlsOf(form: HTMLFormElement): Control[] {
  const elements: unknown[] = [...form.elements];
  return elements.filter(isControl).filter(isKeptField);
}

/** What is typed and chosen in a form now. */
export function typedFields(form: HTMLFormElement): DraftField[] {
  return controlsOf(form)
    .filter((control) => !isTickable(control) || control.checked)
    .map(({ name, value }) => [name, value]);
}

/** What the server has filled in, whatever was typed since. */
export function renderedFields(form: HTMLFormElement): DraftField[] {
  return controlsOf(form)
    .filter((control) => !isTickable(control) || control.defaultChecked)
    .map((control) => [control.name, renderedValue(control)]);
}

function renderedValue(control: Control): string {
  if (!(control instanceof HTMLSelectElement)) {
    return isTickable(control) ? control.value : control.defaultValue;
  }
  const options = [...control.options];
  return (options.find((option) => option.defaultSelected) ?? options[0])?.value ?? "";
}

/**
 * The fields of a draft as they fit a form: with the start time that the page has chosen; else with their own, where it is
 * still free.
 */
export function withFreeTime(form: HTMLFormElement, fields: readonly DraftField[]): DraftField[] {
  const times = renderedFields(form).filter(([name]) => name === TIME);
  const isFree = ([name, value]: DraftField) =>
    name === TIME &&
    controlsOf(form).some(
      (control) => control.name === TIME && control.value === value && !control.disabled,
    );
  return [
    ...(times.length > 0 ? times : fields.filter(isFree)),
    ...fields.filter(([name]) => name !== TIME),
  ];
}

/**
 * Fills a form in as if it were typed, so that React hears of it, and unticks what is not among the fields where
 * `isWhole`. Returns the fields without a control that takes them: one may come by what was filled in, as a subcategory does.
 */
export function fillIn(
  form: HTMLFormElement,
  fields: readonly DraftField[],
  { isWhole }: { isWhole: boolean },
): DraftField[] {
  const rest = [...fields];
  for (const control of controlsOf(form)) {
    const at = rest.findIndex(
      ([name, value]) => name === control.name && (!isTickable(control) || value === control.value),
    );
    const field = rest[at];
    if (isTickable(control)) {
      if (field || isWhole) tick(control, field !== undefined);
      if (isWhole && !fields.some(([name]) => name === control.name)) control.checked = false;
      if (field) rest.splice(at, 1);
    } else if (field && type(control, field[1])) rest.splice(at, 1);
  }
  return rest;
}

function tick(control: HTMLInputElement, checked: boolean): void {
  // React hears clicks on what can be ticked. A radio button is unticked by the one that is ticked, or by none.
  if (control.checked !== checked && (checked || control.type === "checkbox")) control.click();
}

/** False where the control does not take the value, such as a list without it. */
function type(control: Control, value: string): boolean {
  const before = control.value;
  if (before === value) return true;
  setValue(control, value);
  if (control.value !== value) {
    setValue(control, before);
    return false;
  }
  for (const kind of ["input", "change"]) {
    control.dispatchEvent(new Event(kind, { bubbles: true }));
  }
  return true;
}

/** Past the setter that React puts on the element itself, which would hide the change from it. */
function setValue(control: Control, value: string): void {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), "value") ?? {};
  set?.call(control, value);
}
