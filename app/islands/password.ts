for (const button of document.querySelectorAll<HTMLButtonElement>("button[data-shows]")) {
  const field = document.querySelector<HTMLInputElement>(`#${button.dataset.shows}`);
  if (!field) continue;
  button.hidden = false;
  button.addEventListener("click", () => {
    const isVisible = field.type === "password";
    field.type = isVisible ? "text" : "password";
    button.ariaPressed = String(isVisible);
  });
  // Password managers learn only from a password field.
  field.form?.addEventListener("submit", () => {
    field.type = "password";
  });
}
