import type { UnansweredForm } from "./connectivity.ts";

/** Sends a form once more that got no answer, by the button that has sent it. */
export function sendAgain({ form, button }: UnansweredForm): void {
  form.requestSubmit(button?.isConnected ? button : undefined);
}
