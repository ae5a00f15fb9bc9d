import { pendingAddress } from "#app/http/pending-email.ts";
import { nextOf } from "#app/http/return-to.ts";
import { CheckEmailPage } from "#app/ui/accounts/check-email-page.tsx";
import { UNTOUCHED } from "#app/ui/form-state.ts";
import { pageHead } from "#app/ui/head.ts";
import type { Route } from "./+types/check-email.ts";

export const meta: Route.MetaFunction = ({ matches: [root] }) =>
  pageHead(root.loaderData.origin, { title: "Check Your Email | Kayap", unlisted: true });

export function loader({ request, url }: Route.LoaderArgs) {
  return { email: pendingAddress(request), next: nextOf(url.searchParams.get("next")) };
}

export default function CheckEmail({ loaderData }: Route.ComponentProps) {
  return <CheckEmailPage {...UNTOUCHED} {...loaderData} />;
}
