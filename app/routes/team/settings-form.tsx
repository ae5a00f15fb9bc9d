import type { FormState } from "#app/domain/forms/form-state.ts";
import { SITE_SETTING_LABELS as LABELS, MOST_BANNER } from "#app/domain/team/site-settings.ts";
import { Button } from "#app/ui/button.tsx";
import { AccountField } from "#app/ui/forms/account-field.tsx";
import { ErrorSummary } from "#app/ui/forms/error-summary.tsx";
import { TextField, Tick } from "#app/ui/forms/field.tsx";
import { fieldsOf } from "#app/ui/forms/form-state.ts";
import { VersionField } from "#app/ui/forms/version-field.tsx";
import { Panel } from "#app/ui/panel.tsx";

type SettingsFormProps = Pick<FormState, "values" | "errors"> & { version: number };

/** Sets what counts for all of Kayap. */
export function SettingsForm({ values, errors, version }: SettingsFormProps) {
  const field = fieldsOf(LABELS, { values, errors });
  return (
    <Panel as="form" method="post" className="stack-4" noValidate>
      <AccountField />
      <VersionField version={version} />
      <ErrorSummary errors={errors} labels={LABELS} />
      <div>
        {(["signUps", "approval"] as const).map((name) => (
          <Tick
            key={name}
            id={name}
            type="checkbox"
            name={name}
            defaultChecked={values[name] !== undefined}
          >
            {LABELS[name]}
          </Tick>
        ))}
      </div>
      <TextField
        {...field("supportEmail")}
        type="email"
        autoComplete="off"
        hint="People see it on every page, and replies to our e-mails go there. Empty: the address Kayap was set up with."
      />
      <TextField
        {...field("banner")}
        autoComplete="off"
        hint={`At most ${MOST_BANNER} characters, on top of every page, for example “Messages may be slow today”. Empty: nothing.`}
      />
      <Button>Save the settings</Button>
    </Panel>
  );
}
