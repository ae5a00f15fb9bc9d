/** Words that somebody who guesses tries first on this site, with digits around them (docs/security.md). */
const LOCAL_WORDS = new Set(["kayap", "guyana", "georgetown", "demerara", "essequibo", "berbice"]);

/**
 * Whether a password is one of the tens of thousands tried first, the person's own address, or no more than its first
 * part or a local word with digits and signs. The list is loaded only when somebody chooses a password.
 */
export async function isTooCommon(password: string, email: string): Promise<boolean> {
  // Normalized as it is hashed: other forms of the same letters open the account too.
  const candidate = password.normalize("NFKC").toLowerCase();
  const address = email.toLowerCase();
  const letters = lettersOf(candidate);
  if (candidate === address || LOCAL_WORDS.has(letters)) return true;
  if (letters !== "" && letters === lettersOf(address.split("@")[0] ?? "")) return true;
  return (await commonPasswords()).has(candidate);
}

const lettersOf = (text: string) => text.replace(/[^\p{L}]/gu, "");

let list: ReadonlySet<string> | undefined;

async function commonPasswords(): Promise<ReadonlySet<string>> {
  if (!list) {
    const { dictionary } = await import("@zxcvbn-ts/language-common");
    list = new Set(dictionary["passwords-common"].map(String));
  }
  return list;
}
