import { data } from "react-router";
import { afterSignIn } from "#app/actions/accounts/after-sign-in.ts";
import { signIn } from "#app/actions/accounts/sign-in.ts";
import { userContext } from "#app/context.ts";
import { INVALID_LOGIN, loginSchema, SIGN_IN_DOWN } from "#app/domain/accounts/account.ts";
import { signInReason } from "#app/domain/accounts/sign-in-reason.ts";
import { minutesText } from "#app/http/limit.ts";
import { noticeCookie } from "#app/http/notice.ts";
import { readForm } from "#app/http/read-form.ts";
import { redirect } from "#app/http/redirect.ts";
import { returnTo } from "#app/http/return-to.ts";
import { submittedValues } from "#app/http/submitted-values.ts";
import { tryDatabase } from "#app/http/try-database.ts";
import { paths, signInFor } from "#app/links.ts";
import { LoginPage } from "#app/ui/accounts/login-page.tsx";
import { UNTOUCHED } from "#app/ui/form-state.ts";
import { pageHead } from "#app/ui/head.ts";
import type { Route } from "./+types/login.ts";

const START = paths.dashboard;

export const meta: Route.MetaFunction = ({ matches: [root] }) =>
  pageHead(root.loaderData.origin, { title: "Sign In | Kayap", unlisted: true });

export function loader({ request, url, context }: Route.LoaderArgs) {
  const next = returnTo(url.searchParams.get("next"), null);
  if (context.get(userContext)) throw redirect(next ?? START, 303);
  if (url.searchParams.get("verified") === "true") {
    const headers = { "Set-Cookie": noticeCookie(request, "verified") };
    throw redirect(next ? signInFor(next) : paths.login, { status: 303, headers });
  }
  return { next };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request, loginSchema);
  if (!form.ok) {
    const values = submittedValues(form.values);
    return data({ values, errors: form.errors, problem: null }, { status: form.status });
  }
  const { next, remember, email } = form.data;
  const refused = (problem: string, status: number, headers: HeadersInit = {}) =>
    data(
      { values: { email, next, remember: remember ? "on" : undefined }, errors: {}, problem },
      { status, headers },
    );
  const result = await tryDatabase(signIn(request, context, form.data));
  if (!result.ok) return refused(SIGN_IN_DOWN, 503, { "Retry-After": "5" });
  if (result.value.is === "wrong") return refused(INVALID_LOGIN, 400);
  if (result.value.is === "limited") {
    const { seconds } = result.value;
    return refused(tooMany(seconds), 429, { "Retry-After": String(seconds) });
  }
  const goal = returnTo(next, START);
  if (result.value.is === "in") return afterSignIn(goal, result.value);
  const headers = { "Set-Cookie": result.value.cookie };
  return redirect(`${paths.loginCode}?next=${encodeURIComponent(goal)}`, { status: 303, headers });
}

const tooMany = (seconds: number) =>
  `Too many sign-in attempts. Please wait ${minutesText(seconds)} and try again.`;

export default function Login({ loaderData, actionData }: Route.ComponentProps) {
  const form = actionData ?? UNTOUCHED;
  const next = form.values.next ? returnTo(form.values.next, null) : loaderData.next;
  return <LoginPage {...form} next={next} reason={signInReason(next)} />;
}
