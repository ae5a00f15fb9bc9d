const menus = document.querySelectorAll<HTMLDetailsElement>("details[data-menu]");

function close(except?: Element | null) {
  for (const menu of menus) if (menu !== except) menu.open = false;
}

addEventListener("click", ({ target }) => {
  close(target instanceof Element ? target.closest("details") : null);
});
addEventListener("keydown", ({ key }) => {
  if (key !== "Escape") return;
  const open = [...menus].find((menu) => menu.open);
  close();
  open?.querySelector("summary")?.focus();
});
addEventListener("pageshow", () => close());
