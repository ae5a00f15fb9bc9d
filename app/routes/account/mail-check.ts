import { checkDelivery } from "#app/actions/accounts/check-delivery.ts";
import { redirect } from "#app/http/responses/redirect.ts";
import { seeOther } from "#app/http/responses/respond.ts";
import { tryDatabase } from "#app/http/responses/try-database.ts";
import { referringPath } from "#app/http/return-to.ts";
import type { Route } from "./+types/mail-check.ts";

export function loader() {
  return redirect("/", 303);
}

/** Sends an e-mail to somebody whose last one could not be delivered (decision 106). */
export async function action({ request, context }: Route.ActionArgs) {
  const queued = await tryDatabase(checkDelivery(context));
  const notice = queued.ok ? "mail-checked" : "mail-not-checked";
  return seeOther(referringPath(request), { request, notice });
}
