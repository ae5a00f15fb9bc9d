import { data, type RouterContextProvider, redirect } from "react-router";
import { confirmPassword } from "#app/auth/confirm-password.ts";
import { hashToken, newToken } from "#app/auth/one-time-token.ts";
import { configContext, databaseContext } from "#app/context.ts";
import { changeEmailSchema, OWN_ADDRESS, WRONG_PASSWORD } from "#app/domain/people/account.ts";
import { answered } from "#app/http/answered.ts";
import { tooManyAttempts } from "#app/http/limit.ts";
import { noticeCookie } from "#app/http/notice.ts";
import { readForm } from "#app/http/read-form.ts";
import { securityContext } from "#app/http/security-context.ts";
import { typedValues } from "#app/http/typed-values.ts";
import { changeEmailLetter, knownAddressLetter } from "#app/mail/account-letters.ts";
import { signedIn } from "#app/middleware/require-user.ts";
import { pageHead } from "#app/ui/head.ts";
import { EmailPage } from "#app/ui/settings/email-page.tsx";
import { requestEmailChange } from "#db/people/email-change.ts";
import type { Route } from "./+types/email.ts";

const NOT_SENT = "We could not send it right now. Please try again in a moment.";

export const meta: Route.MetaFunction = ({ matches: [root] }) =>
  pageHead(root.loaderData.origin, { title: "Change E-mail | Kayap", unlisted: true });

export function loader({ context }: Route.LoaderArgs) {
  return { now: signedIn(context).email };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request, changeEmailSchema);
  if (!form.ok) {
    const { status, errors } = form;
    return data({ values: typedValues(form.values), errors, problem: null }, { status });
  }
  const { email } = form.data;
  const refused = (
    status: number,
    errors: Record<string, string>,
    problem: string | null,
    wait = 0,
  ) =>
    data(
      { values: { email }, errors, problem },
      { status, headers: wait > 0 ? { "Retry-After": String(wait) } : {} },
    );
  if (email === signedIn(context).email) return refused(400, { email: OWN_ADDRESS }, null);
  const result = await answered(ask(request, context, form.data));
  if (!result.ok) return refused(503, {}, NOT_SENT, 5);
  const { value } = result;
  if (value === "wrong") return refused(400, { current: WRONG_PASSWORD }, null);
  if (value !== "sent") return refused(429, {}, tooManyAttempts(value.seconds), value.seconds);
  const headers = { "Set-Cookie": noticeCookie(request, "email-asked") };
  return redirect("/dashboard/settings", { status: 303, headers });
}

async function ask(
  request: Request,
  context: Readonly<RouterContextProvider>,
  { email, current }: { email: string; current: string },
): Promise<"sent" | "wrong" | { seconds: number }> {
  const { id: userId } = signedIn(context);
  const confirmed = await confirmPassword(context, userId, current);
  if (confirmed.is === "limited") return { seconds: confirmed.seconds };
  if (confirmed.is === "wrong") return "wrong";
  const { appOrigin } = context.get(configContext);
  const token = newToken();
  await requestEmailChange(context.get(databaseContext), {
    userId,
    email,
    tokenHash: hashToken(token),
    letters: { confirm: changeEmailLetter(appOrigin, token), known: knownAddressLetter(appOrigin) },
    context: securityContext(request, context),
  });
  return "sent";
}

export default function Email({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <EmailPage
      now={loaderData.now}
      values={actionData?.values ?? {}}
      errors={actionData?.errors ?? {}}
      problem={actionData?.problem ?? null}
    />
  );
}
