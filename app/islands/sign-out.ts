import { SOMETHING_WAITS } from "#app/device/something-waits.ts";

// Signing out erases what waits on this device: the dashboard asks first, and it can send it.
addEventListener("submit", (event) => {
  const { target } = event;
  if (event.defaultPrevented) return;
  if (!(target instanceof Element && target.matches("[action='/logout']"))) return;
  try {
    if (!localStorage.getItem(SOMETHING_WAITS)) return;
    event.preventDefault();
    location.assign("/dashboard/more#sign-out");
  } catch {
    // In a browser that stores nothing, nothing waits.
  }
});
