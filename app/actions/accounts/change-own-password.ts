import type { RouterContextProvider } from "react-router";
import { refuseGuessable } from "#app/auth/common-passwords.ts";
import { readDevice } from "#app/auth/device.ts";
import { hashPassword } from "#app/auth/password.ts";
import { sessionHashOf } from "#app/auth/sessions.ts";
import { configContext, databaseContext, roomsContext } from "#app/context.ts";
import { passwordChangedEmail } from "#app/email/account-emails.ts";
import { securityContext } from "#app/http/security/security-context.ts";
import { signedIn } from "#app/http/security/signed-in.ts";
import { changePassword } from "#db/accounts/passwords.ts";
import { confirmPassword } from "./confirm-password.ts";

/** Changes the password of somebody who is signed in and knows the current one; every other device is signed out. */
export async function changeOwnPassword(
  request: Request,
  context: Readonly<RouterContextProvider>,
  { current, password }: { current: string; password: string },
): Promise<"done" | "wrong" | { refused: string } | { seconds: number }> {
  const { id: userId, email } = signedIn(context);
  const confirmation = await confirmPassword(request, context, { id: userId, email }, current);
  if (confirmation.kind === "limited") return { seconds: confirmation.seconds };
  if (confirmation.kind === "wrong") return "wrong";
  const refused = await refuseGuessable(password, email);
  if (refused !== null) return { refused };
  const isChanged = await changePassword(context.get(databaseContext), {
    userId,
    email,
    from: confirmation.hash,
    to: await hashPassword(password),
    except: {
      sessionHash: sessionHashOf(request),
      deviceHash: readDevice(request, context)?.hash ?? null,
    },
    emailContent: passwordChangedEmail(context.get(configContext).appOrigin),
    context: securityContext(request, context),
  });
  if (!isChanged) return "wrong";
  context.get(roomsContext).endPerson(userId);
  return "done";
}
