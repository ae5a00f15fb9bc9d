import { requestEmailLink } from "#app/actions/accounts/request-email-link.ts";
import { resendVerificationLink } from "#app/actions/accounts/resend-verification.ts";
import { resendSchema } from "#app/domain/accounts/account.ts";
import { EMAIL_NOT_SENT } from "#app/domain/failures/failure.ts";
import { pendingAddressCookie } from "#app/http/cookies/pending-email.ts";
import { seeOther } from "#app/http/responses/respond.ts";
import { nextOf } from "#app/http/return-to.ts";
import { paths, withNext } from "#app/links.ts";
import { CheckEmailPage, checkEmailTitle } from "#app/ui/accounts/check-email-page.tsx";
import { UNTOUCHED } from "#app/ui/forms/form-state.ts";
import { privateMeta } from "#app/ui/pages/head.ts";
import type { Route } from "./+types/resend.ts";

export const meta = () => privateMeta(checkEmailTitle(null));

export async function action({ request, context }: Route.ActionArgs) {
  const { email, next, refused } = await requestEmailLink({
    request,
    context,
    schema: resendSchema,
    notSent: EMAIL_NOT_SENT,
    send: (link) => resendVerificationLink(request, context, link),
  });
  if (refused) return refused;
  return seeOther(withNext(paths.checkEmail, next), {
    request,
    notice: "verification-sent",
    cookies: [pendingAddressCookie(request, email)],
  });
}

export default function Resend({ actionData }: Route.ComponentProps) {
  const form = actionData ?? UNTOUCHED;
  const next = nextOf(form.values.next);
  return <CheckEmailPage {...form} email={null} next={next} waiting={null} />;
}
