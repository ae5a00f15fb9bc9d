import { data, redirect } from "react-router";
import { hashToken, isToken, newToken } from "#app/auth/one-time-token.ts";
import { databaseContext } from "#app/context.ts";
import { answered } from "#app/http/answered.ts";
import { noticeCookie } from "#app/http/notice.ts";
import { securityContext } from "#app/http/security-context.ts";
import styles from "#app/styles/account.css?url";
import { VerifyPage } from "#app/ui/account/verify-page.tsx";
import { pageHead } from "#app/ui/head.ts";
import { verifyEmail } from "#db/accounts.ts";
import type { Route } from "./+types/verify-email.ts";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const meta: Route.MetaFunction = ({ matches: [root] }) => [
  ...pageHead(root.loaderData.origin, { title: "Confirm Your E-mail | Kayap", unlisted: true }),
  { name: "referrer", content: "strict-origin" },
];

/** Opening the link changes nothing: mail programs open links by themselves (threat 9). */
export function loader({ url }: Route.LoaderArgs) {
  const token = url.searchParams.get("token");
  return isToken(token) ? { token } : data({ token: null }, { status: 404 });
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const token = url.searchParams.get("token");
  if (!isToken(token)) return data("unknown" as const, { status: 404 });
  const reset = newToken();
  const done = await answered(
    verifyEmail(context.get(databaseContext), {
      tokenHash: hashToken(token),
      resetHash: hashToken(reset),
      context: securityContext(request, context),
    }),
  );
  if (!done.ok) return data("failed" as const, { status: 503, headers: { "Retry-After": "5" } });
  if (!done.value) return data("unknown" as const, { status: 404 });
  if (done.value === "confirmed") return redirect("/login?verified=true", 303);
  const headers = { "Set-Cookie": noticeCookie(request, "choose-password") };
  return redirect(`/reset-password?token=${reset}`, { status: 303, headers });
}

export default function VerifyEmail({ loaderData: { token }, actionData }: Route.ComponentProps) {
  return (
    <VerifyPage token={actionData === "unknown" ? null : token} failed={actionData === "failed"} />
  );
}
