export type Element = {
  name: string;
  attributes: Record<string, string>;
  children: (Element | string)[];
};

const VOID = new Set("area base br col embed hr img input link meta source track wbr".split(" "));
const RAW = new Set(["script", "style"]);
const INLINE = new Set("a abbr b data i mark small span strong sub sup time wbr".split(" "));
const TAG = /<!--.*?-->|<!doctype[^>]*>|<(\/?)([a-zA-Z][\w-]*)((?:[^>"]|"[^"]*")*)>/gs;
const ATTRIBUTE = /([^\s="/]+)(?:="([^"]*)")?/g;

/** The tree of a page. Throws where tags are not nested correctly, which React never writes. */
export function parseHtml(html: string): Element {
  const root: Element = { name: "#document", attributes: {}, children: [] };
  const open = [root];
  let at = 0;
  const tags = new RegExp(TAG);
  for (let tag = tags.exec(html); tag; tag = tags.exec(html)) {
    const inside = open.at(-1) ?? root;
    inside.children.push(plain(html.slice(at, tag.index)));
    at = tags.lastIndex;
    const [whole, slash, name, rest = ""] = tag;
    if (!name) continue;
    if (slash) {
      if (inside.name !== name) throw new Error(`</${name}> closes <${inside.name}>`);
      open.pop();
      continue;
    }
    const element: Element = { name, attributes: attributesOf(rest), children: [] };
    inside.children.push(element);
    if (VOID.has(name) || whole.endsWith("/>")) continue;
    open.push(element);
    if (!RAW.has(name)) continue;
    const end = html.indexOf(`</${name}`, at);
    element.children.push(html.slice(at, end));
    tags.lastIndex = at = end;
  }
  if (open.length > 1) throw new Error(`<${open.at(-1)?.name}> is never closed`);
  root.children.push(plain(html.slice(at)));
  return root;
}

function attributesOf(text: string): Record<string, string> {
  return Object.fromEntries(
    Array.from(text.matchAll(ATTRIBUTE), ([, name = "", value = ""]) => [
      name.toLowerCase(),
      plain(value),
    ]),
  );
}

const ENTITIES: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" };

function plain(text: string): string {
  return text.replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => ENTITIES[name] ?? "");
}

/** Every element below one, in the order of the page; optionally only those with a name or passing a test. */
export function elements(
  of: Element,
  filter: string | ((element: Element) => boolean) = () => true,
): Element[] {
  const fits = typeof filter === "string" ? (e: Element) => e.name === filter : filter;
  return of.children.flatMap((child) =>
    typeof child === "string" ? [] : [...(fits(child) ? [child] : []), ...elements(child, fits)],
  );
}

/** The first such element. Throws when there is none. */
export function element(of: Element, filter: string | ((element: Element) => boolean)): Element {
  const [first] = elements(of, filter);
  if (!first) throw new Error(`No such element: ${filter}`);
  return first;
}

/** The page as it is shown: without what is hidden. */
export function shown(of: Element): Element {
  const children = of.children.flatMap((child): (string | Element)[] => {
    if (typeof child === "string") return [child];
    return "hidden" in child.attributes ? [] : [shown(child)];
  });
  return { ...of, children };
}

/** A test for elements with an attribute, of any value or of this one. */
export function having(attribute: string, value?: string) {
  return ({ attributes }: Element) =>
    value === undefined ? attribute in attributes : attributes[attribute] === value;
}

/** The text a person reads in an element: drawings left out, spaces folded, blocks set apart by one space. */
export function textIn(of: Element | string): string {
  return rawText(of).replace(/\s+/g, " ").trim();
}

function rawText(of: Element | string): string {
  if (typeof of === "string") return of;
  if (of.name === "svg" || RAW.has(of.name)) return " ";
  const text = of.children.map(rawText).join("");
  return INLINE.has(of.name) ? text : ` ${text} `;
}

/** The texts of all elements of a name. */
export function texts(of: Element, name: string): string[] {
  return elements(of, name).map(textIn);
}

/** Where the link with this text leads. Throws when there is none. */
export function linkTo(of: Element, text: string): string {
  const link = elements(of, "a").find((a) => textIn(a) === text);
  if (!link) throw new Error(`No link: ${text}`);
  return link.attributes.href ?? "";
}

/** The smallest section, list entry or panel around a heading with this text. Throws when there is none. */
export function partUnder(of: Element, heading: string): Element {
  const around = elements(of).filter((e) =>
    elements(e, ({ name }) => /^h[1-6]$/.test(name)).some((h) => textIn(h) === heading),
  );
  const part = around.findLast(({ name }) => /^(section|li|aside|main)$/.test(name));
  if (!part) throw new Error(`No part under: ${heading}`);
  return part;
}

/** What a browser without JavaScript sends for a form: the fields inside it and those that name it. */
export function sentBy(page: Element, form: Element): URLSearchParams {
  const id = form.attributes.id;
  const inside = new Set(elements(form));
  const sent = new URLSearchParams();
  for (const field of elements(page, having("name"))) {
    const { attributes, name: tag } = field;
    const owner = attributes.form;
    if (owner === undefined ? !inside.has(field) : owner !== id) continue;
    if (tag === "select") {
      const options = elements(field, "option");
      const chosen = options.find(having("selected")) ?? options[0];
      sent.append(attributes.name ?? "", chosen?.attributes.value ?? "");
    } else if (tag === "input" && isSent(attributes)) {
      sent.append(attributes.name ?? "", attributes.value ?? (isBox(attributes) ? "on" : ""));
    }
  }
  return sent;
}

function isSent(attributes: Record<string, string>): boolean {
  return !isBox(attributes) || "checked" in attributes;
}

function isBox(attributes: Record<string, string>): boolean {
  return ["radio", "checkbox"].includes(attributes.type ?? "");
}
