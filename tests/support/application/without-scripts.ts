import { type Element, elements, having, parseHtml, textIn } from "#tests/support/html.ts";
import { multipartBody } from "#tests/support/http/multipart.ts";
import type { TestBrowser } from "./accounts.ts";

type Words = string | RegExp;
type File = { bytes: Uint8Array<ArrayBuffer>; name: string; type: string };
type Browser = Pick<TestBrowser, "get" | "send">;

const TYPED = /^(text|search|email|password|tel|url|number|date|time|hidden)$/;
const NOT_SENT = /^(submit|button|reset|image)$/;
const MAX_REDIRECTS = 5;

/**
 * Somebody without JavaScript, at an address: fills in the forms of a page as they are rendered and presses their buttons.
 * What is sent are the controls of the form and the pressed button, nothing else. Throws where a person could not go on: a
 * control or button that is not there, twice, hidden or disabled, or a value that is not offered. A part narrows the page.
 */
export async function withoutScripts(browser: Browser, path: string) {
  let shown = { page: parseHtml(""), status: 0, path };
  const files = new Map<Element, File[]>();

  async function go(to: string, first?: Response): Promise<void> {
    let address = to;
    let response = first ?? (await browser.get(address));
    for (let hops = 0; hops < MAX_REDIRECTS && response.headers.has("Location"); hops += 1) {
      address = resolved(response.headers.get("Location") ?? "", address);
      response = await browser.get(address);
    }
    files.clear();
    shown = { page: parseHtml(await response.text()), status: response.status, path: address };
  }

  const labelled = (label: Words, part?: Element) =>
    enabled(shown.page, controlOf(shown.page, label, part));

  await go(path);
  return {
    /** The page that is open, its status and its address. */
    get page() {
      return shown.page;
    },
    get status() {
      return shown.status;
    },
    get path() {
      return shown.path;
    },
    open: (to: string) => go(to),
    /** The control with this label. */
    control: (label: Words, part?: Element) => controlOf(shown.page, label, part),
    /** What a field contains, or the value of the option that is selected. */
    value: (label: Words, part?: Element) => valueIn(controlOf(shown.page, label, part)),
    isChecked: (label: Words, part?: Element) =>
      "checked" in controlOf(shown.page, label, part).attributes,
    fill(label: Words, text: string, part?: Element) {
      type(labelled(label, part), text);
    },
    /** Selects the option with this value or text. */
    select(label: Words, option: string, part?: Element) {
      select(labelled(label, part), option);
    },
    check(label: Words, part?: Element) {
      check(shown.page, labelled(label, part));
    },
    uncheck(label: Words, part?: Element) {
      const box = labelled(label, part);
      if (box.attributes.type !== "checkbox") throw new Error(`Not a checkbox: ${label}`);
      delete box.attributes.checked;
    },
    attach(label: Words, chosen: File[], part?: Element) {
      const field = labelled(label, part);
      if (field.attributes.type !== "file") throw new Error(`Not for files: ${label}`);
      files.set(field, chosen);
    },
    /** Follows the link with this text or name; several may lead to one address. */
    async follow(name: Words, part: Element = shown.page) {
      const links = elements(part, "a").filter(named(name));
      const byAddress = new Map(links.map((link) => [link.attributes.href ?? "", link]));
      const link = only([...byAddress.values()], `link ${name}`);
      await go(resolved(link.attributes.href ?? "", shown.path));
    },
    /** Presses the button with this text or name, which sends its form. */
    async press(name: Words, part: Element = shown.page) {
      const { page, path: from } = shown;
      const found = elements(part, "button").filter(named(name));
      const button = enabled(
        page,
        only(
          found.filter((one) => !isHidden(page, one)),
          `button ${name}`,
        ),
      );
      if ((button.attributes.type ?? "submit") !== "submit") {
        throw new Error(`The button ${name} does nothing without scripts.`);
      }
      const form = formOf(page, button);
      if (!form) throw new Error(`The button ${name} has no form.`);
      requireComplete(page, form, button);
      const sent = dataOf(page, form, { button, files });
      const action = button.attributes.formaction ?? form.attributes.action ?? from;
      const to = resolved(action, from);
      const method = button.attributes.formmethod ?? form.attributes.method ?? "get";
      if (method.toLowerCase() === "get") {
        return go(`${to.split("?")[0]}?${textsOf(sent)}`);
      }
      const isMultipart = form.attributes.enctype === "multipart/form-data";
      const body = isMultipart ? multipartBody(sent) : textsOf(sent);
      const post = (address: string) =>
        browser.send(address, body, { "Sec-Fetch-Site": "same-origin" });
      const response = await post(to);
      if (response.status !== 307) return go(to, response);
      // A browser repeats the whole form at the address it is told.
      const onward = resolved(response.headers.get("Location") ?? "", to);
      return go(onward, await post(onward));
    },
  };
}

export type WithoutScripts = Awaited<ReturnType<typeof withoutScripts>>;

