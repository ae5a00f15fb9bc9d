import { data, redirect } from "react-router";
import { hashToken, newToken } from "#app/auth/one-time-token.ts";
import { configContext, databaseContext } from "#app/context.ts";
import { forgotSchema, RESET_NOT_SENT } from "#app/domain/account.ts";
import { answered } from "#app/http/answered.ts";
import { tooManyLetters, waitForLetters } from "#app/http/mail-limit.ts";
import { readForm } from "#app/http/read-form.ts";
import { securityContext } from "#app/http/security-context.ts";
import { typedValues } from "#app/http/typed-values.ts";
import { resetLetter } from "#app/mail/account-letters.ts";
import styles from "#app/styles/account.css?url";
import { ForgotPage, ForgotSent } from "#app/ui/account/forgot-page.tsx";
import { UNTOUCHED } from "#app/ui/account/form-state.ts";
import { pageHead } from "#app/ui/head.ts";
import { requestReset } from "#db/password-reset.ts";
import type { Route } from "./+types/forgot-password.ts";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const meta: Route.MetaFunction = ({ matches: [root] }) =>
  pageHead(root.loaderData.origin, { title: "Forgot Password | Kayap", unlisted: true });

export function loader({ url }: Route.LoaderArgs) {
  return { sent: url.searchParams.get("step") === "sent" };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request, forgotSchema);
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
  if (!wait.ok) return refused(RESET_NOT_SENT, 503, 5);
  if (wait.value) return refused(tooManyLetters(wait.value), 429, wait.value);
  const token = newToken();
  const sent = await answered(
    requestReset(context.get(databaseContext), {
      email,
      tokenHash: hashToken(token),
      letter: resetLetter(context.get(configContext).appOrigin, token),
      context: securityContext(request, context),
    }),
  );
  if (!sent.ok) return refused(RESET_NOT_SENT, 503, 5);
  return redirect("/forgot-password?step=sent", 303);
}

export default function ForgotPassword({ loaderData, actionData }: Route.ComponentProps) {
  if (loaderData.sent && !actionData) return <ForgotSent />;
  return <ForgotPage {...(actionData ?? UNTOUCHED)} />;
}
