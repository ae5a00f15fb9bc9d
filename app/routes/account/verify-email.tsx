import { data } from "react-router";
import { afterSignIn } from "#app/actions/accounts/after-sign-in.ts";
import { signInRegistrant } from "#app/actions/accounts/sign-in-registrant.ts";
import { loadToken, redeemToken } from "#app/actions/accounts/token-link.ts";
import { readDevice } from "#app/auth/device.ts";
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

export const meta = () => privateMeta("Confirm your e-mail", { secretAddress: true });

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
      deviceHash: readDevice(request, context)?.hash ?? null,
      context: securityContext(request, context),
    }),
  );
  if (!verified.ok) return verified.page;
  const { value } = verified;
  if (value === "contested") {
    const choosePassword = `${paths.resetPassword}?token=${reset}` as const;
    return seeOther(choosePassword, { request, notice: "choose-password" });
  }
  const next = nextOf(url.searchParams.get("next"));
  const session = value === "confirmed" ? null : await signInRegistrant(request, context, value);
  if (session) return afterSignIn(request, context, next ?? paths.dashboard, session);
  const query = new URLSearchParams({ verified: "true", ...(next && { next }) });
  return redirect(`${paths.login}?${query}`, 303);
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
