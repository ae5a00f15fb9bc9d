import type { RouterContextProvider } from "react-router";
import { clockContext, configContext, databaseContext } from "#app/context.ts";
import { deliveryCheckEmail } from "#app/email/account-emails.ts";
import { signedIn } from "#app/http/security/signed-in.ts";
import { queueMailCheck } from "#db/accounts/account-email.ts";

/** Queues an e-mail to the signed-in person, whose last one could not be delivered (decision 106). */
export function checkDelivery(context: Readonly<RouterContextProvider>) {
  return queueMailCheck(context.get(databaseContext), {
    userId: signedIn(context).id,
    emailContent: deliveryCheckEmail(context.get(configContext).appOrigin),
    now: context.get(clockContext)(),
  });
}
