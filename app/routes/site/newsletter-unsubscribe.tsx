import { data } from "react-router";
import { loadToken, redeemToken } from "#app/actions/accounts/token-link.ts";
import { endNewsletterByLink } from "#app/actions/email/end-newsletter.ts";
import { isId } from "#app/domain/id.ts";
import { paths } from "#app/links.ts";
import { privateMeta } from "#app/ui/pages/head.ts";
import { Unsubscribed } from "#app/ui/site/newsletter-page.tsx";
import { TokenPage } from "#app/ui/site/token-page.tsx";
import type { Route } from "./+types/newsletter-unsubscribe.ts";

export const meta = () => privateMeta("Unsubscribe from Kayap news", { secretAddress: true });

/** The id of the newsletter in which the link stood; null for the link of a confirmation e-mail. */
function newsletterOf(url: URL): string | null {
  const id = url.searchParams.get("of");
  return id !== null && isId(id) ? id : null;
}

export function loader({ url }: Route.LoaderArgs) {
  const {
    data: { token },
    init,
  } = loadToken(url);
  return data({ token, newsletterId: newsletterOf(url) }, init ?? {});
}

/** Answers with 200 itself: an e-mail program that unsubscribes with one click follows no redirect (RFC 8058). */
export async function action({ url, context }: Route.ActionArgs) {
  const outcome = await redeemToken(url, (tokenHash) =>
    endNewsletterByLink(context, { tokenHash, newsletterId: newsletterOf(url) }),
  );
  return outcome.ok ? data("done" as const) : outcome.page;
}

export default function NewsletterUnsubscribe({
  loaderData: { token, newsletterId },
  actionData,
}: Route.ComponentProps) {
  if (actionData === "done") return <Unsubscribed />;
  return (
    <TokenPage
      title="Unsubscribe from Kayap news"
      text="Tap the button and we send you no more Kayap news."
      button="Unsubscribe"
      path={paths.newsletterUnsubscribe}
      {...(newsletterId && { query: { of: newsletterId } })}
      token={actionData === "unknown" ? null : token}
      failed={actionData === "failed"}
      instead={{
        text: "Open the newest e-mail from us, or write to us and we end the news for you.",
        label: "Write to us",
        href: paths.contact,
      }}
    />
  );
}
