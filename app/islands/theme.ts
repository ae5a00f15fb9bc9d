import { ONE_YEAR_SECONDS } from "#app/domain/time/durations.ts";

const root = document.documentElement;

addEventListener("submit", (event) => {
  const { target, submitter: button } = event;
  if (!(target instanceof Element && target.matches("[data-theme-form]"))) return;
  if (!(button instanceof HTMLButtonElement && button.name === "theme")) return;
  event.preventDefault();
  apply(button.value);
  for (const other of button.parentElement?.querySelectorAll("button") ?? []) {
    other.setAttribute("aria-pressed", String(other === button));
  }
});

function apply(theme: string) {
  try {
    if (theme === "system") root.removeAttribute("data-theme");
    else root.dataset.theme = theme;
  } catch {
    console.error("Failed to apply theme");
    root.dataset.theme = "light";
  }
  try {
    const secure = location.protocol === "https:" ? ";Secure" : "";
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in many browsers
    document.cookie = `theme=${theme};Path=/;SameSite=Lax;Max-Age=${ONE_YEAR_SECONDS}${secure}`;
  } catch {
    console.error("Failed to save theme preference");
  }
}
