import type { RouterContextProvider } from "react-router";
import { type BrowserLimit, secondsForBrowser } from "#app/auth/browser-limit.ts";
import { deviceCookie, newDevice, readDevice } from "#app/auth/device.ts";
import { hashToken, newToken } from "#app/auth/one-time-token.ts";
import { hashPassword, NOBODYS_HASH, verifyPassword } from "#app/auth/password.ts";
import { configContext, databaseContext } from "#app/context.ts";
import type { RegisterForm } from "#app/domain/accounts/account.ts";
import { TERMS } from "#app/domain/accounts/terms.ts";
import { HOUR_MS } from "#app/domain/time/durations.ts";
import { knownAddressEmail, verificationEmail } from "#app/email/account-emails.ts";
import { nextOf } from "#app/http/return-to.ts";
import { securityContext } from "#app/http/security/security-context.ts";
import { readSignUpHash, registerAccount } from "#db/accounts/registration.ts";

const LIMIT: BrowserLimit = {
  action: "register",
  windowMs: HOUR_MS,
  ofBrowser: 3,
  withoutCookie: 3,
  ofAddress: 60,
};

/**
 * Registers somebody and returns the cookie that identifies the browser, or how many seconds to wait. Whether the address
 * has an account makes no difference that can be seen or timed: a password is always hashed (threat 1).
 */
export async function register(
  request: Request,
  context: Readonly<RouterContextProvider>,
  form: RegisterForm,
): Promise<{ cookie: string } | { seconds: number }> {
  const device = readDevice(request, context) ?? newDevice();
  const db = context.get(databaseContext);
  const [seconds, signUpHash] = await Promise.all([
    secondsForBrowser(request, context, LIMIT),
    readSignUpHash(db, form.email, device.hash),
  ]);
  if (seconds) return { seconds };
  // This takes time only in a browser that has registered the address before.
  const isSame = signUpHash !== null && (await verifyPassword(form.password, signUpHash));
  const { appOrigin } = context.get(configContext);
  const token = newToken();
  await registerAccount(db, {
    id: crypto.randomUUID(),
    email: form.email,
    passwordHash: await hashPassword(form.password),
    samePasswordHash: isSame ? signUpHash : null,
    noPasswordHash: NOBODYS_HASH,
    deviceHash: device.hash,
    role: form.role,
    firstName: form.firstName,
    lastName: form.lastName,
    termsVersion: TERMS.version,
    tokenHash: hashToken(token),
    emails: {
      verify: verificationEmail(appOrigin, token, nextOf(form.next)),
      known: knownAddressEmail(appOrigin),
    },
    context: securityContext(request, context),
  });
  return { cookie: deviceCookie(request, context, device) };
}
