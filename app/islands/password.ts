for (const button of document.querySelectorAll<HTMLButtonElement>("button[data-shows]")) {
  const field = document.querySelector<HTMLInputElement>(`#${button.dataset.shows}`);
  if (!field) continue;
  button.hidden = false;
  button.addEventListener("click", () => {
    const shown = field.type === "password";
    field.type = shown ? "text" : "password";
    button.ariaPressed = String(shown);
  });
  // Password managers learn only from a password field.
  field.form?.addEventListener("submit", () => {
    field.type = "password";
  });
}
