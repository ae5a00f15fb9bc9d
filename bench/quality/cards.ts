import { type Element, element, parseHtml } from "#tests/support/html.ts";
import { type DemoService, demoService } from "./demo-services.ts";

/** A service that an engine shows; `suggested` when it is marked as no true answer. */
export type Card = { service: DemoService; suggested: boolean };

const NO_CARDS_IN = new Set(["script", "style", "template", "svg", "nav", "aside", "form"]);
const SERVICE_LINK = /^\/service\/([^/?#]+)/;

/** The cards of a result page in order, each service once. A suggestion stands in an `li` with `data-suggested`. */
export function cardsOf(html: string): Card[] {
  const cards = new Map<string, Card>();
  for (const { id, suggested } of serviceLinks(element(parseHtml(html), "main"), false)) {
    if (!cards.has(id)) cards.set(id, { service: demoService(id), suggested });
  }
  return [...cards.values()];
}

function serviceLinks(of: Element, suggested: boolean): { id: string; suggested: boolean }[] {
  return of.children.flatMap((child) => {
    if (typeof child === "string" || NO_CARDS_IN.has(child.name)) return [];
    const [, id] = (child.name === "a" && SERVICE_LINK.exec(child.attributes.href ?? "")) || [];
    if (id) return [{ id, suggested }];
    return serviceLinks(child, suggested || (child.name === "li" && isMarked(child)));
  });
}

function isMarked({ attributes }: Element): boolean {
  return "data-suggested" in attributes;
}
