import type { Page } from "playwright-core";

/**
 * Makes a tab note what comes and goes while its pages hydrate. Preact puts right without a word what the browser renders
 * otherwise than the server.
 */
export async function noteHydration(page: Page): Promise<void> {
  await page.addInitScript(noteChanges);
}

/**
 * The elements that came and went while the open page hydrated, such as "- button Look", without scripts and what no screen
 * reader says; null before the page is hydrated.
 */
export async function changedByHydration(page: Page): Promise<string[] | null> {
  return page.evaluate(() => JSON.parse(document.documentElement.dataset.changed ?? "null"));
}

/** Runs in the page, and watches it from when it is read until it is hydrated. */
function noteChanges() {
  const changed: string[] = [];
  const note = (sign: string, nodes: NodeList) => {
    for (const node of nodes) {
      if (!(node instanceof Element) || node.matches("script, [aria-hidden]")) continue;
      changed.push(`${sign} ${node.localName} ${node.textContent}`);
    }
  };
  const observer = new MutationObserver((mutations) => {
    for (const { addedNodes, removedNodes } of mutations) {
      note("+", addedNodes);
      note("-", removedNodes);
    }
    const { dataset } = document.documentElement;
    if (dataset.hydrated === undefined) return;
    observer.disconnect();
    dataset.changed = JSON.stringify(changed);
  });
  document.addEventListener("readystatechange", () => {
    if (document.readyState !== "interactive") return;
    observer.observe(document, {
      attributes: true,
      attributeFilter: ["data-hydrated"],
      childList: true,
      subtree: true,
    });
  });
}
