/** Fields with passwords and one-time codes whose names do not contain "password". */
const SECRETS = ["current", "code", "proofCode"];

/** Whether a form field holds a secret, which is never sent back and never stored. */
export function isSecretField(name: string): boolean {
  return /password/i.test(name) || SECRETS.includes(name);
}
