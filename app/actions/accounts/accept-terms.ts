import type { RouterContextProvider } from "react-router";
import { databaseContext } from "#app/context.ts";
import type { Role } from "#app/domain/accounts/role.ts";
import { TERMS } from "#app/domain/accounts/terms.ts";
import { securityContext } from "#app/http/security/security-context.ts";
import { signedIn } from "#app/http/security/signed-in.ts";
import { acceptTerms } from "#db/accounts/accepted-terms.ts";
import { finishAccount } from "#db/accounts/unfinished.ts";

/** Stores that the signed-in person accepts the newest terms, and who they are where their account has no name yet. */
export function acceptNewestTerms(
  request: Request,
  context: Readonly<RouterContextProvider>,
  person: { role: Role; firstName: string; lastName: string } | null,
): Promise<void> {
  const { id } = signedIn(context);
  const db = context.get(databaseContext);
  const origin = securityContext(request, context);
  const termsVersion = TERMS.version;
  return person
    ? finishAccount(db, id, { ...person, termsVersion }, origin)
    : acceptTerms(db, id, termsVersion, origin);
}
