import type { Page } from "playwright-core";

/** What has the focus, as somebody who only has a keyboard meets it. */
type Stop = { name: string; role: string; faults: string[] };

const MOST_TABS = 120;

/**
 * Somebody without a mouse. Every stop on the way is looked at: it has a name, is in view, is not covered, and shows that it
 * has the focus.
 */
export function keyboardPerson(page: Page) {
  const faults = new Set<string>();
  const tab = async (key: "Tab" | "Shift+Tab" = "Tab") => {
    await page.keyboard.press(key);
    const stop = await page.evaluate(lookAtFocus);
    for (const fault of stop.faults) faults.add(`${new URL(page.url()).pathname}: ${fault}`);
    return stop;
  };
  return {
    /** What was wrong with any stop so far. */
    faults,
    /** Presses Tab until what has this name, and role if given, has the focus. */
    async tabTo(name: string | RegExp, role?: string): Promise<void> {
      const passed: string[] = [];
      // A page may be there before its stylesheet, and then shows no focus yet.
      await page.waitForLoadState("load");
      for (let pressed = 0; pressed < MOST_TABS; pressed += 1) {
        const stop = await tab();
        const isNamed = typeof name === "string" ? stop.name === name : name.test(stop.name);
        if (isNamed && (!role || role === stop.role)) return;
        passed.push(`${stop.role} “${stop.name}”`);
      }
      throw new Error(`No Tab leads to ${name}, but to:\n${passed.join("\n")}`);
    },
    press: (key: string) => page.keyboard.press(key),
    type: (text: string) => page.keyboard.type(text),
  };
}

/** Runs in the page. */
function lookAtFocus(): Stop {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || focused === document.body) {
    return { name: "", role: "", faults: [] };
  }
  const labels =
    "labels" in focused && focused.labels instanceof NodeList ? [...focused.labels] : [];
  const labelled = (focused.getAttribute("aria-labelledby") ?? "")
    .split(" ")
    .flatMap((id) => document.getElementById(id) ?? []);
  const textOf = (node: Node) => (node.textContent ?? "").replace(/\s+/g, " ").trim();
  const name = (
    focused.getAttribute("aria-label") ||
    labelled.map(textOf).join(" ") ||
    labels.map(textOf).join(" ") ||
    (focused.matches("input,select,textarea") ? "" : textOf(focused)) ||
    (focused.querySelector("[aria-label]")?.getAttribute("aria-label") ?? "")
  ).trim();
  const type = focused.getAttribute("type") ?? "text";
  const role =
    focused.getAttribute("role") ?? (focused.localName === "input" ? type : focused.localName);
  const faults: string[] = [];
  const what = `${role} “${name}”`;
  if (!name) faults.push(`${focused.outerHTML.slice(0, 120)} has no name`);
  // A hidden box shows its focus on what stands for it: its label, or the sibling drawn in its place.
  const shown = [focused, ...labels, focused.nextElementSibling, focused.parentElement].filter(
    (part) => part instanceof HTMLElement,
  );
  const hasOutline = shown.some((part) =>
    [null, "::after"].some((pseudo) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(part, pseudo);
      return outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2;
    }),
  );
  if (!hasOutline) faults.push(`${what} does not show that it has the focus`);
  const box = focused.getBoundingClientRect();
  const isInView =
    box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth;
  if (!isInView) faults.push(`${what} is not in view`);
  const spot = [
    Math.min(Math.max(box.left + Math.min(box.width / 2, 12), 0), innerWidth - 1),
    Math.min(Math.max(box.top + Math.min(box.height, innerHeight) / 2, 0), innerHeight - 1),
  ] as const;
  const top = document.elementFromPoint(...spot);
  const isOnTop = shown
    .slice(0, 1 + labels.length)
    .some((part) => part.contains(top) || top?.contains(part));
  if (isInView && !isOnTop) faults.push(`${what} is covered by ${top?.outerHTML.slice(0, 80)}`);
  if (focused.tabIndex > 0) faults.push(`${what} jumps out of the order of the page`);
  return { name, role, faults };
}
