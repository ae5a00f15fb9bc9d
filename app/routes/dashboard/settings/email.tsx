import { data, type RouterContextProvider } from "react-router";
import { readDevice } from "#app/auth/device.ts";
import { hashToken, newToken } from "#app/auth/one-time-token.ts";
import { sessionHashOf } from "#app/auth/sessions.ts";
import { configContext, databaseContext } from "#app/context.ts";
import { changeEmailSchema, OWN_ADDRESS } from "#app/domain/accounts/account.ts";
import {
  addressChangeRequestedEmail,
  changeAddressEmail,
  knownAddressEmail,
} from "#app/email/account-emails.ts";
import { noticeCookie } from "#app/http/notice.ts";
import { readForm } from "#app/http/read-form.ts";
import { redirect } from "#app/http/redirect.ts";
import { securityContext } from "#app/http/security-context.ts";
import { signedIn } from "#app/http/signed-in.ts";
import { submittedValues } from "#app/http/submitted-values.ts";
import { tryDatabase } from "#app/http/try-database.ts";
import { paths } from "#app/links.ts";
import { pageHead } from "#app/ui/head.ts";
import { EmailPage } from "#app/ui/settings/email-page.tsx";
import { requestEmailChange } from "#db/accounts/email-change.ts";
import type { Route } from "./+types/email.ts";

const NOT_SENT = "We could not send it right now. Please try again in a moment.";
const RECOVERY_RUNS =
  "Two-factor sign-in is going to be removed from your account. Until that is over the address stays.";

export const meta: Route.MetaFunction = ({ matches: [root] }) =>
  pageHead(root.loaderData.origin, { title: "Change E-mail | Kayap", unlisted: true });

export function loader({ context }: Route.LoaderArgs) {
  return { now: signedIn(context).email };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request, changeEmailSchema);
  if (!form.ok) {
    const { status, errors } = form;
    return data({ values: submittedValues(form.values), errors, problem: null }, { status });
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
  const result = await tryDatabase(ask(request, context, email));
  if (!result.ok) return refused(503, {}, NOT_SENT, 5);
  if (!result.value) return refused(409, {}, RECOVERY_RUNS);
  const headers = { "Set-Cookie": noticeCookie(request, "email-asked") };
  return redirect(paths.settings, { status: 303, headers });
}

function ask(
  request: Request,
  context: Readonly<RouterContextProvider>,
  email: string,
): Promise<boolean> {
  const { id: userId, email: from } = signedIn(context);
  const { appOrigin } = context.get(configContext);
  const token = newToken();
  const stop = newToken();
  return requestEmailChange(context.get(databaseContext), {
    userId,
    sessionHash: sessionHashOf(request) ?? "",
    deviceHash: readDevice(request)?.hash ?? null,
    from,
    email,
    tokenHash: hashToken(token),
    stopHash: hashToken(stop),
    emails: {
      confirm: changeAddressEmail(appOrigin, token),
      known: knownAddressEmail(appOrigin),
      asked: addressChangeRequestedEmail(appOrigin, stop),
    },
    notification: {
      title: "Another e-mail address was asked for",
      body: "If it was not you, open our letter to your address and stop it.",
    },
    context: securityContext(request, context),
  });
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
