import { data } from "react-router";
import { afterSignIn } from "#app/actions/accounts/after-sign-in.ts";
import { signInRegistrant } from "#app/actions/accounts/sign-in-registrant.ts";
import { loadToken, redeemToken } from "#app/actions/accounts/token-link.ts";
import { verifyEmailByLink } from "#app/actions/accounts/verify-email.ts";
import { NOT_DONE } from "#app/domain/failures/failure.ts";
import { redirect } from "#app/http/responses/redirect.ts";
import { seeOther } from "#app/http/responses/respond.ts";
import { nextOf } from "#app/http/return-to.ts";
import { paths, withNext, withToken } from "#app/links.ts";
import { AccountPage } from "#app/ui/accounts/account-page.tsx";
import { ResendForm } from "#app/ui/accounts/resend-form.tsx";
import { Button } from "#app/ui/button.tsx";
import { AccountField } from "#app/ui/forms/account-field.tsx";
import { Notice, Problem } from "#app/ui/notice.tsx";
import { privateMeta } from "#app/ui/pages/head.ts";
import type { Route } from "./+types/verify-email.ts";

export const meta = () => privateMeta("Confirm your e-mail", { secretAddress: true });

export function loader({ url }: Route.LoaderArgs) {
  const link = loadToken(url);
  return data({ ...link.data, next: nextOf(url.searchParams.get("next")) }, link.init ?? undefined);
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const outcome = await redeemToken(url, (tokenHash) =>
    verifyEmailByLink(request, context, tokenHash),
  );
  if (!outcome.ok) return outcome.page;
  const verified = outcome.value;
  if (verified.kind === "contested") {
    const choosePassword = withToken(paths.resetPassword, verified.resetToken);
    return seeOther(choosePassword, { request, notice: "choose-password" });
  }
  const next = nextOf(url.searchParams.get("next"));
  const session =
    verified.kind === "confirmed"
      ? null
      : await signInRegistrant(request, context, verified.registrant, next);
  if (session) return afterSignIn(request, context, next ?? paths.dashboard, session);
  const query = new URLSearchParams({ verified: "true", ...(next && { next }) });
  return redirect(`${paths.login}?${query}`, 303);
}

/** The page of the link in a confirmation e-mail; its button acts. */
export default function VerifyEmail({ loaderData, actionData }: Route.ComponentProps) {
  const { token, next } = loaderData;
  const hasFailed = actionData === "failed";
  if (token === null || actionData === "unknown") return <BadLink next={next} />;
  const query = new URLSearchParams({ token, ...(next && { next }) });
  return (
    <AccountPage title="Confirm your e-mail">
      {hasFailed && <Problem>{NOT_DONE}</Problem>}
      <form className="stack-4" method="post" action={`${paths.verifyEmail}?${query}`}>
        <AccountField />
        <p>Tap to finish.</p>
        <Button className="w-full">Confirm my e-mail</Button>
      </form>
    </AccountPage>
  );
}

function BadLink({ next }: { next: string | null }) {
  return (
    <AccountPage title="Confirm your e-mail">
      <Notice tone="bad">
        This link is invalid or has expired. If your address is confirmed already, just sign in.
      </Notice>
      <ResendForm email={undefined} next={next} />
      <p>
        <a href={withNext(paths.login, next)}>Sign in</a>
      </p>
    </AccountPage>
  );
}
