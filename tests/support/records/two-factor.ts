import type { Client } from "@libsql/client";
import { generateHOTP } from "oslo/otp";
import { hashRecoveryCode, newRecoveryCodes, newSecret, sealSecret } from "#app/auth/two-factor.ts";
import { insert } from "#tests/support/fixtures.ts";
import { SECRET } from "#tests/support/secret.ts";

/** The secret of the test application (tests/support/application/app.ts). */

export type TestFactor = {
  /** The code of the authenticator app at a moment, UTC milliseconds. */
  codeAt: (now: number) => Promise<string>;
  recoveryCodes: string[];
};

/** Gives a person a second factor that was turned on at a moment, UTC milliseconds. */
export async function addFactor(
  client: Client,
  userId: string,
  confirmedAt: number,
): Promise<TestFactor> {
  const secret = newSecret();
  const recoveryCodes = newRecoveryCodes();
  await insert(client, "two_factor", {
    user_id: userId,
    secret: sealSecret(SECRET, userId, secret),
    confirmed_at: confirmedAt,
  });
  for (const code of recoveryCodes) {
    await insert(client, "recovery_codes", { hash: hashRecoveryCode(code), user_id: userId });
  }
  return {
    codeAt: (now) => generateHOTP(secret, Math.floor(now / 30_000)),
    recoveryCodes,
  };
}
