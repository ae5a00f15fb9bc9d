import { data, redirect } from "react-router";
import { hashToken, isToken, newToken } from "#app/auth/one-time-token.ts";
import { NOBODYS_HASH } from "#app/auth/password.ts";
import { blankSessionCookie } from "#app/auth/sessions.ts";
import { databaseContext, roomsContext } from "#app/context.ts";
import { answered } from "#app/http/answered.ts";
import { noticeCookie } from "#app/http/notice.ts";
import { securityContext } from "#app/http/security-context.ts";
import styles from "#app/styles/account.css?url";
import { NotMePage } from "#app/ui/account/not-me-page.tsx";
import { pageHead } from "#app/ui/head.ts";
import { denySignIn } from "#db/devices.ts";
import type { Route } from "./+types/not-me.ts";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const meta: Route.MetaFunction = ({ matches: [root] }) => [
  ...pageHead(root.loaderData.origin, { title: "This Wasn’t Me | Kayap", unlisted: true }),
  { name: "referrer", content: "strict-origin" },
];

/** Opening the link changes nothing: mail programs open links by themselves (threat 9). */
export function loader({ url }: Route.LoaderArgs) {
  const token = url.searchParams.get("token");
  return isToken(token) ? { token } : data({ token: null }, { status: 404 });
}

/** Ends every session and leads to a new password (decision 62). */
export async function action({ request, url, context }: Route.ActionArgs) {
  const token = url.searchParams.get("token");
  if (!isToken(token)) return data("unknown" as const, { status: 404 });
  const reset = newToken();
  const done = await answered(
    denySignIn(context.get(databaseContext), {
      tokenHash: hashToken(token),
      noPasswordHash: NOBODYS_HASH,
      resetHash: hashToken(reset),
      context: securityContext(request, context),
    }),
  );
  if (!done.ok) return data("failed" as const, { status: 503, headers: { "Retry-After": "5" } });
  if (done.value === null) return data("unknown" as const, { status: 404 });
  context.get(roomsContext).endPerson(done.value);
  const headers = new Headers([
    ["Set-Cookie", blankSessionCookie(request)],
    ["Set-Cookie", noticeCookie(request, "everybody-out")],
  ]);
  return redirect(`/reset-password?token=${reset}`, { status: 303, headers });
}

export default function NotMe({ loaderData: { token }, actionData }: Route.ComponentProps) {
  return (
    <NotMePage token={actionData === "unknown" ? null : token} failed={actionData === "failed"} />
  );
}
