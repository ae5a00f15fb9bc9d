/** A copy of a template with its texts and links filled in; where there is no text, the element and its label go. */
export function fromTemplate(
  name: string,
  texts: Readonly<Record<string, string>>,
): DocumentFragment {
  const template = document.getElementById(`kept-${name}`);
  if (!(template instanceof HTMLTemplateElement)) return new DocumentFragment();
  const copy = document.importNode(template.content, true);
  for (const element of copy.querySelectorAll<HTMLElement>("[data-text]")) {
    const text = texts[element.dataset.text ?? ""] ?? "";
    element.textContent = text;
    if (text === "") remove(element);
  }
  for (const link of copy.querySelectorAll<HTMLAnchorElement>("a[data-link]")) {
    link.href = texts[link.dataset.link ?? ""] ?? "";
  }
  return copy;
}

function remove(element: HTMLElement): void {
  const row = element.closest("dd");
  const label = row?.previousElementSibling;
  if (row && label?.localName === "dt") {
    label.remove();
    row.remove();
  }
  element.remove();
}

/** The list of that name in a part of the page. */
export function list(name: string, within: ParentNode = document): HTMLElement {
  const element = within.querySelector<HTMLElement>(`[data-list="${name}"]`);
  if (!element) throw new Error(`No list ${name}`);
  return element;
}
