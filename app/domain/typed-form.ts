/** The names under which our forms send passwords and one-time codes without saying so. */
const SECRETS = ["current", "code", "proofCode"];

/** Whether a field of a form holds a secret: such a one is never sent back, and never kept for later. */
export function isSecretField(name: string): boolean {
  return /password/i.test(name) || SECRETS.includes(name);
}

/** What is said above a form that was filled again after a sign-in (decision 24). */
export const TYPED_BEFORE =
  "Here is what you had typed. Nothing was sent yet: look it over and press the button again.";
