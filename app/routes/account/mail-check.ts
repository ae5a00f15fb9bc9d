import { clockContext, configContext, databaseContext } from "#app/context.ts";
import { deliveryCheckEmail } from "#app/email/account-emails.ts";
import { redirect } from "#app/http/responses/redirect.ts";
import { seeOther } from "#app/http/responses/respond.ts";
import { tryDatabase } from "#app/http/responses/try-database.ts";
import { referringPath } from "#app/http/return-to.ts";
import { signedIn } from "#app/http/security/signed-in.ts";
import { queueMailCheck } from "#db/accounts/account-email.ts";
import type { Route } from "./+types/mail-check.ts";

export function loader() {
  return redirect("/", 303);
}

/** Sends an e-mail to somebody whose last one could not be delivered (decision 106). */
export async function action({ request, context }: Route.ActionArgs) {
  const { id: userId } = signedIn(context);
  const emailContent = deliveryCheckEmail(context.get(configContext).appOrigin);
  const now = context.get(clockContext)();
  const queued = await tryDatabase(
    queueMailCheck(context.get(databaseContext), { userId, emailContent, now }),
  );
  const notice = queued.ok ? "mail-checked" : "mail-not-checked";
  return seeOther(referringPath(request), { request, notice });
}
