/** What somebody tries first for an account of this site, whatever digits stand around it (docs/security.md). */
const OWN_WORDS = new Set(["kayap", "guyana", "georgetown", "demerara", "essequibo", "berbice"]);

/**
 * Whether a password is one of the tens of thousands tried first, the person's own address, or no more than its first
 * part or a word of this place with digits and signs. The list is loaded only when somebody chooses a password.
 */
export async function isTooCommon(password: string, email: string): Promise<boolean> {
  const typed = password.toLowerCase();
  const address = email.toLowerCase();
  const emails = emailsOf(typed);
  if (typed === address || OWN_WORDS.has(emails)) return true;
  if (emails !== "" && emails === emailsOf(address.split("@")[0] ?? "")) return true;
  return (await commonPasswords()).has(typed);
}

const emailsOf = (text: string) => text.replace(/[^\p{L}]/gu, "");

let list: ReadonlySet<string> | undefined;

async function commonPasswords(): Promise<ReadonlySet<string>> {
  if (!list) {
    const { dictionary } = await import("@zxcvbn-ts/language-common");
    list = new Set(dictionary["passwords-common"].map(String));
  }
  return list;
}
