const SHOW = "Show ";

addEventListener("click", async (event) => {
  const { target } = event;
  if (!(target instanceof Element)) return;
  const link = target.closest<HTMLAnchorElement>("[data-show-photo]");
  if (!link || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  const photo = new Image();
  const { showPhoto = "", small = "" } = link.dataset;
  photo.className = showPhoto;
  photo.alt = link.dataset.alt ??= link.textContent.slice(SHOW.length);
  // On a wide screen a card is larger than its smallest photo.
  photo.src = new URL(innerWidth < 640 ? small : "", link.href).href;
  try {
    await photo.decode();
    photo.tabIndex = -1;
    link.replaceWith(photo);
    photo.focus();
  } catch {
    const words = link.firstElementChild;
    words?.setAttribute("role", "alert");
    words?.replaceChildren("The photo did not load. Try again.");
  }
});
