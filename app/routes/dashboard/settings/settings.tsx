import { forgetProfessional } from "#app/actions/services/forget-documents.ts";
import { readDevice } from "#app/auth/device.ts";
import { unsubscribeToken } from "#app/auth/keys.ts";
import { hashToken } from "#app/auth/one-time-token.ts";
import { LiveOfflineDevice } from "#app/client/live-offline-device.tsx";
import { LivePushDevice } from "#app/client/live-push-device.tsx";
import { configContext, databaseContext, roomsContext } from "#app/context.ts";
import { versioned, versionOf } from "#app/domain/forms/version.ts";
import { isWeaker } from "#app/domain/settings/protection.ts";
import {
  type ChosenSettings,
  SETTINGS_FAILED,
  settingsFormSchema,
  settingsValues,
} from "#app/domain/settings/settings.ts";
import { readTheme, themeCookie } from "#app/http/cookies/theme.ts";
import { isOfScript } from "#app/http/data-path.ts";
import { readForm } from "#app/http/forms/read-form.ts";
import { submittedValues } from "#app/http/forms/submitted-values.ts";
import { refuse, seeOther } from "#app/http/responses/respond.ts";
import { readForPage, tryDatabase } from "#app/http/responses/try-database.ts";
import { hasRecentProof, redirectToProof } from "#app/http/security/proof.ts";
import { securityContext } from "#app/http/security/security-context.ts";
import { signedIn } from "#app/http/security/signed-in.ts";
import { paths } from "#app/links.ts";
import { privateMeta } from "#app/ui/pages/head.ts";
import type { Database } from "#db/client.ts";
import { readSettings, saveSettings } from "#db/settings/settings.ts";
import type { Route } from "./+types/settings.ts";
import { settingsDifferences } from "./settings-differences.ts";
import { SettingsPage, type SettingsPageProps, SettingsUnavailable } from "./settings-page.tsx";

export const meta = () => privateMeta("Settings");

export async function loader({ request, context }: Route.LoaderArgs) {
  const { id, email, remembered } = signedIn(context);
  const person = { id, remembered };
  const { pushKey } = context.get(configContext);
  const deviceId = readDevice(request, context)?.hash ?? null;
  const read = await tryDatabase(readSettings(context.get(databaseContext), id, deviceId));
  if (!read.ok) {
    const emptyPage = { values: null, version: 0, twoFactor: false, pushedHere: false };
    return refuse(503, { ...emptyPage, pushKey, email, person });
  }
  const { settings, ...more } = read.value;
  // The theme of this browser may have been chosen in the footer of another page.
  const values = settingsValues({ ...settings, theme: readTheme(request) });
  return { values, ...more, pushKey, email, person };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const { id, email } = signedIn(context);
  const form = await readForm(request, versioned(settingsFormSchema));
  if (!form.ok) {
    const values = submittedValues(form.values);
    const version = versionOf(form.values);
    return refuse(form.status, formState({ values, version, errors: form.errors }));
  }
  const { fields: chosen, version } = form.data;
  const db = context.get(databaseContext);
  const settings = await wholeSettings(db, id, chosen);
  const values = settingsValues(settings);
  const { secret } = context.get(configContext);
  const isProven = hasRecentProof(context);
  const outcome = await tryDatabase(
    saveSettings(db, {
      userId: id,
      settings,
      version,
      isProven,
      unsubscribeHash: hashToken(unsubscribeToken(secret, "newsletter", email)),
      context: securityContext(request, context),
    }),
  );
  if (!outcome.ok) return refuse(503, formState({ values, version, problem: SETTINGS_FAILED }));
  if (!outcome.value) {
    const current = await tryDatabase(readSettings(db, id, null));
    if (!current.ok) return refuse(503, formState({ values, version, problem: SETTINGS_FAILED }));
    const isCurrent = current.value.version === version;
    if (isCurrent && !isProven && isWeaker(current.value.settings, settings)) {
      if (!isOfScript(request)) throw redirectToProof(request, url);
      return refuse(403, formState({ values, version, needsProof: true }));
    }
    const differences = settingsDifferences(current.value.settings, settings);
    if (differences.length > 0) {
      return refuse(409, formState({ values, version: current.value.version, differences }));
    }
  }
  // The rooms read again whether the person shows their presence (decision 60).
  context.get(roomsContext).endPerson(id);
  if (settings.profileVisibility !== "public") forgetProfessional(context, signedIn(context));
  const cookies = [themeCookie(request, settings.theme)];
  return seeOther(paths.settings, { request, notice: "settings-saved", cookies });
}

/** The submitted settings; fields that were not in the form keep their stored values. */
async function wholeSettings(db: Database, userId: string, chosen: ChosenSettings) {
  const { loginAlerts, sessionTimeout } = chosen;
  if (loginAlerts !== undefined && sessionTimeout !== undefined) {
    return { ...chosen, loginAlerts, sessionTimeout };
  }
  const { settings } = await readForPage(readSettings(db, userId, null));
  return {
    ...chosen,
    loginAlerts: settings.loginAlerts,
    sessionTimeout: settings.sessionTimeout,
  };
}

type FormValues = Pick<
  SettingsPageProps,
  "values" | "version" | "errors" | "problem" | "differences" | "needsProof"
>;

/** The form with these values and its errors. */
function formState(
  state: Partial<FormValues> & Pick<FormValues, "values" | "version">,
): FormValues {
  return { errors: {}, problem: null, differences: [], needsProof: false, ...state };
}

export default function Settings({ loaderData, actionData }: Route.ComponentProps) {
  const { values: current, version, pushKey, pushedHere } = loaderData;
  const form = actionData ?? (current && formState({ values: current, version }));
  if (!form) return <SettingsUnavailable />;
  return (
    <SettingsPage
      {...form}
      twoFactor={loaderData.twoFactor}
      email={loaderData.email}
      offlineDevice={<LiveOfflineDevice person={loaderData.person} />}
      device={pushKey && <LivePushDevice publicKey={pushKey} pushedHere={pushedHere} />}
    />
  );
}
