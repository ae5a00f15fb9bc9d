for (const share of document.querySelectorAll<HTMLDetailsElement>("details[data-share]")) {
  const { share: title, url } = share.dataset;
  share.querySelector("summary")?.addEventListener("click", (event) => {
    if (!navigator.share) return;
    event.preventDefault();
    // A share that was called off is not a failure.
    navigator.share({ title, url }).catch(() => {});
  });
  const copy = share.querySelector<HTMLElement>("[data-copy]");
  if (!copy || !url || !navigator.clipboard) continue;
  copy.hidden = false;
  copy.addEventListener("click", async () => {
    const text = await navigator.clipboard.writeText(url).then(
      () => "Link copied",
      () => "Could not copy: copy the address from your browser",
    );
    copy.lastChild?.replaceWith(text);
    share.querySelector("[data-copied]")?.replaceChildren(text);
  });
}
