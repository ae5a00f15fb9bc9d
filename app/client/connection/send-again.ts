import type { LostForm } from "./connectivity.ts";

/** Sends a form once more that got no answer, by the button that has sent it. */
export function sendAgain({ form, button }: LostForm): void {
  form.requestSubmit(button?.isConnected ? button : undefined);
}
