import { data, redirect } from "react-router";
import { hashToken, newToken } from "#app/auth/one-time-token.ts";
import { clockContext, configContext, databaseContext } from "#app/context.ts";
import { resendSchema } from "#app/domain/account.ts";
import { answered } from "#app/http/answered.ts";
import { tooManyLetters, waitForLetters } from "#app/http/mail-limit.ts";
import { noticeCookie } from "#app/http/notice.ts";
import { pendingAddressCookie } from "#app/http/pending-address.ts";
import { readForm } from "#app/http/read-form.ts";
import { typedValues } from "#app/http/typed-values.ts";
import { verifyLetter } from "#app/mail/account-letters.ts";
import styles from "#app/styles/account.css?url";
import { CheckEmailPage } from "#app/ui/account/check-email-page.tsx";
import { UNTOUCHED } from "#app/ui/account/form-state.ts";
import { pageHead } from "#app/ui/head.ts";
import { resendVerification } from "#db/accounts.ts";
import type { Route } from "./+types/resend.ts";

const NOT_SENT = "We could not send it right now. Please try again in a moment.";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const meta: Route.MetaFunction = ({ matches: [root] }) =>
  pageHead(root.loaderData.origin, { title: "Check Your Email | Kayap", unlisted: true });

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request, resendSchema);
  if (!form.ok) {
    const { status, errors } = form;
    return data({ values: typedValues(form.values), errors, problem: null }, { status });
  }
  const { email } = form.data;
  const refused = (problem: string, status: number, seconds: number) =>
    data(
      { values: { email }, errors: {}, problem },
      { status, headers: { "Retry-After": String(seconds) } },
    );
  const wait = await answered(waitForLetters(request, context));
  if (!wait.ok) return refused(NOT_SENT, 503, 5);
  if (wait.value) return refused(tooManyLetters(wait.value), 429, wait.value);
  const token = newToken();
  const sent = await answered(
    resendVerification(context.get(databaseContext), {
      email,
      tokenHash: hashToken(token),
      letter: verifyLetter(context.get(configContext).appOrigin, token),
      now: context.get(clockContext)(),
    }),
  );
  if (!sent.ok) return refused(NOT_SENT, 503, 5);
  const headers = new Headers([
    ["Set-Cookie", noticeCookie(request, "letter-sent")],
    ["Set-Cookie", pendingAddressCookie(request, email)],
  ]);
  return redirect("/register/check-email", { status: 303, headers });
}

export default function Resend({ actionData }: Route.ComponentProps) {
  return <CheckEmailPage {...(actionData ?? UNTOUCHED)} email={null} />;
}
