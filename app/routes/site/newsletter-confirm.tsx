import { loadToken, redeemToken } from "#app/actions/accounts/token-link.ts";
import { clockContext, databaseContext } from "#app/context.ts";
import { seeOther } from "#app/http/respond.ts";
import { paths } from "#app/links.ts";
import { privateMeta } from "#app/ui/head.ts";
import { TokenPage } from "#app/ui/site/token-page.tsx";
import { confirmSubscription } from "#db/email/newsletter.ts";
import type { Route } from "./+types/newsletter-confirm.ts";

export const meta = () => privateMeta("Confirm your subscription", { secretAddress: true });

export const loader = ({ url }: Route.LoaderArgs) => loadToken(url);

export async function action({ request, url, context }: Route.ActionArgs) {
  const now = context.get(clockContext)();
  const confirmed = await redeemToken(url, (hash) =>
    confirmSubscription(context.get(databaseContext), hash, now),
  );
  return confirmed.ok
    ? seeOther(`${paths.newsletter}?step=confirmed`, { request })
    : confirmed.page;
}

export default function NewsletterConfirm({
  loaderData: { token },
  actionData,
}: Route.ComponentProps) {
  return (
    <TokenPage
      title="Confirm your subscription"
      text="Press the button to get Kayap news once a month. You can unsubscribe at any time."
      button="Confirm"
      path={paths.newsletterConfirm}
      token={actionData === "unknown" ? null : token}
      failed={actionData === "failed"}
    />
  );
}
