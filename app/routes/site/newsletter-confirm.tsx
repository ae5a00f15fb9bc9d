import { data, redirect } from "react-router";
import { hashToken, isToken } from "#app/auth/one-time-token.ts";
import { clockContext, databaseContext } from "#app/context.ts";
import { answered } from "#app/http/answered.ts";
import { pageHead } from "#app/ui/head.ts";
import { TokenPage } from "#app/ui/site/token-page.tsx";
import { confirmSubscription } from "#db/newsletter.ts";
import type { Route } from "./+types/newsletter-confirm.ts";

export const meta: Route.MetaFunction = ({ matches: [root] }) => [
  ...pageHead(root.loaderData.origin, {
    title: "Confirm your subscription | Kayap",
    unlisted: true,
  }),
  { name: "referrer", content: "strict-origin" },
];

/** Opening the link changes nothing: mail programs open links by themselves. */
export function loader({ url }: Route.LoaderArgs) {
  const token = url.searchParams.get("token");
  return isToken(token) ? { token } : data({ token: null }, { status: 404 });
}

export async function action({ url, context }: Route.ActionArgs) {
  const token = url.searchParams.get("token");
  if (!isToken(token)) return data("unknown" as const, { status: 404 });
  const now = context.get(clockContext)();
  const done = await answered(
    confirmSubscription(context.get(databaseContext), hashToken(token), now),
  );
  if (!done.ok) return data("failed" as const, { status: 503, headers: { "Retry-After": "5" } });
  if (!done.value) return data("unknown" as const, { status: 404 });
  return redirect("/newsletter?step=confirmed", 303);
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
      path="/newsletter/confirm"
      token={actionData === "unknown" ? null : token}
      failed={actionData === "failed"}
    />
  );
}
