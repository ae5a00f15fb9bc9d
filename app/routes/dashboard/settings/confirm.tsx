import type { RouterContextProvider } from "react-router";
import { reauthenticate } from "#app/actions/accounts/reauthenticate.ts";
import { clockContext, databaseContext } from "#app/context.ts";
import {
  NO_PROOF,
  NO_PROOF_OR_CODE,
  reauthenticationSchema,
} from "#app/domain/accounts/account.ts";
import { isRecentReauthentication } from "#app/domain/accounts/reauthentication.ts";
import type { OwnPath } from "#app/domain/paths/safe-path.ts";
import { readForm } from "#app/http/forms/read-form.ts";
import { submittedValues } from "#app/http/forms/submitted-values.ts";
import { redirect } from "#app/http/responses/redirect.ts";
import { tryDatabase } from "#app/http/responses/try-database.ts";
import { returnTo } from "#app/http/return-to.ts";
import { leadOn, proofPage } from "#app/http/security/proof-answer.ts";
import { signedIn } from "#app/http/security/signed-in.ts";
import { paths } from "#app/links.ts";
import { PasswordField } from "#app/ui/accounts/password-field.tsx";
import { ProofForm, type ProofState } from "#app/ui/accounts/proof-form.tsx";
import { DashboardPage } from "#app/ui/dashboard/page.tsx";
import { TextField } from "#app/ui/forms/field.tsx";
import { privateMeta } from "#app/ui/pages/head.ts";
import { readTwoFactor } from "#db/accounts/two-factor.ts";
import type { Route } from "./+types/confirm.ts";

const SETTINGS = paths.settings;

export const meta = () => privateMeta("Confirm it’s you");

/** The page or form after the proof: one of the settings or the calendar address, because nothing else requires a proof. */
function targetOf(url: URL): { target: OwnPath; sends: boolean } {
  const send = url.searchParams.get("send");
  const target = returnTo(send ?? url.searchParams.get("next"), SETTINGS);
  const [path = ""] = target.split("?");
  const isProven =
    path === SETTINGS || path.startsWith(`${SETTINGS}/`) || path === paths.calendarFeed;
  return { target: isProven ? target : SETTINGS, sends: send !== null };
}

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { target } = targetOf(url);
  const { id, confirmedAt } = signedIn(context);
  if (
    request.method === "GET" &&
    isRecentReauthentication(confirmedAt, context.get(clockContext)())
  ) {
    throw redirect(target, 303);
  }
  const read = await tryDatabase(readTwoFactor(context.get(databaseContext), id));
  return { target, twoFactor: read.ok && read.value.on };
}

/** Checks the proof and redirects. A form that was just redirected here gets the page that asks for the proof. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const { target, sends } = targetOf(url);
  const form = await readForm(request, reauthenticationSchema);
  const waitingRequest = {
    target,
    sends,
    fields: submittedValues(form.ok && sends ? form.data : {}),
  };
  if (!form.ok) return proofPage(waitingRequest, form);
  const { asked, proofPassword, proofCode } = form.data;
  if (proofPassword === "" && proofCode === "") {
    if (!asked) return proofPage(waitingRequest, { status: 403 });
    return proofPage(waitingRequest, { status: 400, errors: await noProof(context) });
  }
  return leadOn(waitingRequest, reauthenticate(request, context, signedIn(context), form.data));
}

async function noProof(context: Readonly<RouterContextProvider>): Promise<Record<string, string>> {
  const { id } = signedIn(context);
  const read = await tryDatabase(readTwoFactor(context.get(databaseContext), id));
  return { proofPassword: read.ok && read.value.on ? NO_PROOF_OR_CODE : NO_PROOF };
}

export default function ConfirmIdentity({ loaderData, actionData }: Route.ComponentProps) {
  const { asked: _, ...fields } = actionData?.fields ?? {};
  return (
    <ConfirmIdentityPage
      target={loaderData.target}
      sends={actionData?.sends ?? false}
      fields={fields}
      twoFactor={loaderData.twoFactor}
      errors={actionData?.errors ?? {}}
      problem={actionData?.problem ?? null}
    />
  );
}

const LABELS = { proofPassword: "Your password", proofCode: "Or a code" };

type ConfirmIdentityPageProps = ProofState & {
  /** The path it leads on to. */
  target: string;
  /** Whether a code proves it as well. */
  twoFactor: boolean;
};

/** Asks for the password, or a code, before something sensitive; the fields of the first form go on with it (threat 69). */
function ConfirmIdentityPage({ target, twoFactor, ...state }: ConfirmIdentityPageProps) {
  const { errors, sends } = state;
  return (
    <DashboardPage title="Confirm it’s you">
      <ProofForm
        {...state}
        path={paths.confirmIdentity}
        target={target}
        labels={LABELS}
        submit="Confirm"
        cancelTo={target === paths.calendarFeed ? target : paths.settings}
      >
        <p>
          The next step affects the security of your account, so please confirm it’s you. We will
          not ask again for five minutes.
          {sends && " Then we go on with what you sent."}
        </p>
        <PasswordField
          id="proofPassword"
          label={LABELS.proofPassword}
          autoComplete="current-password"
          error={errors.proofPassword}
        />
        {twoFactor && (
          <TextField
            id="proofCode"
            name="proofCode"
            label={LABELS.proofCode}
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            hint="The six digits from your app, or a recovery code, instead of the password."
            error={errors.proofCode}
          />
        )}
      </ProofForm>
    </DashboardPage>
  );
}
