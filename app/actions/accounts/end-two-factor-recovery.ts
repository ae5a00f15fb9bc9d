import type { RouterContextProvider } from "react-router";
import { clockContext, configContext, databaseContext, roomsContext } from "#app/context.ts";
import { twoFactorRemoved } from "#app/email/two-factor-recovery-emails.ts";
import { securityContext } from "#app/http/security/security-context.ts";
import { readRecoveryToEnd, removeRecoveredFactor } from "#db/accounts/due-recoveries.ts";

/**
 * Removes the second factor of a person whose waiting time has passed, without waiting for the job that does so every
 * minute. Returns whether it did (threat 69).
 */
export async function endDueRecovery(
  request: Request,
  context: Readonly<RouterContextProvider>,
  userId: string,
): Promise<boolean> {
  const db = context.get(databaseContext);
  const owner = await readRecoveryToEnd(db, userId, context.get(clockContext)());
  if (!owner) return false;
  const removed = await removeRecoveredFactor(db, {
    ...owner,
    notice: twoFactorRemoved(context.get(configContext).appOrigin),
    context: securityContext(request, context),
  });
  if (removed) context.get(roomsContext).endPerson(userId);
  return removed;
}
