import { data, redirect } from "react-router";
import { unsubscribeToken } from "#app/auth/keys.ts";
import { hashToken } from "#app/auth/one-time-token.ts";
import { configContext, databaseContext, roomsContext } from "#app/context.ts";
import { SETTINGS_FAILED, settingsSchema, settingsValues } from "#app/domain/people/settings.ts";
import { answered, unavailable } from "#app/http/answered.ts";
import { readDevice } from "#app/http/device.ts";
import { noticeCookie } from "#app/http/notice.ts";
import { readForm } from "#app/http/read-form.ts";
import { securityContext } from "#app/http/security-context.ts";
import { readTheme, themeCookie } from "#app/http/theme.ts";
import { typedValues } from "#app/http/typed-values.ts";
import { LivePushDevice } from "#app/live/live-push-device.tsx";
import { signedIn } from "#app/middleware/require-user.ts";
import { pageHead } from "#app/ui/head.ts";
import { SettingsAway, SettingsPage } from "#app/ui/settings/settings-page.tsx";
import { readSettings, saveSettings } from "#db/people/settings.ts";
import type { Route } from "./+types/settings.ts";

export const meta: Route.MetaFunction = ({ matches: [root] }) =>
  pageHead(root.loaderData.origin, { title: "Settings | Kayap", unlisted: true });

export async function loader({ request, context }: Route.LoaderArgs) {
  const { id, email } = signedIn(context);
  const { pushKey } = context.get(configContext);
  const deviceId = readDevice(request)?.hash ?? null;
  const read = await answered(readSettings(context.get(databaseContext), id, deviceId));
  if (!read.ok) {
    return unavailable({ values: null, twoFactor: false, pushedHere: false, pushKey, email });
  }
  const { settings, ...more } = read.value;
  // The theme of this browser may have been chosen at the foot of another page.
  const values = settingsValues({ ...settings, theme: readTheme(request) });
  return { values, ...more, pushKey, email };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { id, email } = signedIn(context);
  const form = await readForm(request, settingsSchema);
  if (!form.ok) {
    const values = typedValues(form.values);
    return data({ values, errors: form.errors, problem: null }, { status: form.status });
  }
  const { secret } = context.get(configContext);
  const saved = await answered(
    saveSettings(context.get(databaseContext), {
      userId: id,
      settings: form.data,
      unsubscribeHash: hashToken(unsubscribeToken(secret, "newsletter", email)),
      context: securityContext(request, context),
    }),
  );
  if (!saved.ok) {
    const page = { values: settingsValues(form.data), errors: {}, problem: SETTINGS_FAILED };
    return data(page, { status: 503, headers: { "Retry-After": "5" } });
  }
  // The rooms ask anew what the person wants to be seen of (decision 60).
  context.get(roomsContext).endPerson(id);
  const headers = new Headers([
    ["Set-Cookie", themeCookie(request, form.data.theme)],
    ["Set-Cookie", noticeCookie(request, "settings-saved")],
  ]);
  return redirect("/dashboard/settings", { status: 303, headers });
}

export default function Settings({ loaderData, actionData }: Route.ComponentProps) {
  const values = actionData?.values ?? loaderData.values;
  const { pushKey, pushedHere } = loaderData;
  if (!values) return <SettingsAway />;
  return (
    <SettingsPage
      values={values}
      errors={actionData?.errors ?? {}}
      problem={actionData?.problem ?? null}
      twoFactor={loaderData.twoFactor}
      email={loaderData.email}
      device={pushKey && <LivePushDevice publicKey={pushKey} pushedHere={pushedHere} />}
    />
  );
}
