import type { RouterContextProvider } from "react-router";
import { sessionHashOf } from "#app/auth/sessions.ts";
import { databaseContext, roomsContext } from "#app/context.ts";
import { securityContext } from "#app/http/security/security-context.ts";
import { signedIn } from "#app/http/security/signed-in.ts";
import { endSessions, sessionReference } from "#db/accounts/open-sessions.ts";

/** Ends one, all others or all sessions of the signed-in person. Whether the one that asks is among them. */
export async function endOwnSessions(
  request: Request,
  context: Readonly<RouterContextProvider>,
  { which, reference }: { which: "one" | "others" | "all"; reference: string },
): Promise<boolean> {
  const { id } = signedIn(context);
  const idHash = sessionHashOf(request) ?? "";
  const target =
    which === "one" ? { which, reference } : which === "others" ? { which, idHash } : { which };
  const origin = securityContext(request, context);
  await endSessions(context.get(databaseContext), id, target, origin);
  // Sockets of sessions that go on reconnect by themselves.
  context.get(roomsContext).endPerson(id);
  return which === "all" || reference === sessionReference(idHash);
}
