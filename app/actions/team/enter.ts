import type { RouterContextProvider } from "react-router";
import { confirmPassword } from "#app/actions/accounts/confirm-password.ts";
import { checkCode } from "#app/actions/accounts/verify-code.ts";
import { clockContext, databaseContext, staffContext } from "#app/context.ts";
import { WRONG_CODE, WRONG_PASSWORD } from "#app/domain/accounts/account.ts";
import { signedIn } from "#app/http/security/signed-in.ts";
import { beginStaffSession } from "#db/team/staff.ts";

type Entering =
  | { kind: "right" }
  | { kind: "wrong"; errors: Record<string, string> }
  | { kind: "limited"; seconds: number };

/** Starts a staff session with the password and a code of the account; guesses are counted as at a sign-in. */
export async function enterTeam(
  request: Request,
  context: Readonly<RouterContextProvider>,
  proof: { current: string; code: string },
): Promise<Entering> {
  const person = signedIn(context);
  const { sessionHash } = context.get(staffContext);
  const password = await confirmPassword(request, context, person, proof.current);
  if (password.kind === "limited") return { kind: "limited", seconds: password.seconds };
  if (password.kind === "wrong") return { kind: "wrong", errors: { current: WRONG_PASSWORD } };
  const code = await checkCode(request, context, person, proof.code);
  if (code.kind === "limited") return { kind: "limited", seconds: code.seconds };
  if (code.kind === "wrong") return { kind: "wrong", errors: { code: WRONG_CODE } };
  const now = context.get(clockContext)();
  await beginStaffSession(context.get(databaseContext), { userId: person.id, sessionHash, now });
  return { kind: "right" };
}
