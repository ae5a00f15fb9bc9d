import type { RouterContextProvider } from "react-router";
import { forgetProfessional } from "#app/actions/services/forget-documents.ts";
import { unsubscribeToken } from "#app/auth/keys.ts";
import { hashToken } from "#app/auth/one-time-token.ts";
import { configContext, databaseContext, roomsContext } from "#app/context.ts";
import { versioned, versionOf } from "#app/domain/forms/version.ts";
import { settingsFormState } from "#app/domain/settings/form-state.ts";
import { isWeaker } from "#app/domain/settings/protection.ts";
import {
  type ChosenSettings,
  SETTINGS_FAILED,
  type Settings,
  settingsFormSchema,
  settingsValues,
} from "#app/domain/settings/settings.ts";
import { settingsDifferences } from "#app/domain/settings/settings-differences.ts";
import { themeCookie } from "#app/http/cookies/theme.ts";
import { isOfScript } from "#app/http/data-path.ts";
import { readForm } from "#app/http/forms/read-form.ts";
import { submittedValues } from "#app/http/forms/submitted-values.ts";
import { refuse, seeOther } from "#app/http/responses/respond.ts";
import { readForPage, tryDatabase } from "#app/http/responses/try-database.ts";
import { hasRecentProof, redirectToProof } from "#app/http/security/proof.ts";
import { securityContext } from "#app/http/security/security-context.ts";
import { signedIn } from "#app/http/security/signed-in.ts";
import { paths } from "#app/links.ts";
import { readSettings, saveSettings } from "#db/settings/settings.ts";

type Context = Readonly<RouterContextProvider>;
type Submission = { settings: Settings; version: number; isProven: boolean };

/** Saves the settings of the signed-in person; what weakens their account needs the password first. */
export async function submitSettings(request: Request, url: URL, context: Context) {
  const form = await readForm(request, versioned(settingsFormSchema));
  if (!form.ok) {
    const values = submittedValues(form.values);
    const version = versionOf(form.values);
    return refuse(form.status, settingsFormState({ values, version, errors: form.errors }));
  }
  const { fields: chosen, version } = form.data;
  const settings = await wholeSettings(context, chosen);
  const submission = { settings, version, isProven: hasRecentProof(context) };
  const outcome = await tryDatabase(save(request, context, submission));
  if (!outcome.ok) return unavailable(submission);
  if (!outcome.value) {
    const refusal = await explainRefusal(request, url, context, submission);
    if (refusal) return refusal;
  }
  // The rooms read again whether the person shows their presence (decision 60).
  context.get(roomsContext).endPerson(signedIn(context).id);
  if (settings.profileVisibility !== "public") forgetProfessional(context, signedIn(context));
  const cookies = [themeCookie(request, settings.theme)];
  return seeOther(paths.settings, { request, notice: "settings-saved", cookies });
}

/** The submitted settings; fields that were not in the form keep their stored values. */
async function wholeSettings(context: Context, chosen: ChosenSettings): Promise<Settings> {
  const { loginAlerts, sessionTimeout } = chosen;
  if (loginAlerts !== undefined && sessionTimeout !== undefined) {
    return { ...chosen, loginAlerts, sessionTimeout };
  }
  const db = context.get(databaseContext);
  const { settings } = await readForPage(readSettings(db, signedIn(context).id, null));
  return {
    ...chosen,
    loginAlerts: settings.loginAlerts,
    sessionTimeout: settings.sessionTimeout,
  };
}

function save(request: Request, context: Context, { settings, version, isProven }: Submission) {
  const { id: userId, email } = signedIn(context);
  const { secret } = context.get(configContext);
  return saveSettings(context.get(databaseContext), {
    userId,
    settings,
    version,
    isProven,
    unsubscribeHash: hashToken(unsubscribeToken(secret, "newsletter", email)),
    context: securityContext(request, context),
  });
}

/**
 * Why correct settings changed nothing: the password is wanted first, or they were changed elsewhere. Null where the stored
 * ones are the same: they were saved before, and only the response was lost.
 */
async function explainRefusal(
  request: Request,
  url: URL,
  context: Context,
  submission: Submission,
) {
  const { settings, version, isProven } = submission;
  const db = context.get(databaseContext);
  const stored = await tryDatabase(readSettings(db, signedIn(context).id, null));
  if (!stored.ok) return unavailable(submission);
  const current = stored.value;
  const values = settingsValues(settings);
  if (current.version === version && !isProven && isWeaker(current.settings, settings)) {
    if (!isOfScript(request)) throw redirectToProof(request, url);
    return refuse(403, settingsFormState({ values, version, needsProof: true }));
  }
  const differences = settingsDifferences(current.settings, settings);
  if (differences.length === 0) return null;
  return refuse(409, settingsFormState({ values, version: current.version, differences }));
}

/** The form again, because the database does not answer. */
function unavailable({ settings, version }: Submission) {
  const values = settingsValues(settings);
  return refuse(503, settingsFormState({ values, version, problem: SETTINGS_FAILED }));
}
