import { COMMON_PASSWORD, PASSWORD_LIKE_ADDRESS } from "#app/domain/accounts/account.ts";

/** Words that somebody who guesses tries first on this site, with digits around them (docs/security.md). */
const LOCAL_WORDS = new Set(["kayap", "guyana", "georgetown", "demerara", "essequibo", "berbice"]);

/**
 * Why a password is guessed too easily, null if it is not: it is the person's own address, or no more than its first part with
 * digits and signs; or a local word with these, or one of the tens of thousands tried first. The list is loaded only when
 * somebody chooses a password.
 */
export async function refuseGuessable(password: string, email: string): Promise<string | null> {
  // Normalized as it is hashed: other forms of the same letters open the account too.
  const candidate = password.normalize("NFKC").toLowerCase();
  const address = email.toLowerCase();
  const letters = lettersOf(candidate);
  if (candidate === address) return PASSWORD_LIKE_ADDRESS;
  if (LOCAL_WORDS.has(letters)) return COMMON_PASSWORD;
  if (letters !== "" && letters === lettersOf(address.split("@")[0] ?? "")) {
    return PASSWORD_LIKE_ADDRESS;
  }
  return (await commonPasswords()).has(candidate) ? COMMON_PASSWORD : null;
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
