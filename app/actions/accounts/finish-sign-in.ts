import type { RouterContextProvider } from "react-router";
import { readDevice } from "#app/auth/device.ts";
import { isSamePassword } from "#app/auth/pending-two-factor.ts";
import { databaseContext } from "#app/context.ts";
import { securityContext } from "#app/http/security/security-context.ts";
import { readAccount } from "#db/accounts/credentials.ts";
import { logEvent } from "#db/accounts/security-log.ts";
import { pendingSignIn } from "./pending-sign-in.ts";
import { type StartedSession, startSession } from "./start-session.ts";
import { checkCode } from "./verify-code.ts";

/** Starts the session of somebody who has entered the password and now a code; null when the password is needed again. */
export async function finishSignIn(
  request: Request,
  context: Readonly<RouterContextProvider>,
  code: string,
): Promise<StartedSession | "wrong" | { seconds: number } | null> {
  const pending = pendingSignIn(request, context);
  const deviceHash = readDevice(request, context)?.hash ?? null;
  const account =
    pending && (await readAccount(context.get(databaseContext), pending.userId, deviceHash));
  if (!account || !isSamePassword(pending, account.passwordHash)) return null;
  const check = await checkCode(request, context, account, code);
  if (check.kind === "limited") return { seconds: check.seconds };
  if (check.kind === "wrong") {
    const db = context.get(databaseContext);
    await logEvent(db, account.id, "code-failed", securityContext(request, context));
    return "wrong";
  }
  const { passwordHash } = account;
  return startSession(request, context, account, {
    passwordHash,
    passedFactor: true,
    remember: pending.remember,
  });
}
