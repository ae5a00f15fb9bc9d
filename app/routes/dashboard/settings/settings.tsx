import { data } from "react-router";
import { readDevice } from "#app/auth/device.ts";
import { unsubscribeToken } from "#app/auth/keys.ts";
import { hashToken } from "#app/auth/one-time-token.ts";
import { LivePushDevice } from "#app/client/live-push-device.tsx";
import { configContext, databaseContext, roomsContext } from "#app/context.ts";
import { SETTINGS_FAILED, settingsSchema, settingsValues } from "#app/domain/settings/settings.ts";
import { versioned, versionOf } from "#app/domain/version.ts";
import { noticeCookie } from "#app/http/notice.ts";
import { readForm } from "#app/http/read-form.ts";
import { redirect } from "#app/http/redirect.ts";
import { refuse } from "#app/http/respond.ts";
import { securityContext } from "#app/http/security-context.ts";
import { signedIn } from "#app/http/signed-in.ts";
import { submittedValues } from "#app/http/submitted-values.ts";
import { readTheme, themeCookie } from "#app/http/theme.ts";
import { tryDatabase } from "#app/http/try-database.ts";
import { paths } from "#app/links.ts";
import { pageHead } from "#app/ui/head.ts";
import { settingsDifferences } from "#app/ui/settings/differences.ts";
import {
  SettingsPage,
  type SettingsPageProps,
  SettingsUnavailable,
} from "#app/ui/settings/settings-page.tsx";
import { readSettings, saveSettings } from "#db/settings/settings.ts";
import type { Route } from "./+types/settings.ts";

export const meta: Route.MetaFunction = ({ matches: [root] }) =>
  pageHead(root.loaderData.origin, { title: "Settings | Kayap", unlisted: true });

export async function loader({ request, context }: Route.LoaderArgs) {
  const { id, email } = signedIn(context);
  const { pushKey } = context.get(configContext);
  const deviceId = readDevice(request)?.hash ?? null;
  const read = await tryDatabase(readSettings(context.get(databaseContext), id, deviceId));
  if (!read.ok) {
    const nothing = { values: null, version: 0, twoFactor: false, pushedHere: false };
    return refuse(503, { ...nothing, pushKey, email });
  }
  const { settings, ...more } = read.value;
  // The theme of this browser may have been chosen at the foot of another page.
  const values = settingsValues({ ...settings, theme: readTheme(request) });
  return { values, ...more, pushKey, email };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { id, email } = signedIn(context);
  const form = await readForm(request, versioned(settingsSchema));
  if (!form.ok) {
    const values = submittedValues(form.values);
    const version = versionOf(form.values);
    return data(sent({ values, version, errors: form.errors }), { status: form.status });
  }
  const { fields: settings, version } = form.data;
  const values = settingsValues(settings);
  const db = context.get(databaseContext);
  const { secret } = context.get(configContext);
  const saved = await tryDatabase(
    saveSettings(db, {
      userId: id,
      settings,
      version,
      unsubscribeHash: hashToken(unsubscribeToken(secret, "newsletter", email)),
      context: securityContext(request, context),
    }),
  );
  if (!saved.ok) return refuse(503, sent({ values, version, problem: SETTINGS_FAILED }));
  if (!saved.value) {
    const stored = await tryDatabase(readSettings(db, id, null));
    if (!stored.ok) return refuse(503, sent({ values, version, problem: SETTINGS_FAILED }));
    const differences = settingsDifferences(stored.value.settings, settings);
    if (differences.length > 0) {
      return data(sent({ values, version: stored.value.version, differences }), { status: 409 });
    }
  }
  // The rooms ask anew what the person wants to be seen of (decision 60).
  context.get(roomsContext).endPerson(id);
  const headers = new Headers([
    ["Set-Cookie", themeCookie(request, settings.theme)],
    ["Set-Cookie", noticeCookie(request, "settings-saved")],
  ]);
  return redirect(paths.settings, { status: 303, headers });
}

type Sent = Pick<SettingsPageProps, "values" | "version" | "errors" | "problem" | "differences">;

/** The form as it was sent, and what there is to say about it. */
function sent(given: Partial<Sent> & Pick<Sent, "values" | "version">): Sent {
  return { errors: {}, problem: null, differences: [], ...given };
}

export default function Settings({ loaderData, actionData }: Route.ComponentProps) {
  const { values: stored, version, pushKey, pushedHere } = loaderData;
  const form = actionData ?? (stored && sent({ values: stored, version }));
  if (!form) return <SettingsUnavailable />;
  return (
    <SettingsPage
      {...form}
      twoFactor={loaderData.twoFactor}
      email={loaderData.email}
      device={pushKey && <LivePushDevice publicKey={pushKey} pushedHere={pushedHere} />}
    />
  );
}
