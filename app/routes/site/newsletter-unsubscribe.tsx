import { data } from "react-router";
import { hashToken, isToken } from "#app/auth/one-time-token.ts";
import { clockContext, databaseContext } from "#app/context.ts";
import { answered } from "#app/http/answered.ts";
import { pageHead } from "#app/ui/head.ts";
import { Unsubscribed } from "#app/ui/site/newsletter-page.tsx";
import { TokenPage } from "#app/ui/site/token-page.tsx";
import { endSubscription } from "#db/newsletter.ts";
import type { Route } from "./+types/newsletter-unsubscribe.ts";

export const meta: Route.MetaFunction = ({ matches: [root] }) => [
  ...pageHead(root.loaderData.origin, { title: "Leave Kayap news | Kayap", unlisted: true }),
  { name: "referrer", content: "strict-origin" },
];

export function loader({ url }: Route.LoaderArgs) {
  const token = url.searchParams.get("token");
  return isToken(token) ? { token } : data({ token: null }, { status: 404 });
}

/** Answers 200 itself: a mail program that unsubscribes with one click follows no redirect (RFC 8058). */
export async function action({ url, context }: Route.ActionArgs) {
  const token = url.searchParams.get("token");
  if (!isToken(token)) return data("unknown" as const, { status: 404 });
  const now = context.get(clockContext)();
  const done = await answered(endSubscription(context.get(databaseContext), hashToken(token), now));
  if (!done.ok) return data("failed" as const, { status: 503, headers: { "Retry-After": "5" } });
  return done.value ? data("done" as const) : data("unknown" as const, { status: 404 });
}

export default function NewsletterUnsubscribe({
  loaderData: { token },
  actionData,
}: Route.ComponentProps) {
  if (actionData === "done") return <Unsubscribed />;
  return (
    <TokenPage
      title="Leave Kayap news"
      text="Press the button and we stop writing to you."
      button="Unsubscribe"
      path="/newsletter/unsubscribe"
      token={actionData === "unknown" ? null : token}
      failed={actionData === "failed"}
    />
  );
}
