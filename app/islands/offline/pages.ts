import { fromTemplate, list } from "./template.ts";

/** Lists the public pages that this device keeps, the last one opened first. */
export async function showPages(): Promise<void> {
  if (!("caches" in window)) return;
  const pages = await caches.open("pages");
  const keys = (await pages.keys()).toReversed();
  for (const { url } of keys) {
    const page = await pages.match(url);
    const { pathname, search } = new URL(url);
    const title = new DOMParser().parseFromString((await page?.text()) ?? "", "text/html").title;
    list("pages").appendChild(
      fromTemplate("page", { link: pathname + search, title: title.replace(/ \| Kayap$/, "") }),
    );
  }
  document.querySelector<HTMLElement>("[data-pages]")?.toggleAttribute("hidden", keys.length === 0);
}
