import { data } from "react-router";
import { requestEmailLink } from "#app/actions/accounts/request-email-link.ts";
import { sendResetLink } from "#app/actions/accounts/send-reset-link.ts";
import { headersForNewDevice } from "#app/auth/device.ts";
import { forgotSchema, RESET_NOT_SENT } from "#app/domain/accounts/account.ts";
import type { FormState } from "#app/domain/forms/form-state.ts";
import { redirect } from "#app/http/responses/redirect.ts";
import { paths, withStep } from "#app/links.ts";
import { AccountForm, EmailField } from "#app/ui/accounts/account-form.tsx";
import { AccountPage } from "#app/ui/accounts/account-page.tsx";
import { UNTOUCHED } from "#app/ui/forms/form-state.ts";
import { privateMeta } from "#app/ui/pages/head.ts";
import { Icon } from "#app/ui/pictures/icon.tsx";
import type { Route } from "./+types/forgot-password.ts";

export const meta = () => privateMeta("Forgot password");

export function loader({ request, context, url }: Route.LoaderArgs) {
  const page = { sent: url.searchParams.get("step") === "sent" };
  return data(page, { headers: headersForNewDevice(request, context) });
}

export async function action({ request, context }: Route.ActionArgs) {
  const { refused } = await requestEmailLink({
    request,
    context,
    schema: forgotSchema,
    notSent: RESET_NOT_SENT,
    send: (link) => sendResetLink(request, context, link),
  });
  return refused ?? redirect(withStep(paths.forgotPassword, "sent"), 303);
}

export default function ForgotPassword({ loaderData, actionData }: Route.ComponentProps) {
  if (loaderData.sent && !actionData) return <ForgotSent />;
  return <ForgotPage {...(actionData ?? UNTOUCHED)} />;
}

/** Requests an e-mail with a reset link. */
function ForgotPage({ values, errors, problem }: FormState) {
  return (
    <AccountPage title="Forgot your password?">
      <p>Enter your e-mail address and we will send you a link to choose a new password.</p>
      <AccountForm
        action={paths.forgotPassword}
        labels={{ email: "E-mail" }}
        submit="Send the link"
        errors={errors}
        problem={problem}
      >
        <EmailField values={values} errors={errors} />
      </AccountForm>
      <p>
        <a href={paths.login}>Back to sign in</a>
      </p>
    </AccountPage>
  );
}

/** The confirmation, the same for every address. */
function ForgotSent() {
  return (
    <AccountPage title="Check your e-mail">
      <p className="flex gap-3">
        <Icon name="mail" className="size-7" />
        <span>
          If this address has an account, an e-mail with a link is on its way. The link works for 60
          minutes.
        </span>
      </p>
      <p>
        <a href={paths.forgotPassword}>Try another address</a>
      </p>
      <p>
        <a href={paths.login}>Back to sign in</a>
      </p>
    </AccountPage>
  );
}
