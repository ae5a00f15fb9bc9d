import { unsubscribeToken } from "#app/auth/keys.ts";
import { hashToken } from "#app/auth/one-time-token.ts";
import { isAddress, normalAddress } from "#app/domain/email/address.ts";
import { readUnicodeAddresses, respellAddress } from "#db/accounts/respelled-address.ts";
import type { Database } from "#db/connection/client.ts";

type Platform = {
  db: Database;
  /** Makes the links that end the newsletter. */
  secret: string;
  /** UTC milliseconds now. */
  now: number;
};

const localPart = (address: string) => address.slice(0, address.lastIndexOf("@"));

/**
 * Stores addresses whose domain a release before left as it was typed in their normal form, so that their owners sign in by
 * every spelling (threat 92). Where the part before the @ would change, nobody has shown that the mailbox is theirs.
 */
export async function respellAddresses({ db, secret, now }: Platform): Promise<void> {
  for (const { userId, from } of await readUnicodeAddresses(db)) {
    const to = normalAddress(from);
    if (to === from || !isAddress(to) || localPart(to) !== localPart(from)) continue;
    const unsubscribeHash = hashToken(unsubscribeToken(secret, "newsletter", to));
    await respellAddress(db, { userId, from, to, unsubscribeHash, now });
  }
}
