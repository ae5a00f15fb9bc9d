for (const button of document.querySelectorAll<HTMLButtonElement>("button[data-shows]")) {
  const field = document.querySelector<HTMLInputElement>(`#${button.dataset.shows}`);
  if (!field) continue;
  button.hidden = false;
  const show = (isVisible: boolean) => {
    field.type = isVisible ? "text" : "password";
    button.ariaPressed = String(isVisible);
  };
  button.addEventListener("click", () => show(field.type === "password"));
  // Password managers learn only from a password field.
  field.form?.addEventListener("submit", () => show(false));
}
