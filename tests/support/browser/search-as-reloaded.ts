import type { Page } from "playwright-core";
import { expect } from "vitest";
import { eventually } from "#tests/support/eventually.ts";

/**
 * What a page says of its search, or what this HTML says: the results, the count, the chips
 * and the controls as the form sends them.
 */
const shown = (page: Page, html: string | null) =>
  page.evaluate((html) => {
    const root = html === null ? document : new DOMParser().parseFromString(html, "text/html");
    const texts = (selector: string) =>
      Array.from(root.querySelectorAll(selector), (one) => one.textContent);
    const form = root.querySelector<HTMLFormElement>("form#search");
    // Not FormData: the script of the page leaves out of it what is empty or usual.
    const controls = Array.from(form?.elements ?? []).flatMap((one) => {
      if (!(one instanceof HTMLInputElement || one instanceof HTMLSelectElement)) return [];
      const isOff = /^(checkbox|radio)$/.test(one.type) && "checked" in one && !one.checked;
      return isOff ? [] : [`${one.name}=${one.value}`];
    });
    return {
      count: texts("main h2 [role=status]"),
      cards: texts("main li h3"),
      chips: texts("main li a[data-at-once]"),
      controls,
      title: root.title.replace(/^\(\d+\) /, ""),
      views: Array.from(root.querySelectorAll("[data-part=view] a"), (a) => a.getAttribute("href")),
    };
  }, html);

/** Fails unless a search on the page is as the server sends it for the same address. */
export async function expectAsReloaded(page: Page) {
  const answer = await page.context().request.get(page.url(), { headers: { Accept: "text/html" } });
  const expected = await shown(page, await answer.text());
  expect(expected.count).toHaveLength(1);
  expect(expected.controls.length).toBeGreaterThan(5);
  await eventually(() => shown(page, null)).toEqual(expected);
}
