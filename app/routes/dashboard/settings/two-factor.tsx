import { data } from "react-router";
import type { z } from "zod";
import { confirmSetup } from "#app/actions/accounts/two-factor/confirm-setup.ts";
import { endFactor } from "#app/actions/accounts/two-factor/end-factor.ts";
import type { Outcome, Source } from "#app/actions/accounts/two-factor/outcome.ts";
import { renewCodes } from "#app/actions/accounts/two-factor/renew-codes.ts";
import { beginSetup, secretOfSetup } from "#app/actions/accounts/two-factor/setup.ts";
import { setupOf } from "#app/auth/two-factor.ts";
import { databaseContext } from "#app/context.ts";
import { twoFactorSchema } from "#app/domain/accounts/account.ts";
import { NOT_DONE } from "#app/domain/failures/failure.ts";
import { readForm } from "#app/http/forms/read-form.ts";
import { redirect } from "#app/http/responses/redirect.ts";
import { type FormRefusal, refuseForm } from "#app/http/responses/refuse-form.ts";
import { seeOther } from "#app/http/responses/respond.ts";
import { readForPage, tryDatabase } from "#app/http/responses/try-database.ts";
import { signedIn } from "#app/http/security/signed-in.ts";
import { paths } from "#app/links.ts";
import { privateMeta } from "#app/ui/pages/head.ts";
import { readTwoFactor } from "#db/accounts/two-factor.ts";
import { readRecovery } from "#db/accounts/two-factor-recovery.ts";
import type { Route } from "./+types/two-factor.ts";
import { TwoFactorPage } from "./two-factor-page.tsx";

export const meta = () => privateMeta("Two-factor sign-in");

export async function loader({ request, context }: Route.LoaderArgs) {
  const { id, email } = signedIn(context);
  const db = context.get(databaseContext);
  const [{ on, codesLeft }, secret] = await readForPage(
    Promise.all([readTwoFactor(db, id), secretOfSetup({ request, context })]),
  );
  if (on) {
    const recovery = await tryDatabase(readRecovery(db, id));
    const removedAt = recovery.ok ? (recovery.value?.dueAt ?? null) : null;
    return { on, codesLeft, setup: null, removedAt };
  }
  return { on, codesLeft, setup: secret ? setupOf(email, secret) : null, removedAt: null };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request, twoFactorSchema);
  if (!form.ok) return again(form, form.values.intent);
  const { intent } = form.data;
  const result = await tryDatabase(outcomeOf({ request, context }, form.data));
  if (!result.ok) return again({ status: 503, problem: NOT_DONE });
  const { value } = result;
  if (value === "begun") return redirect(paths.twoFactorSettings, 303);
  if (value === "ended") return seeOther(paths.settings, { request, notice: "two-factor-off" });
  // Shown once, so they are in this answer and on no page of their own.
  if ("codes" in value) {
    return data({ codes: value.codes, intent, errors: {}, problem: null });
  }
  return again(value, intent);
}

function outcomeOf(source: Source, fields: z.output<typeof twoFactorSchema>): Promise<Outcome> {
  switch (fields.intent) {
    case "begin":
      return beginSetup(source);
    case "confirm":
      return confirmSetup(source, fields.code);
    case "codes":
      return renewCodes(source, fields.code);
    case "end":
      return endFactor(source, fields);
  }
}

const again = (refusal: FormRefusal, intent = "") => refuseForm(refusal, { codes: null, intent });

export default function TwoFactor({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <TwoFactorPage
      state={loaderData}
      codes={actionData?.codes ?? null}
      intent={actionData?.intent ?? ""}
      errors={actionData?.errors ?? {}}
      problem={actionData?.problem ?? null}
    />
  );
}
