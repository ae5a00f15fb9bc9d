import type { RouterContextProvider } from "react-router";
import { readDevice } from "#app/auth/device.ts";
import { hashToken, newToken } from "#app/auth/one-time-token.ts";
import { databaseContext } from "#app/context.ts";
import { securityContext } from "#app/http/security/security-context.ts";
import { type VerifiedRegistrant, verifyEmail } from "#db/accounts/registration.ts";

type Verified =
  | { kind: "confirmed" }
  | { kind: "registrant"; registrant: VerifiedRegistrant }
  /** Nobody's password opens the account any more; this token sets a new one. */
  | { kind: "contested"; resetToken: string };

/** Confirms the address of a link; null for an invalid link. */
export async function verifyEmailByLink(
  request: Request,
  context: Readonly<RouterContextProvider>,
  tokenHash: string,
): Promise<Verified | null> {
  const resetToken = newToken();
  const verified = await verifyEmail(context.get(databaseContext), {
    tokenHash,
    resetHash: hashToken(resetToken),
    deviceHash: readDevice(request, context)?.hash ?? null,
    context: securityContext(request, context),
  });
  if (verified === null) return null;
  if (verified === "contested") return { kind: "contested", resetToken };
  return verified === "confirmed"
    ? { kind: "confirmed" }
    : { kind: "registrant", registrant: verified };
}