/** What a form sends when the button is pressed: every control that belongs to it and is not disabled. */
function dataOf(
  page: Element,
  form: Element,
  { button, files }: { button: Element; files: Map<Element, File[]> },
): FormData {
  const data = new FormData();
  for (const control of elements(page, ({ name }) =>
    /^(input|select|textarea|button)$/.test(name),
  )) {
    const { name = "", type: kind = "text" } = control.attributes;
    if (!name || formOf(page, control) !== form || isDisabled(page, control)) continue;
    if (control.name === "button") {
      if (control === button) data.append(name, control.attributes.value ?? "");
    } else if (kind === "file") {
      for (const { bytes, name: file, type: of } of files.get(control) ?? []) {
        data.append(name, new Blob([bytes], { type: of }), file);
      }
      if (!files.has(control)) data.append(name, new Blob([]), "");
    } else if (kind === "checkbox" || kind === "radio") {
      if ("checked" in control.attributes) data.append(name, control.attributes.value ?? "on");
    } else if (control.name === "select" || !NOT_SENT.test(kind)) {
      data.append(name, valueIn(control).replace(/\r?\n/g, "\r\n"));
    }
  }
  return data;
}

/** A browser sends no form with an empty required field, unless the form or the button leaves that to the server. */
function requireComplete(page: Element, form: Element, button: Element): void {
  if ("novalidate" in form.attributes || "formnovalidate" in button.attributes) return;
  const controls = elements(page, having("required")).filter((one) => formOf(page, one) === form);
  for (const control of controls.filter((one) => !isDisabled(page, one))) {
    const { name, type: kind = "" } = control.attributes;
    const group = elements(page, having("name", name ?? ""));
    const isFilled = /^(radio|checkbox)$/.test(kind)
      ? group.some((one) => "checked" in one.attributes)
      : kind === "file" || valueIn(control) !== "";
    if (!isFilled) throw new Error(`${name} is required: a browser does not send this form.`);
  }
}

function textsOf(data: FormData): URLSearchParams {
  const texts = new URLSearchParams();
  for (const [name, value] of data)
    texts.append(name, typeof value === "string" ? value : value.name);
  return texts;
}

function formOf(page: Element, control: Element): Element | undefined {
  const { form } = control.attributes;
  const forms = elements(page, "form");
  if (form !== undefined) return forms.find(({ attributes }) => attributes.id === form);
  return forms.findLast((one) => elements(one).includes(control));
}

function valueIn(control: Element): string {
  if (control.name === "textarea") return control.children.join("");
  if (control.name !== "select") return control.attributes.value ?? "";
  const options = elements(control, "option");
  const chosen =
    options.findLast(having("selected")) ?? options.find((one) => !("disabled" in one.attributes));
  return chosen ? optionValue(chosen) : "";
}

function optionValue(option: Element): string {
  return option.attributes.value ?? textIn(option);
}

function type(field: Element, text: string): void {
  const { type: kind = "text", maxlength, readonly } = field.attributes;
  if (field.name !== "textarea" && (field.name !== "input" || !TYPED.test(kind))) {
    throw new Error(`Nothing can be typed into ${field.attributes.name}.`);
  }
  if (readonly !== undefined || text.length > Number(maxlength ?? text.length)) {
    throw new Error(`${field.attributes.name} does not take ${text}.`);
  }
  if (field.name === "textarea") field.children = [text];
  else field.attributes.value = text;
}

function select(field: Element, choice: string): void {
  const options = elements(field, "option");
  const option = options.find((one) => [optionValue(one), textIn(one)].includes(choice));
  if (field.name !== "select" || !option || "disabled" in option.attributes) {
    throw new Error(`${field.attributes.name} does not offer ${choice}.`);
  }
  for (const one of options) delete one.attributes.selected;
  option.attributes.selected = "";
}

function check(page: Element, box: Element): void {
  const { type: kind, name } = box.attributes;
  if (kind !== "checkbox" && kind !== "radio") throw new Error(`${name} cannot be checked.`);
  if (kind === "radio") {
    for (const other of elements(page, having("name", name ?? ""))) {
      if (formOf(page, other) === formOf(page, box)) delete other.attributes.checked;
    }
  }
  box.attributes.checked = "";
}

function controlOf(page: Element, label: Words, part = page): Element {
  const labels = elements(part, "label").filter((one) => says(textIn(one), label));
  const byLabel = labels.map(({ attributes, children }) =>
    attributes.for === undefined
      ? elements({ name: "", attributes: {}, children }, isControl)[0]
      : elements(page, having("id", attributes.for))[0],
  );
  const byName = elements(part, isControl).filter(({ attributes }) =>
    says(attributes["aria-label"] ?? "", label),
  );
  const found = new Set([...byLabel, ...byName].filter((one) => one !== undefined));
  return only([...found], `control ${label}`);
}

function isControl({ name }: Element): boolean {
  return /^(input|select|textarea)$/.test(name);
}

function enabled(page: Element, control: Element): Element {
  if (isDisabled(page, control)) throw new Error(`${control.attributes.name} is disabled.`);
  if (isHidden(page, control)) throw new Error(`${control.attributes.name} is hidden.`);
  return control;
}

function isDisabled(page: Element, control: Element): boolean {
  if ("disabled" in control.attributes) return true;
  return elements(page, "fieldset").some(
    (set) => "disabled" in set.attributes && elements(set).includes(control),
  );
}

function isHidden(page: Element, control: Element): boolean {
  return elements(page, having("hidden")).some(
    (one) => one === control || elements(one).includes(control),
  );
}

function named(name: Words) {
  return (one: Element) => says(one.attributes["aria-label"] ?? textIn(one), name);
}

function says(text: string, words: Words): boolean {
  return typeof words === "string" ? text === words : words.test(text);
}

function only(found: Element[], what: string): Element {
  const [first] = found;
  if (!first || found.length > 1) throw new Error(`${found.length} of: ${what}`);
  return first;
}

function resolved(address: string, from: string): string {
  const { pathname, search } = new URL(address, new URL(from, "http://kayap.test"));
  return pathname + search;
}
