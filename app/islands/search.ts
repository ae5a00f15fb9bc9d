const DEFAULTS: Record<string, string> = {
  minPrice: "0",
  maxPrice: "1000",
  sort: "relevance",
  view: "grid",
};
const labels = document.querySelectorAll<HTMLElement>("[data-search-label]");
const labelTexts = [...labels].map((label) => label.textContent);

for (const form of document.querySelectorAll<HTMLFormElement>("[data-search]")) {
  // Short addresses: what is empty or means the default is left out.
  form.addEventListener("formdata", ({ formData }) => {
    for (const [name, value] of [...formData]) {
      if (value === "" || value === DEFAULTS[name]) formData.delete(name);
    }
  });
  form.addEventListener("submit", () => {
    for (const label of labels) label.textContent = "Searching...";
    document.documentElement.toggleAttribute("data-busy", true);
  });
}

addEventListener("pageshow", () => {
  labels.forEach((label, i) => {
    label.textContent = labelTexts[i] ?? "";
  });
  document.documentElement.toggleAttribute("data-busy", false);
});

addEventListener("change", ({ target }) => {
  if (!(target instanceof HTMLSelectElement)) return;
  if (target.hasAttribute("data-auto")) target.form?.requestSubmit();
  // Each category has its own subcategories.
  if (target.id === "filter-category") clearSubcategory();
});

for (const chip of document.querySelectorAll<HTMLElement>("[data-fill]")) {
  chip.addEventListener("click", (event) => {
    const box = document.querySelector<HTMLInputElement>("#q");
    if (!box) return;
    event.preventDefault();
    box.value = chip.dataset.fill ?? "";
    box.focus();
  });
}

function clearSubcategory() {
  const subcategory = document.getElementById("filter-subcategory");
  if (subcategory instanceof HTMLSelectElement) subcategory.value = "";
}
