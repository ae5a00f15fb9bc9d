import { loadToken, redeemToken } from "#app/actions/accounts/token-link.ts";
import { clockContext, databaseContext } from "#app/context.ts";
import { redirect } from "#app/http/redirect.ts";
import { paths } from "#app/links.ts";
import { pageHead } from "#app/ui/head.ts";
import { TokenPage } from "#app/ui/site/token-page.tsx";
import { confirmSubscription } from "#db/email/newsletter.ts";
import type { Route } from "./+types/newsletter-confirm.ts";

export const meta: Route.MetaFunction = ({ matches: [root] }) => [
  ...pageHead(root.loaderData.origin, {
    title: "Confirm your subscription | Kayap",
    unlisted: true,
  }),
  { name: "referrer", content: "strict-origin" },
];

export const loader = ({ url }: Route.LoaderArgs) => loadToken(url);

export async function action({ url, context }: Route.ActionArgs) {
  const now = context.get(clockContext)();
  const confirmed = await redeemToken(url, (hash) =>
    confirmSubscription(context.get(databaseContext), hash, now),
  );
  return confirmed.ok ? redirect(`${paths.newsletter}?step=confirmed`, 303) : confirmed.page;
}

export default function NewsletterConfirm({
  loaderData: { token },
  actionData,
}: Route.ComponentProps) {
  return (
    <TokenPage
      title="Confirm your subscription"
      text="One press, and Kayap news comes to you once a month. You can leave at any time."
      button="Confirm"
      path={paths.newsletterConfirm}
      token={actionData === "unknown" ? null : token}
      failed={actionData === "failed"}
    />
  );
}
