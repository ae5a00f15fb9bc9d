import { loadToken, redeemToken } from "#app/actions/accounts/token-link.ts";
import { hashToken, newToken } from "#app/auth/one-time-token.ts";
import { NOBODYS_HASH } from "#app/auth/password.ts";
import { signedOutCookies } from "#app/auth/sessions.ts";
import { databaseContext, roomsContext } from "#app/context.ts";
import { seeOther } from "#app/http/respond.ts";
import { securityContext } from "#app/http/security-context.ts";
import { paths } from "#app/links.ts";
import { StopEmailChangePage } from "#app/ui/accounts/stop-email-change-page.tsx";
import { privateMeta } from "#app/ui/head.ts";
import { stopEmailChange } from "#db/accounts/email-change.ts";
import type { Route } from "./+types/stop-email-change.ts";

export const meta = () => privateMeta("Stop the change", { secretAddress: true });

export const loader = ({ url }: Route.LoaderArgs) => loadToken(url);

/** Keeps or restores the old address, ends every session and leads to a new password (threat 69). */
export async function action({ request, url, context }: Route.ActionArgs) {
  const reset = newToken();
  const stopped = await redeemToken(url, (tokenHash) =>
    stopEmailChange(context.get(databaseContext), {
      tokenHash,
      noPasswordHash: NOBODYS_HASH,
      resetHash: hashToken(reset),
      context: securityContext(request, context),
    }),
  );
  if (!stopped.ok) return stopped.page;
  context.get(roomsContext).endPerson(stopped.value);
  return seeOther(`${paths.resetPassword}?token=${reset}`, {
    request,
    notice: "email-change-stopped",
    cookies: signedOutCookies(request),
  });
}

export default function StopEmailChange({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <StopEmailChangePage
      token={actionData === "unknown" ? null : loaderData.token}
      failed={actionData === "failed"}
    />
  );
}
