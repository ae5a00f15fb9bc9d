import { clockContext, configContext, databaseContext } from "#app/context.ts";
import { deliveryCheckEmail } from "#app/email/account-emails.ts";
import { redirect } from "#app/http/redirect.ts";
import { seeOther } from "#app/http/respond.ts";
import { referringPath } from "#app/http/return-to.ts";
import { signedIn } from "#app/http/signed-in.ts";
import { tryDatabase } from "#app/http/try-database.ts";
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
