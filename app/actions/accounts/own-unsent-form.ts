import type { RouterContextProvider } from "react-router";
import { readDevice } from "#app/auth/device.ts";
import { clockContext, databaseContext } from "#app/context.ts";
import { signedIn } from "#app/http/security/signed-in.ts";
import { deleteUnsentForm, readUnsentForm } from "#db/accounts/unsent-forms.ts";

/** The person who is signed in, in this browser. */
const browserOf = (request: Request, context: Readonly<RouterContextProvider>) => ({
  userId: signedIn(context).id,
  deviceId: readDevice(request, context)?.hash ?? "",
});

/** The form that the signed-in person sent from this browser after their session had ended (decision 24), or null. */
export function readOwnUnsentForm(request: Request, context: Readonly<RouterContextProvider>) {
  const now = context.get(clockContext)();
  return readUnsentForm(context.get(databaseContext), browserOf(request, context), now);
}

/** Discards that form. */
export function discardOwnUnsentForm(request: Request, context: Readonly<RouterContextProvider>) {
  return deleteUnsentForm(context.get(databaseContext), browserOf(request, context));
}
