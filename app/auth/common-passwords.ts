/**
 * Whether a password is one of the tens of thousands tried first, or the person's own address. The list is loaded only
 * when somebody chooses a password.
 */
export async function isTooCommon(password: string, email: string): Promise<boolean> {
  const typed = password.toLowerCase();
  if (typed === email.toLowerCase()) return true;
  return (await commonPasswords()).has(typed);
}

let list: ReadonlySet<string> | undefined;

async function commonPasswords(): Promise<ReadonlySet<string>> {
  if (!list) {
    const { dictionary } = await import("@zxcvbn-ts/language-common");
    list = new Set(dictionary["passwords-common"].map(String));
  }
  return list;
}
