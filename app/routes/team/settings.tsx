import { unsentForm } from "#app/actions/accounts/unsent-form.ts";
import { changeSiteSettings } from "#app/actions/team/change-site-settings.ts";
import { databaseContext } from "#app/context.ts";
import type { Difference } from "#app/domain/forms/difference.ts";
import type { FormState } from "#app/domain/forms/form-state.ts";
import { versioned, versionOf } from "#app/domain/forms/version.ts";
import { type SiteSettings, siteSettingsSchema } from "#app/domain/team/site-settings.ts";
import { readForm } from "#app/http/forms/read-form.ts";
import { submittedValues } from "#app/http/forms/submitted-values.ts";
import { carriedFrame } from "#app/http/frame/carried-frame.ts";
import { refuse, seeOther } from "#app/http/responses/respond.ts";
import { readForPage, tryDatabase } from "#app/http/responses/try-database.ts";
import { paths } from "#app/links.ts";
import { DashboardPage } from "#app/ui/dashboard/page.tsx";
import { ChangedElsewhere } from "#app/ui/forms/changed-elsewhere.tsx";
import { privateMeta } from "#app/ui/pages/head.ts";
import { readSiteSettings } from "#db/team/site-settings.ts";
import type { Route } from "./+types/settings.ts";
import { SettingsForm } from "./settings-form.tsx";

export const meta = () => privateMeta("Settings");

export async function loader({ context }: Route.LoaderArgs) {
  return readForPage(readSiteSettings(context.get(databaseContext)));
}

type Shown = Pick<FormState, "values" | "errors"> & {
  version: number;
  differences: readonly Difference[];
};

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request.clone(), versioned(siteSettingsSchema));
  if (!form.ok) {
    const { status, values, errors } = form;
    const formState = { values: submittedValues(values), errors, differences: [] };
    return refuse<Shown>(status, { ...formState, version: versionOf(values) });
  }
  const { fields: settings, version, typed } = form.data;
  const outcome = await tryDatabase(changeSiteSettings(context, { settings, version }));
  if (!outcome.ok) {
    // The page cannot be read either: the error page then contains the form.
    const unsent = await unsentForm(request, paths.teamSettings);
    throw refuse(503, { ...unsent, frame: carriedFrame(request, context) });
  }
  if (!outcome.value.saved) {
    const { version, differences } = outcome.value;
    return refuse<Shown>(409, { values: typed, errors: {}, version, differences });
  }
  return seeOther(paths.teamSettings, { request, notice: "settings-saved" });
}

/** The settings as the form fills them in. */
const valuesOf = ({ signUps, approval, ...texts }: SiteSettings) => ({
  ...texts,
  signUps: signUps ? "on" : undefined,
  approval: approval ? "on" : undefined,
});

/** What the team sets for all of Kayap. */
export default function Settings({ loaderData, actionData }: Route.ComponentProps) {
  const storedState: Shown = {
    values: valuesOf(loaderData.settings),
    errors: {},
    version: loaderData.version,
    differences: [],
  };
  const { differences, ...form } = actionData ?? storedState;
  return (
    <DashboardPage title="Settings">
      <p className="max-w-text text-soft">
        What counts for all of Kayap. Every change stands in the log, and reaches all pages within
        about a minute.
      </p>
      {differences.length > 0 && (
        <ChangedElsewhere
          differences={differences}
          kept="Your version is still in the form below."
          href={paths.teamSettings}
        />
      )}
      <SettingsForm {...form} />
    </DashboardPage>
  );
}
