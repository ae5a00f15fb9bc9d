import { enterTeam } from "#app/actions/team/enter.ts";
import { staffContext } from "#app/context.ts";
import type { OwnPath } from "#app/domain/paths/safe-path.ts";
import { ENTER_MISSING, enterSchema } from "#app/domain/team/enter.ts";
import { readForm } from "#app/http/forms/read-form.ts";
import { submittedValues } from "#app/http/forms/submitted-values.ts";
import { returnTo } from "#app/http/return-to.ts";
import { leadOn, proofPage } from "#app/http/security/proof-answer.ts";
import { paths } from "#app/links.ts";
import { PasswordField } from "#app/ui/accounts/password-field.tsx";
import { ProofForm } from "#app/ui/accounts/proof-form.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { DashboardPage } from "#app/ui/dashboard/page.tsx";
import { TextField } from "#app/ui/forms/field.tsx";
import { privateMeta } from "#app/ui/pages/head.ts";
import type { Route } from "./+types/enter.ts";

export const meta = () => privateMeta("Team");

/** The page or form of the team that this leads on to. */
function targetOf(url: URL): { target: OwnPath; sends: boolean } {
  const send = url.searchParams.get("send");
  const target = returnTo(send ?? url.searchParams.get("next"), paths.team);
  const isOfTeam = target === paths.team || target.startsWith(`${paths.team}/`);
  return { target: isOfTeam ? target : paths.team, sends: send !== null };
}

export function loader({ url, context }: Route.LoaderArgs) {
  return { target: targetOf(url).target, hasFactor: context.get(staffContext).hasFactor };
}

/** Checks password and code and redirects. A form that was just redirected here gets the page that asks for them. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const { target, sends } = targetOf(url);
  const form = await readForm(request, enterSchema);
  const waitingRequest = {
    target,
    sends,
    fields: submittedValues(form.ok && sends ? form.data : {}),
  };
  if (!form.ok) return proofPage(waitingRequest, form);
  const { asked, current, code } = form.data;
  if (!asked || !context.get(staffContext).hasFactor)
    return proofPage(waitingRequest, { status: 403 });
  const errors = {
    ...(current === "" && { current: ENTER_MISSING.current }),
    ...(code === "" && { code: ENTER_MISSING.code }),
  };
  if (Object.keys(errors).length > 0) return proofPage(waitingRequest, { status: 400, errors });
  return leadOn(waitingRequest, enterTeam(request, context, { current, code }));
}

const LABELS = { current: "Your password", code: "Code" };

export default function EnterTeam({ loaderData, actionData }: Route.ComponentProps) {
  const { target, hasFactor } = loaderData;
  if (!hasFactor) return <FactorFirst />;
  const { sends = false, errors = {}, problem = null } = actionData ?? {};
  const { asked: _, ...fields } = actionData?.fields ?? {};
  return (
    <DashboardPage title="Open the team’s pages">
      <ProofForm
        sends={sends}
        fields={fields}
        errors={errors}
        problem={problem}
        path={paths.teamEnter}
        target={target}
        labels={LABELS}
        submit="Open"
        cancelTo={paths.dashboard}
      >
        <p>
          These pages show what people wrote and who they are. We ask again after 30 minutes without
          use.{sends && " Then we go on with what you sent."}
        </p>
        <PasswordField
          id="current"
          label={LABELS.current}
          autoComplete="current-password"
          error={errors.current}
        />
        <TextField
          id="code"
          name="code"
          label={LABELS.code}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          hint="The six digits from your app, or a recovery code."
          error={errors.code}
        />
      </ProofForm>
    </DashboardPage>
  );
}

function FactorFirst() {
  return (
    <DashboardPage title="Turn on two-factor sign-in first">
      <p className="max-w-text">
        The team’s pages show what people wrote and who they are. They open only with a code from
        your phone beside your password.
      </p>
      <ButtonLink href={paths.twoFactorSettings}>Turn on two-factor sign-in</ButtonLink>
    </DashboardPage>
  );
}
