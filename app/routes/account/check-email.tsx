import { waitingForm } from "#app/actions/accounts/waiting-form.ts";
import { pendingAddress } from "#app/http/cookies/pending-email.ts";
import { nextOf } from "#app/http/return-to.ts";
import { CheckEmailPage, checkEmailTitle } from "#app/ui/accounts/check-email-page.tsx";
import { UNTOUCHED } from "#app/ui/forms/form-state.ts";
import { privateMeta } from "#app/ui/pages/head.ts";
import type { Route } from "./+types/check-email.ts";

export const meta: Route.MetaFunction = ({ loaderData }) =>
  privateMeta(checkEmailTitle(loaderData?.email ?? null));

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const next = nextOf(url.searchParams.get("next"));
  const waiting = await waitingForm(request, context, next);
  return { email: pendingAddress(request), next, waiting };
}

export default function CheckEmail({ loaderData }: Route.ComponentProps) {
  return <CheckEmailPage {...UNTOUCHED} {...loaderData} />;
}
