import type { RouterContextProvider } from "react-router";
import { forgetProfessional } from "#app/actions/services/forget-documents.ts";
import { clockContext, configContext, databaseContext, roomsContext } from "#app/context.ts";
import { ERASED_AFTER_MS } from "#app/domain/accounts/account.ts";
import { dayText } from "#app/domain/time/time-text.ts";
import { deletionEmail } from "#app/email/account-emails.ts";
import { securityContext } from "#app/http/security/security-context.ts";
import { signedIn } from "#app/http/security/signed-in.ts";
import { countUpcoming, requestDeletion } from "#db/accounts/account-deletion.ts";
import { confirmPassword } from "./confirm-password.ts";

/**
 * Hides the account of the signed-in person and signs them out everywhere; it is erased later. Needs the password. Returns
 * how many upcoming bookings prevent it.
 */
export async function deleteAccount(
  request: Request,
  context: Readonly<RouterContextProvider>,
  password: string,
): Promise<"done" | "wrong" | { seconds: number } | { upcoming: number }> {
  const { id: userId, email, displayPreferences } = signedIn(context);
  const confirmation = await confirmPassword(request, context, { id: userId, email }, password);
  if (confirmation.kind === "limited") return { seconds: confirmation.seconds };
  if (confirmation.kind === "wrong") return "wrong";
  const db = context.get(databaseContext);
  const now = context.get(clockContext)();
  const day = dayText(now + ERASED_AFTER_MS, displayPreferences);
  const emailContent = deletionEmail(context.get(configContext).appOrigin, day);
  const origin = securityContext(request, context);
  const isRequested = await requestDeletion(db, { userId, email, emailContent, context: origin });
  if (!isRequested) return { upcoming: await countUpcoming(db, userId, now) };
  context.get(roomsContext).endPerson(userId);
  forgetProfessional(context, signedIn(context));
  return "done";
}
