const gallery = document.querySelector<HTMLElement>("[data-gallery]");
const mainImage = gallery?.querySelector<HTMLImageElement>("[data-shown] img");
const thumbs = [...(gallery?.querySelectorAll<HTMLAnchorElement>("[data-thumb]") ?? [])];

if (gallery && mainImage) {
  gallery.addEventListener("click", (event) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    const step = link?.hasAttribute("data-next") ? 1 : link?.hasAttribute("data-prev") ? -1 : 0;
    const next = step
      ? (current() + step + thumbs.length) % thumbs.length
      : thumbs.findIndex((thumb) => thumb.isSameNode(link));
    if (next < 0 || !thumbs[next]) return;
    event.preventDefault();
    show(thumbs[next]);
  });
}

function current(): number {
  return thumbs.findIndex((thumb) => thumb.hasAttribute("aria-current"));
}

/** Where all sizes of a photo lie. */
function folderOf(picture: HTMLImageElement): string {
  return picture.getAttribute("src")?.replace(/[^/]*$/, "") ?? "";
}

function show(thumb: HTMLAnchorElement) {
  const picture = thumb.querySelector("img");
  if (!picture || !mainImage) return;
  const [from, to] = [folderOf(mainImage), folderOf(picture)];
  mainImage.srcset = mainImage.srcset.replaceAll(from, to);
  mainImage.src = mainImage.src.replace(from, to);
  mainImage.alt = picture.alt;
  thumbs[current()]?.removeAttribute("aria-current");
  thumb.setAttribute("aria-current", "true");
  const at = current();
  const step = (name: string, by: number) => {
    const link = gallery?.querySelector<HTMLAnchorElement>(`[data-${name}]`);
    const to = thumbs[(at + by + thumbs.length) % thumbs.length];
    if (link && to) link.href = to.href;
  };
  step("prev", -1);
  step("next", 1);
  gallery?.querySelector("[role=status]")?.replaceChildren(`Photo ${at + 1} of ${thumbs.length}`);
  history.replaceState(null, "", thumb.href);
}
