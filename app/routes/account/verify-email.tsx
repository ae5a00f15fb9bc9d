import { data } from "react-router";
import { loadToken, redeemToken } from "#app/actions/accounts/token-link.ts";
import { hashToken, newToken } from "#app/auth/one-time-token.ts";
import { databaseContext } from "#app/context.ts";
import { redirect } from "#app/http/redirect.ts";
import { seeOther } from "#app/http/respond.ts";
import { nextOf } from "#app/http/return-to.ts";
import { securityContext } from "#app/http/security-context.ts";
import { paths } from "#app/links.ts";
import { VerifyPage } from "#app/ui/accounts/verify-page.tsx";
import { privateMeta } from "#app/ui/head.ts";
import { verifyEmail } from "#db/accounts/accounts.ts";
import type { Route } from "./+types/verify-email.ts";

export const meta = () => privateMeta("Confirm Your E-mail", { secretAddress: true });

export function loader({ url }: Route.LoaderArgs) {
  const link = loadToken(url);
  return data({ ...link.data, next: nextOf(url.searchParams.get("next")) }, link.init ?? undefined);
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const reset = newToken();
  const verified = await redeemToken(url, (tokenHash) =>
    verifyEmail(context.get(databaseContext), {
      tokenHash,
      resetHash: hashToken(reset),
      context: securityContext(request, context),
    }),
  );
  if (!verified.ok) return verified.page;
  if (verified.value === "confirmed") {
    const next = nextOf(url.searchParams.get("next"));
    const query = new URLSearchParams({ verified: "true", ...(next && { next }) });
    return redirect(`${paths.login}?${query}`, 303);
  }
  return seeOther(`${paths.resetPassword}?token=${reset}`, { request, notice: "choose-password" });
}

export default function VerifyEmail({
  loaderData: { token, next },
  actionData,
}: Route.ComponentProps) {
  return (
    <VerifyPage
      token={actionData === "unknown" ? null : token}
      failed={actionData === "failed"}
      next={next}
    />
  );
}
