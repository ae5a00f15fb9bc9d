import type { RouterContextProvider } from "react-router";
import { sessionHashOf } from "#app/auth/sessions.ts";
import { databaseContext } from "#app/context.ts";
import { WRONG_CODE, WRONG_PASSWORD } from "#app/domain/accounts/account.ts";
import { securityContext } from "#app/http/security/security-context.ts";
import { logEvent } from "#db/accounts/security-log.ts";
import { confirmSession } from "#db/accounts/sessions.ts";
import { confirmPassword } from "./confirm-password.ts";
import { checkCode } from "./verify-code.ts";

type Reauthentication =
  | { kind: "right" }
  | { kind: "wrong"; errors: Record<string, string> }
  | { kind: "limited"; seconds: number };

/**
 * Checks the password, or a code of the second factor, of the signed-in person, and stores the moment of a right one with the
 * session (threat 69). Wrong ones are counted and written to the security log.
 */
export async function reauthenticate(
  request: Request,
  context: Readonly<RouterContextProvider>,
  person: { id: string; email: string },
  proof: { proofPassword: string; proofCode: string },
): Promise<Reauthentication> {
  const db = context.get(databaseContext);
  const origin = securityContext(request, context);
  const byCode = proof.proofPassword === "";
  const check = byCode
    ? await checkCode(request, context, person, proof.proofCode)
    : await confirmPassword(request, context, person, proof.proofPassword);
  if (check.kind === "limited") return check;
  if (check.kind === "wrong") {
    await logEvent(db, person.id, "reauthentication-failed", origin);
    const [field, message] = byCode ? ["proofCode", WRONG_CODE] : ["proofPassword", WRONG_PASSWORD];
    return { kind: "wrong", errors: { [field]: message } };
  }
  const idHash = sessionHashOf(request) ?? "";
  await confirmSession(db, { idHash, userId: person.id, now: origin.now });
  return { kind: "right" };
}
