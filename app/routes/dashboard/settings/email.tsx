import type { RouterContextProvider } from "react-router";
import { hashToken, newToken } from "#app/auth/one-time-token.ts";
import { sessionHashOf } from "#app/auth/sessions.ts";
import { clockContext, configContext, databaseContext } from "#app/context.ts";
import { changeEmailSchema, OWN_ADDRESS } from "#app/domain/accounts/account.ts";
import {
  addressChangeRequestedEmail,
  changeAddressEmail,
  knownAddressEmail,
} from "#app/email/account-emails.ts";
import { readForm } from "#app/http/read-form.ts";
import { refuse, seeOther } from "#app/http/respond.ts";
import { securityContext } from "#app/http/security-context.ts";
import { signedIn } from "#app/http/signed-in.ts";
import { submittedValues } from "#app/http/submitted-values.ts";
import { readForPage, tryDatabase } from "#app/http/try-database.ts";
import { paths } from "#app/links.ts";
import { privateMeta } from "#app/ui/head.ts";
import { EmailPage } from "#app/ui/settings/email-page.tsx";
import { requestEmailChange } from "#db/accounts/email-change.ts";
import { readStoppableUntil } from "#db/former-addresses.ts";
import type { Route } from "./+types/email.ts";

const NOT_SENT = "We could not send the e-mail right now. Please try again in a moment.";
const RECOVERY_RUNS =
  "Two-factor sign-in is going to be removed from your account. Until then the address cannot be changed.";

export const meta = () => privateMeta("Change e-mail");

export async function loader({ context }: Route.LoaderArgs) {
  const { id, email } = signedIn(context);
  const now = context.get(clockContext)();
  const fixedUntil = await readForPage(readStoppableUntil(context.get(databaseContext), id, now));
  return { currentEmail: email, fixedUntil };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request, changeEmailSchema);
  if (!form.ok) {
    const { status, errors } = form;
    return refuse(status, { values: submittedValues(form.values), errors, problem: null });
  }
  const { email } = form.data;
  const refused = (status: number, errors: Record<string, string>, problem: string | null) =>
    refuse(status, { values: { email }, errors, problem });
  if (email === signedIn(context).email) return refused(400, { email: OWN_ADDRESS }, null);
  const result = await tryDatabase(requestChange(request, context, email));
  if (!result.ok) return refused(503, {}, NOT_SENT);
  if (result.value.isRecovering) return refused(409, {}, RECOVERY_RUNS);
  // The page is read again, and says until when.
  if (result.value.stoppableUntil !== null) return refused(409, {}, null);
  return seeOther(paths.settings, { request, notice: "email-change-requested" });
}

function requestChange(request: Request, context: Readonly<RouterContextProvider>, email: string) {
  const { id: userId, email: from } = signedIn(context);
  const { appOrigin } = context.get(configContext);
  const token = newToken();
  const stop = newToken();
  return requestEmailChange(context.get(databaseContext), {
    userId,
    sessionHash: sessionHashOf(request) ?? "",
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
      title: "A change of your e-mail address was requested",
      body: "If it was not you, open our e-mail to your current address and stop it.",
    },
    context: securityContext(request, context),
  });
}

export default function Email({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <EmailPage
      currentEmail={loaderData.currentEmail}
      fixedUntil={loaderData.fixedUntil}
      values={actionData?.values ?? {}}
      errors={actionData?.errors ?? {}}
      problem={actionData?.problem ?? null}
    />
  );
}
