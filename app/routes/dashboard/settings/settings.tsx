import { submitSettings } from "#app/actions/settings/submit-settings.ts";
import { readDevice } from "#app/auth/device.ts";
import { LiveOfflineDevice } from "#app/client/device/live-offline-device.tsx";
import { LivePushDevice } from "#app/client/device/live-push-device.tsx";
import { configContext, databaseContext } from "#app/context.ts";
import { settingsFormState } from "#app/domain/settings/form-state.ts";
import { settingsValues } from "#app/domain/settings/settings.ts";
import { readTheme } from "#app/http/cookies/theme.ts";
import { refuse } from "#app/http/responses/respond.ts";
import { tryDatabase } from "#app/http/responses/try-database.ts";
import { signedIn } from "#app/http/security/signed-in.ts";
import { privateMeta } from "#app/ui/pages/head.ts";
import { readSettings } from "#db/settings/settings.ts";
import type { Route } from "./+types/settings.ts";
import { SettingsPage, SettingsUnavailable } from "./settings-page.tsx";

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

export function action({ request, url, context }: Route.ActionArgs) {
  return submitSettings(request, url, context);
}

export default function Settings({ loaderData, actionData }: Route.ComponentProps) {
  const { values: current, version, pushKey, pushedHere } = loaderData;
  const form = actionData ?? (current && settingsFormState({ values: current, version }));
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
