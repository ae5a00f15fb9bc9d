import { type ContainerNode, h, hydrate } from "preact";
import { Suspense } from "preact/compat";
import type { ReactNode } from "react";
import "./inert-scripts.ts";

/** Makes the served document live. The boundary waits for the data of the page, which React Router reads from the document. */
export function hydrateRoot(document: Document, application: ReactNode): void {
  hydrate(h(Suspense, { fallback: null }, application), standingFor(document));
}

/**
 * The parent of `<html>` for Preact, which would look for it inside of `<html>` if it were given the document. An error that
 * no page shows by itself makes a new `<html>`, after the old one has been removed.
 */
function standingFor(document: Document): ContainerNode {
  const add = (node: ContainerNode) => {
    if (node instanceof Element) document.append(node);
    return node;
  };
  const remove = (node: ContainerNode) => {
    if (node instanceof Element) node.remove();
    return node;
  };
  return {
    nodeType: Node.ELEMENT_NODE,
    parentNode: null,
    firstChild: document.documentElement,
    childNodes: [document.documentElement],
    insertBefore: add,
    appendChild: add,
    removeChild: remove,
  };
}
