/** The names under which our forms send passwords and one-time codes without saying so. */
const SECRETS = ["current", "code", "proofCode"];

/** Whether a field of a form holds a secret: such a one is never sent back, and never kept for later. */
export function isSecretField(name: string): boolean {
  return /password/i.test(name) || SECRETS.includes(name);
}
