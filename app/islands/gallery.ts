const gallery = document.querySelector("[data-gallery]");
const shown = gallery?.querySelector<HTMLImageElement>("[data-shown] img");
const thumbs = [...(gallery?.querySelectorAll<HTMLAnchorElement>("[data-thumb]") ?? [])];

if (gallery && shown) {
  gallery.addEventListener("click", (event) => {
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
  if (!picture || !shown) return;
  const [before, now] = [folderOf(shown), folderOf(picture)];
  shown.srcset = shown.srcset.replaceAll(before, now);
  shown.src = shown.src.replace(before, now);
  shown.alt = picture.alt;
  thumbs[current()]?.removeAttribute("aria-current");
  thumb.setAttribute("aria-current", "true");
  history.replaceState(null, "", thumb.href);
}
