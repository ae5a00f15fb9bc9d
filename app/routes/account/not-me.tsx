import { loadToken, redeemToken } from "#app/actions/accounts/token-link.ts";
import { hashToken, newToken } from "#app/auth/one-time-token.ts";
import { NOBODYS_HASH } from "#app/auth/password.ts";
import { signedOutCookies } from "#app/auth/sessions.ts";
import { databaseContext, roomsContext } from "#app/context.ts";
import { seeOther } from "#app/http/respond.ts";
import { securityContext } from "#app/http/security-context.ts";
import { paths } from "#app/links.ts";
import { NotMePage } from "#app/ui/accounts/not-me-page.tsx";
import { privateMeta } from "#app/ui/head.ts";
import { denySignIn } from "#db/accounts/devices.ts";
import type { Route } from "./+types/not-me.ts";

export const meta = () => privateMeta("This wasn’t me", { secretAddress: true });

export const loader = ({ url }: Route.LoaderArgs) => loadToken(url);

/** Ends every session and leads to a new password (decision 62). */
export async function action({ request, url, context }: Route.ActionArgs) {
  const reset = newToken();
  const denied = await redeemToken(url, (tokenHash) =>
    denySignIn(context.get(databaseContext), {
      tokenHash,
      noPasswordHash: NOBODYS_HASH,
      resetHash: hashToken(reset),
      context: securityContext(request, context),
    }),
  );
  if (!denied.ok) return denied.page;
  context.get(roomsContext).endPerson(denied.value);
  return seeOther(`${paths.resetPassword}?token=${reset}`, {
    request,
    notice: "everybody-out",
    cookies: signedOutCookies(request),
  });
}

export default function NotMe({ loaderData: { token }, actionData }: Route.ComponentProps) {
  return (
    <NotMePage token={actionData === "unknown" ? null : token} failed={actionData === "failed"} />
  );
}
